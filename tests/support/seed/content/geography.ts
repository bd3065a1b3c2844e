import type { Chapter } from '../../../fixtures/book';

export const geography: readonly Chapter[] = [
  {
    title: 'Mountains and the Rift Valley',
    figure: 'mountain',
    paragraphs: [
      'The face of Tanzania was shaped by great forces inside the earth. Where the crust was pulled apart, long blocks sank and left the Rift Valley, with Lake Tanganyika and Lake Nyasa on its floor. Where hot rock came up, volcanoes grew.',
      'Kilimanjaro, at 5,895 metres, is the highest mountain in Africa. It has three peaks: Kibo, Mawenzi and Shira. Ol Doinyo Lengai, south of Lake Natron, is still active; its lava is black when it flows and turns white within days.',
      'Mountains change the weather. Moist wind from the sea rises on the slopes, cools and drops its rain. That is why coffee and bananas grow on the southern side of Kilimanjaro, while the plains behind it stay dry. Such a dry area is called a rain shadow.',
      'Volcanic soil is deep and rich, so that many people live on the slopes of Meru, Kilimanjaro and Rungwe. They terrace the land and plant trees, because heavy rain washes bare soil away.',
    ],
    questions: [
      'Explain with a sketch how a rift valley is formed.',
      'Name the three peaks of Kilimanjaro.',
      'What is a rain shadow? Give an example from East Africa.',
      'Give two reasons why many people live on the slopes of volcanoes.',
    ],
  },
  {
    title: 'Reading maps',
    figure: 'graph',
    paragraphs: [
      'A map is a drawing of the land as seen from above. Its scale tells how much smaller it is. On a map of 1:50,000 one centimetre stands for 50,000 centimetres, which is half a kilometre.',
      'Grid lines give every place a reference. Read the number along the bottom first, the easting, and then the number up the side, the northing. A reference of six figures finds a place to within a hundred metres.',
      'Contour lines join places of the same height. Where they lie close together, the slope is steep; where they lie far apart, it is gentle. Lines that make a V pointing uphill show a valley, and rings inside rings show a hill.',
      'To measure a road, lay a thread along its bends, then stretch the thread on the scale. To give a direction, use a bearing: the angle from north, clockwise, written in three figures, such as 045.',
    ],
    questions: [
      'Two villages are 7 cm apart on a map of 1:50,000. How far apart are they on the ground?',
      'What do contour lines that lie close together tell you?',
      'Explain how you would measure the length of a winding river on a map.',
      'Give the bearing of south-west.',
    ],
  },
  {
    title: 'Weather and climate',
    figure: 'bars',
    paragraphs: [
      'Weather is the state of the air today; climate is the weather of many years taken together. A weather station measures temperature, rain, wind, pressure and moisture, every day at the same hour.',
      'Most of Tanzania has a dry season from June to October. In the north and along the coast the rain comes twice: the long rains, masika, from March to May, and the short rains, vuli, from October to December. In the south and west it comes once.',
      'A rain gauge stands in the open, away from trees and roofs. The water that it catches is poured into a measuring cylinder and read in millimetres. A Stevenson screen is a white box with slats that keeps the sun off the thermometers and lets the air through.',
      'The climate is changing. Rain comes later and harder, dry spells grow longer, and the ice of Kilimanjaro has shrunk by more than four fifths in a century. Farmers answer with early seed, water harvesting and trees between the rows.',
    ],
    questions: [
      'State the difference between weather and climate.',
      'Why is a Stevenson screen painted white?',
      'Name the two rainy seasons of the coast and the months in which they come.',
      'Suggest three ways in which a farmer can prepare for a changing climate.',
    ],
  },
  {
    title: 'Agriculture, trade and people',
    figure: 'bars',
    paragraphs: [
      'Two out of three Tanzanians work on the land. Most farms are small and grow food: maize, cassava, rice, beans and bananas. Others grow crops for sale: coffee in Kilimanjaro and Kagera, cotton round Mwanza and Shinyanga, tea in the highlands of Iringa and Njombe, cloves on Zanzibar.',
      'A population grows when more are born than die and when more move in than move out. A pyramid of ages shows its make-up: a broad base means many children, who need schools today and work tomorrow.',
      'People move from villages to towns in search of work, schools and hospitals. Towns grow faster than their roads, water and drains. Good planning leaves room for markets, parks and buses before the houses are built.',
    ],
    questions: [
      'Name four crops grown for sale in Tanzania and a region for each.',
      'What does a population pyramid with a broad base tell you?',
      'Give three reasons why young people move to towns.',
      'Suggest two ways of making village life more attractive to the young.',
    ],
  },
];
