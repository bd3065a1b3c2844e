import type { Chapter } from '../../../fixtures/book';

export const agriculture: readonly Chapter[] = [
  {
    title: 'Soil and how to keep it',
    figure: 'mountain',
    paragraphs: [
      'Soil is made of broken rock, dead plants, water, air and countless living things. Good soil crumbles in the hand, smells fresh and holds water without drowning the roots. It takes hundreds of years to make a hand’s depth of it, and one storm to wash it away.',
      'To test the texture, wet a handful and roll it. Sand will not roll at all, loam rolls and breaks, clay makes a long smooth ring. Sand drains fast, clay slowly; loam is best for most crops.',
      'Terraces, grass strips and planting across the slope hold soil on a hillside. Mulch shades it, compost feeds it, and beans put back the nitrogen that maize takes out.',
    ],
    questions: [
      'Describe a simple test for the texture of soil.',
      'Name four ways of preventing soil erosion on a slope.',
      'Why do farmers plant beans between the rows of maize?',
    ],
  },
  {
    title: 'Growing maize',
    figure: 'leaf',
    paragraphs: [
      'Choose seed that suits your rain. Early seed ripens in 90 days and suits Dodoma; late seed gives more but needs the long rains of Mbeya. Plant at the first good rain, two seeds to a hole, 75 cm between rows and 30 cm along the row.',
      'Weed twice: two weeks after the plants show and again before they reach the knee. Weeds take the same water and food as the crop. Look under the leaves for the fall armyworm, and act while it is still small.',
      'Harvest when the husks are dry. Dry the cobs on a rack, never on bare ground, until the grain cracks between the teeth. Damp grain grows mould, and some moulds are poisonous.',
    ],
    questions: [
      'How many maize plants stand on one hectare at 75 cm by 30 cm with one plant to a hole?',
      'When should maize be weeded, and why?',
      'Explain how to store maize safely for six months.',
    ],
  },
];

export const computerStudies: readonly Chapter[] = [
  {
    title: 'What a computer is made of',
    figure: 'network',
    paragraphs: [
      'A computer takes in data, works on them, stores them and gives out results. A phone is a computer, and so is the till in a shop. The parts that you can touch are hardware; the instructions that they follow are software.',
      'The processor does the work, one small step after another, more than a thousand million steps a second. The main memory holds what it is working on and forgets it when the power goes; the disk remembers.',
      'Data are stored as bits, each 0 or 1. Eight bits make a byte, enough for one letter. A page of text takes about 2,000 bytes, a photograph 2,000,000, a minute of video 10,000,000. Now you know why videos eat your bundle.',
    ],
    questions: [
      'Give three examples each of input and output devices.',
      'What is the difference between main memory and a disk?',
      'How many pages of text of 2,000 bytes fit into 1 MB?',
      'Write the number 13 in binary.',
    ],
  },
  {
    title: 'Networks and staying safe',
    figure: 'network',
    paragraphs: [
      'Computers that are joined can share files, printers and messages. A switch joins those in one room; a router joins one network to another; the internet joins the networks of the world.',
      'When you open a page, your phone asks a server for it, and the server sends it in small packets. Each may take another way, and your phone puts them in order again. If one is lost, it is sent again.',
      'Be careful with what you share. A photograph once sent cannot be called back. Use a long password, a different one for every place, and never tell it to anybody who asks by phone, whatever he says he is.',
    ],
    questions: [
      'What is the difference between a switch and a router?',
      'Explain why data are sent in packets.',
      'Give four rules for a safe password.',
      'A stranger offers you a prize by message and asks for your secret number. What do you do?',
    ],
  },
];

export const science: readonly Chapter[] = [
  {
    title: 'Working like a scientist',
    figure: 'graph',
    paragraphs: [
      'A scientist asks a question, guesses an answer, and then tries to prove the guess wrong. The guess is a hypothesis. If it survives many trials, we begin to trust it. Mwanasayansi huuliza swali, hubuni jibu, kisha hulipima.',
      'In a fair test only one thing changes. To find out whether beans grow better with ash, plant two rows in the same soil, water them alike, and give ash to one only. Katika jaribio la haki, jambo moja tu hubadilishwa.',
      'Write down everything, also what went wrong. Another person must be able to repeat your experiment from your notes. Andika kila kitu, hata yale yaliyokwenda kombo.',
    ],
    questions: [
      'What is a hypothesis? / Nadharia tete ni nini?',
      'Plan a fair test: does salt water boil later than fresh water?',
      'Why must an experiment be repeatable? / Kwa nini jaribio lazima liweze kurudiwa?',
    ],
  },
  {
    title: 'Words of science: English and Kiswahili',
    figure: 'cell',
    paragraphs: [
      'Life: cell, seli; tissue, tishu; organ, ogani; photosynthesis, usanisinuru; respiration, upumuaji; nutrition, lishe; disease, ugonjwa; parasite, kimelea; species, spishi; blood, damu.',
      'Matter: atom, atomu; element, elementi; compound, kampaundi; mixture, mchanganyiko; acid, asidi; base, besi; salt, chumvi; solution, mmumunyo; gas, gesi; liquid, kimiminika; solid, mango.',
      'Energy: force, kani; energy, nishati; speed, mwendo; velocity, kasi; heat, joto; temperature, halijoto; current, mkondo; circuit, sakiti; light, mwanga; sound, sauti; density, densiti; pressure, kanieneo.',
    ],
    questions: [
      'Give the Kiswahili word for: energy, solution, tissue, circuit.',
      'Give the English word for: usanisinuru, kanieneo, kimelea, mango.',
      'Write two sentences in Kiswahili about how a plant makes its food.',
    ],
  },
];
