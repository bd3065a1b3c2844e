import type { Chapter } from '../../../fixtures/book';

export const chemistry: readonly Chapter[] = [
  {
    title: 'Safety in the laboratory',
    figure: 'bars',
    paragraphs: [
      'A laboratory is a room for experiments. It holds chemicals that can burn, poison or stain, and apparatus that can break. Good habits keep you and your classmates safe: walk, do not run; never taste a chemical; tie back long hair; and wash your hands before you leave.',
      'Bottles carry warning signs. A flame means that the substance catches fire easily, as petrol and ethanol do. A skull means poison. A hand with drops falling on it means that the substance is corrosive: it eats away skin and cloth, as concentrated acids do.',
      'If acid falls on your skin, wash it at once with plenty of water and tell your teacher. If clothes catch fire, do not run: lie down, roll, and let others cover you with a blanket. Every laboratory needs a first-aid kit, a bucket of sand and a fire extinguisher.',
    ],
    questions: [
      'State four rules that every learner must follow in a laboratory.',
      'What do the signs of a flame, a skull and an exclamation mark tell you?',
      'Describe what you would do if a classmate spilled acid on her hand.',
      'Why must water never be poured on burning oil?',
    ],
  },
  {
    title: 'The structure of the atom',
    figure: 'atom',
    paragraphs: [
      'Matter is made of atoms. At the centre of an atom is a small, heavy nucleus of protons and neutrons. Around it move the electrons, arranged in shells. A proton has a positive charge, an electron a negative one, and a neutron has none.',
      'The number of protons is the atomic number. It decides which element the atom is: six protons make carbon, eight make oxygen. The number of protons and neutrons together is the mass number. Sodium, with 11 protons and 12 neutrons, has the mass number 23.',
      'The first shell holds at most two electrons, the second at most eight. Sodium therefore has the arrangement 2:8:1. The electrons of the outermost shell decide how an element reacts: those with one outer electron, such as sodium and potassium, react violently with water.',
      'Atoms of one element can differ in the number of their neutrons. They are called isotopes. Chlorine has two, of mass 35 and 37, which is why its relative atomic mass is 35.5.',
    ],
    questions: [
      'Draw the electron arrangement of magnesium (atomic number 12).',
      'An atom has 17 protons and 18 neutrons. Give its atomic number and its mass number.',
      'What are isotopes? Give one example.',
      'Why do sodium and potassium have similar chemical properties?',
    ],
  },
  {
    title: 'Acids, bases and salts',
    figure: 'graph',
    paragraphs: [
      'Lemon juice, sour milk and vinegar taste sour because they contain acids. Wood ash and soap feel slippery because they contain bases. Indicators tell us which is which: acids turn blue litmus red, and bases turn red litmus blue. The juice of red hibiscus flowers works too.',
      'The pH scale runs from 0 to 14. A neutral solution such as pure water has pH 7; the lower the number, the stronger the acid; the higher, the stronger the alkali. Most crops grow well in soil of pH 6 to 7, so farmers add lime to soil that is too acid.',
      'When an acid reacts with a base, a salt and water are formed. This is called neutralisation. Hydrochloric acid and sodium hydroxide, for example, give sodium chloride, the salt that we cook with, and water.',
    ],
    questions: [
      'Classify as acid, base or neutral: soap, orange juice, sugar solution, wood ash, vinegar.',
      'Write a word equation for the reaction of hydrochloric acid with sodium hydroxide.',
      'A sample of soil has a pH of 4.5. What should the farmer add, and why?',
      'Describe how you would make an indicator from hibiscus flowers.',
    ],
  },
  {
    title: 'The mole and chemical equations',
    figure: 'bars',
    paragraphs: [
      'Atoms are far too small to count one by one. Chemists count them by weighing. One mole of any substance contains the same number of particles, about 602 followed by 21 zeros. The mass of one mole in grams has the same value as the relative formula mass.',
      'To find the number of moles, divide the mass by the molar mass. Water has a molar mass of 18 g. A cup with 180 g of water therefore holds 180 / 18 = 10 moles. In the same way 4 g of sodium hydroxide, of molar mass 40 g, is 0.1 mole.',
      'A chemical equation must be balanced: the atoms that go in must come out. When magnesium burns, two atoms of magnesium join one molecule of oxygen and give two units of magnesium oxide. The equation tells us that 48 g of magnesium need 32 g of oxygen.',
    ],
    questions: [
      'How many moles are there in 88 g of carbon dioxide (molar mass 44 g)?',
      'Find the mass of 0.25 mole of calcium carbonate (molar mass 100 g).',
      'What mass of magnesium oxide is formed when 12 g of magnesium burn completely?',
      'Why must a chemical equation be balanced?',
    ],
  },
];
