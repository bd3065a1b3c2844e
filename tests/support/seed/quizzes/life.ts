import { essay, multiple, numeric, type SeedQuiz, short, single, trueFalse } from './seedQuiz';

/** Biology and Chemistry. */
export const LIFE_QUIZZES: readonly SeedQuiz[] = [
  {
    title: 'Acids, bases and salts',
    description: 'From lemon juice to limestone.',
    subject: 'Chemistry',
    form_level: 'Form III',
    topic: 'Acids and bases',
    modes: ['attempt', 'paper-based'],
    time_limit: 20,
    passing_score: 60,
    shuffle_questions: true,
    shuffle_options: true,
    review: { score: 'after-submit', answers: 'after-submit', explanations: 'after-submit' },
    by: 'teacher',
    daysAgo: 5,
    sections: [
      {
        title: 'In the laboratory',
        questions: [
          single(
            'What does blue litmus paper become in an acid?',
            ['Green', 'Red', 'Yellow', 'It stays blue'],
            1,
          ),
          numeric('What is the pH of pure water at room temperature?', 7, {
            explanation: 'Neither acid nor base.',
          }),
          short(
            'Which gas is set free when an acid meets a carbonate?',
            ['carbon dioxide', 'CO2', 'carbon dioxide gas'],
            {
              explanation: 'It turns lime water milky.',
            },
          ),
          single(
            'Which pair gives a salt and water only?',
            ['Acid and metal', 'Acid and base', 'Acid and carbonate', 'Base and metal'],
            1,
            {
              explanation: 'That is neutralisation.',
            },
          ),
          multiple(
            'Which of these are bases?',
            ['Sodium hydroxide', 'Vinegar', 'Lime water', 'Lemon juice'],
            [0, 2],
          ),
          trueFalse('Every alkali is a base.', true, {
            explanation: 'An alkali is a base that dissolves in water.',
          }),
          short('Give the chemical formula of common salt.', ['NaCl']),
          single('A farmer’s soil has the pH 4.5. What may help?', ['Vinegar', 'Lime', 'Salt', 'Sugar'], 1, {
            explanation: 'Lime is a base: it neutralises the acid.',
          }),
        ],
      },
    ],
  },
  {
    title: 'The cell',
    description: 'The smallest living part, and what is in it.',
    subject: 'Biology',
    form_level: 'Form I',
    topic: 'Cells',
    modes: ['attempt', 'paper-based', 'timed-sequential'],
    seconds_per_question: 60,
    passing_score: 50,
    shuffle_options: true,
    review: { score: 'after-submit', answers: 'after-submit', explanations: 'after-submit' },
    by: 'teacher2',
    daysAgo: 21,
    sections: [
      {
        title: 'Parts of a cell',
        questions: [
          single(
            'Which part controls what goes on in a cell?',
            ['Cell wall', 'Nucleus', 'Vacuole', 'Cytoplasm'],
            1,
          ),
          multiple(
            'What does a plant cell have that an animal cell lacks?',
            ['Cell wall', 'Nucleus', 'Chloroplasts', 'Cell membrane'],
            [0, 2],
          ),
          short('What is the green substance in leaves called?', ['chlorophyll']),
          trueFalse('Red blood cells of people have no nucleus.', true),
          single(
            'Where in the cell is energy set free from food?',
            ['Mitochondria', 'Ribosomes', 'Vacuole', 'Cell wall'],
            0,
          ),
          numeric(
            'A microscope has an eyepiece of x10 and an objective of x40. How many times does it magnify?',
            400,
            {
              units: ['x', 'times'],
              explanation: '$10 \\times 40$.',
            },
          ),
          single(
            'Cells of the same kind that work together make',
            ['an organ', 'a tissue', 'a system', 'an organism'],
            1,
          ),
        ],
      },
    ],
  },
  {
    title: 'Inheritance and variation',
    description:
      'A short examination: Section A by itself, one essay by your teacher. It closes at the end of the month.',
    subject: 'Biology',
    form_level: 'Form IV',
    topic: 'Genetics',
    modes: ['attempt', 'paper-based'],
    year: 2021,
    time_limit: 40,
    attempts_allowed: 1,
    passing_score: 45,
    review: { score: 'after-close', answers: 'after-close', explanations: 'after-close' },
    closesInDays: 30,
    by: 'teacher2',
    daysAgo: 3,
    sections: [
      {
        title: 'Section A',
        instructions: 'Answer all questions.',
        questions: [
          numeric('How many chromosomes are there in a body cell of a person?', 46, {
            units: ['chromosomes'],
          }),
          single(
            'Two tall pea plants, both Tt, are crossed. What part of the offspring is short?',
            ['None', 'A quarter', 'A half', 'All'],
            1,
            {
              explanation: 'TT, Tt, Tt and tt: one in four.',
            },
          ),
          short('What do we call the form of a gene that shows even when there is only one of it?', [
            'dominant',
            'dominant allele',
            'the dominant allele',
          ]),
          trueFalse('A child’s sex is decided by the chromosome in the sperm.', true),
          multiple(
            'Which of these vary without steps between people?',
            ['Height', 'Blood group', 'Weight', 'Being able to roll the tongue'],
            [0, 2],
          ),
          trueFalse('Two parents with the blood group O can have a child with the blood group A.', false),
        ],
      },
      {
        title: 'Section B',
        questions: [
          essay(
            'Sickle cell disease is common in parts of Tanzania. Explain how two healthy parents can have a child who has it.',
            'Both carry the gene, 2 points; it is recessive, 1 point; a cross with its four outcomes, 2 points.',
          ),
        ],
      },
    ],
  },
];
