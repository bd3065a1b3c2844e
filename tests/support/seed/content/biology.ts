import type { Chapter } from '../../../fixtures/book';

export const biology: readonly Chapter[] = [
  {
    title: 'The cell',
    figure: 'cell',
    paragraphs: [
      'Every living thing is made of cells. A bacterium is one cell; a mango tree or a human being is made of many millions. Most cells are too small to see, so we study them with a light microscope, which can make them look four hundred times larger.',
      'A plant cell has a cell wall, a cell membrane, cytoplasm, a nucleus, a large vacuole and chloroplasts. The cell wall is made of cellulose and gives the cell its shape. The nucleus controls what the cell does. The chloroplasts hold chlorophyll, the green substance that traps the energy of sunlight.',
      'An animal cell has no cell wall, no chloroplasts and only small vacuoles. Its shape can therefore change. A white blood cell, for example, changes its shape to surround a germ. A nerve cell is long and thin, because its work is to carry messages from one end of the body to the other.',
      'Cells that look alike and do the same work form a tissue. Several tissues form an organ, such as the heart or a leaf. Organs that work together form a system, and all systems together make up the organism.',
    ],
    questions: [
      'Name three parts that are found in a plant cell but not in an animal cell, and give the work of each.',
      'Explain why a nerve cell and a red blood cell have different shapes.',
      'Arrange from the smallest to the largest: organ, cell, organism, tissue, system.',
      'A cell measures 0.02 mm. How long does it look under a magnification of 400?',
    ],
  },
  {
    title: 'Classification of living things',
    figure: 'bars',
    paragraphs: [
      'There are more than a million known kinds of living things. To study them we sort them into groups by the features that they share. This sorting is called classification. It lets a biologist in Mwanza and a biologist in Tokyo talk about the same animal without confusion.',
      'The largest group is the kingdom. There are five: Monera, Protoctista, Fungi, Plantae and Animalia. Each kingdom is divided into phyla, then classes, orders, families, genera and species. Members of one species can breed together and have young that can breed in their turn.',
      'Each species has a scientific name of two words. The first is the genus and begins with a capital letter; the second is the species and does not. Maize is Zea mays, the lion is Panthera leo. In print the name is in italics; by hand it is underlined.',
      'A key helps us to identify an organism. In a dichotomous key every step gives two choices. You choose the one that fits and follow it to the next step, until you reach a name.',
    ],
    questions: [
      'State two advantages of classifying living things.',
      'Write the scientific name of maize correctly by hand.',
      'Why is a mushroom not placed in the kingdom Plantae?',
      'Make a dichotomous key for these five: a cow, a tilapia, a frog, a bee and a chicken.',
    ],
  },
  {
    title: 'Nutrition in green plants',
    figure: 'leaf',
    paragraphs: [
      'Green plants make their own food. They take carbon dioxide from the air and water from the soil, and with the energy of sunlight they turn them into glucose. Oxygen is given off. The process is called photosynthesis and it takes place mostly in the leaves.',
      'A leaf suits this work well. It is broad, so that it catches much light; it is thin, so that gases pass through it quickly; and it has many small openings, the stomata, through which carbon dioxide enters. Veins bring water and carry the food away.',
      'To test a leaf for starch, boil it in water for a minute, then warm it in alcohol over a water bath until its green colour has gone. Rinse it and add iodine solution. A blue-black colour shows that starch is present. Never heat alcohol over an open flame.',
      'The rate of photosynthesis depends on light, on carbon dioxide and on temperature. The factor in shortest supply sets the rate and is called the limiting factor. At noon on a clear day in Dodoma it is seldom light; more often it is water or carbon dioxide.',
    ],
    questions: [
      'Write a word equation for photosynthesis.',
      'Give two ways in which a leaf is suited to its work.',
      'Why is the leaf boiled in water before it is warmed in alcohol?',
      'Describe an experiment to show that light is needed for photosynthesis.',
      'What is meant by a limiting factor? Give an example from a maize field.',
    ],
  },
  {
    title: 'Transport in the human body',
    figure: 'graph',
    paragraphs: [
      'Blood carries oxygen, digested food, hormones and heat to every part of the body and takes waste away. It is made of a liquid, the plasma, and of red cells, white cells and platelets. An adult has about five litres of it.',
      'The heart is a pump with four chambers. The right side sends blood to the lungs, where it takes up oxygen; the left side sends it to the rest of the body. The wall of the left ventricle is the thickest, because it pushes the blood farthest.',
      'Arteries carry blood away from the heart. Their walls are thick and elastic. Veins bring it back and have valves that stop it from flowing backwards. Capillaries join the two: their walls are only one cell thick, so that food and oxygen can pass through.',
      'In malaria a parasite carried by the female Anopheles mosquito destroys red blood cells. Sleeping under a treated net, draining still water and taking the full course of medicine break the chain of infection.',
    ],
    questions: [
      'Name the four main parts of blood and give the function of each.',
      'Why is the wall of the left ventricle thicker than that of the right ventricle?',
      'State three differences between arteries and veins.',
      'Your pulse is 72 beats a minute at rest and 120 after running. Explain the difference.',
    ],
  },
];
