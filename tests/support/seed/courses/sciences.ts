import type { SeedCourse } from './seedCourse';

export const SCIENCE_COURSES: readonly SeedCourse[] = [
  {
    title: 'Physics You Can Feel: Forces and Circuits',
    subject: 'Physics',
    level: 'Beginner',
    instructor: 'Emmanuel Massawe',
    description:
      'Measure, push and switch on: the three topics of Form Two that everything later is built on.',
    duration: '5 hours',
    daysAgo: 12,
    by: 'teacher',
    isFeatured: true,
    rating: '4.6',
    students: '120',
    outcomes: ['Measure with the right unit and instrument', 'Use F = ma', 'Find a resistance from V and I'],
    modules: [
      {
        chapter: 0,
        about: 'Numbers with units, and the density of a stone.',
        questions: [
          ['Which is a basic unit of the international system?', ['The kilogram', 'The newton', 'The litre']],
          ['A stone that sinks in water is less dense than water.', false],
          ['How many seconds are in one minute?', '60'],
        ],
      },
      {
        chapter: 1,
        about: 'What starts a thing moving, and what stops it.',
        questions: [
          [
            'A force of 20 N acts on a mass of 4 kg. What is the acceleration?',
            ['5 m/s²', '80 m/s²', '16 m/s²'],
          ],
          ['Without friction we could walk more easily.', false],
          ['In which unit is force measured?', 'newton'],
        ],
      },
      {
        chapter: 2,
        about: 'Charge that flows, and what holds it back.',
        questions: [
          [
            'A lamp takes 0.25 A from a 6 V battery. What is its resistance?',
            ['24 ohms', '1.5 ohms', '6.25 ohms'],
          ],
          ['Lamps in a house are wired in parallel.', true],
        ],
      },
    ],
  },
  {
    title: 'Biology: From the Cell to the Blood',
    subject: 'Biology',
    level: 'Intermediate',
    instructor: 'Zuhura Mbarouk',
    description:
      'How living things are built, named and fed, with drawings that you can repeat in the examination.',
    duration: '6 hours',
    price: 12,
    daysAgo: 30,
    by: 'teacher2',
    rating: '4.8',
    students: '85',
    outcomes: ['Label a cell', 'Place an organism in its group', 'Explain photosynthesis'],
    modules: [
      {
        chapter: 0,
        about: 'The smallest part that lives.',
        questions: [
          [
            'Which part is found in plant cells and not in animal cells?',
            ['The cell wall', 'The nucleus', 'The cytoplasm'],
          ],
          ['All living things are made of cells.', true],
        ],
      },
      { chapter: 1, about: 'Kingdoms, and names in two words.' },
      {
        chapter: 2,
        about: 'Light, water and air become food.',
        questions: [
          ['Which gas do green plants take in for photosynthesis?', ['Carbon dioxide', 'Oxygen', 'Nitrogen']],
          ['Photosynthesis needs light.', true],
        ],
      },
    ],
  },
  {
    title: 'Chemistry Without Fear',
    subject: 'Chemistry',
    level: 'Beginner',
    instructor: 'Emmanuel Massawe',
    description: 'Safety first, then atoms, acids and the mole, each step with an example from the kitchen.',
    duration: '4 hours 30 min',
    daysAgo: 45,
    by: 'teacher',
    outcomes: ['Work safely in the laboratory', 'Draw an atom', 'Tell an acid from a base'],
    modules: [
      { chapter: 0, about: 'What to do before anything burns.' },
      {
        chapter: 1,
        about: 'What everything is made of.',
        questions: [
          ['Which particle carries a negative charge?', ['The electron', 'The proton', 'The neutron']],
          ['Protons are found in the nucleus.', true],
        ],
      },
      {
        chapter: 2,
        about: 'Lemons, soap and salt.',
        questions: [
          ['What colour does blue litmus turn in an acid?', 'red'],
          ['An acid and a base together make a salt and water.', true],
        ],
      },
    ],
  },
  {
    title: 'Algebra and Pythagoras, Step by Step',
    subject: 'Mathematics',
    level: 'Intermediate',
    instructor: 'Asha Mbwana',
    description:
      'From fractions to right angles: every step is written down, and none is left to you to guess.',
    duration: '7 hours',
    price: 8.5,
    daysAgo: 5,
    by: 'admin',
    isFeatured: true,
    outcomes: ['Add fractions', 'Solve linear equations', 'Find the third side of a right-angled triangle'],
    modules: [
      { chapter: 0, about: 'Parts of a whole.' },
      {
        chapter: 1,
        about: 'Letters that stand for numbers.',
        questions: [
          ['Solve x + 2 = 5', ['3', '7', '2.5']],
          ['Solve 3x = 12', '4'],
        ],
      },
      {
        chapter: 2,
        about: 'Squares on the sides of a triangle.',
        questions: [
          ['The short sides are 3 cm and 4 cm. How long is the longest, in cm?', '5'],
          ['The theorem holds in every triangle.', false],
        ],
      },
    ],
  },
];
