import { essay, multiple, numeric, type SeedQuiz, short, single, trueFalse } from './seedQuiz';

/** Geography, History and Civics. */
export const SOCIETY_QUIZZES: readonly SeedQuiz[] = [
  {
    title: 'Maps and scales',
    description: 'Distances, directions and heights on a map of 1 : 50 000.',
    subject: 'Geography',
    form_level: 'Form II',
    topic: 'Map reading',
    modes: ['attempt', 'paper-based'],
    time_limit: 20,
    passing_score: 50,
    shuffle_options: true,
    review: { score: 'after-submit', answers: 'after-submit', explanations: 'after-submit' },
    by: 'teacher2',
    daysAgo: 10,
    sections: [
      {
        title: 'Reading a map',
        questions: [
          numeric(
            'On a map of 1 : 50 000 two villages are 6 cm apart. How far is that on the ground, in kilometres?',
            3,
            {
              units: ['km', 'kilometres'],
              explanation: '1 cm stands for 0.5 km.',
            },
          ),
          single(
            'Contour lines that lie close together show',
            ['flat land', 'a steep slope', 'a lake', 'a road'],
            1,
          ),
          numeric('The bearing of a place due south is how many degrees?', 180, { units: ['degrees', '°'] }),
          single(
            'Which scale shows the most detail?',
            ['1 : 10 000', '1 : 50 000', '1 : 250 000', '1 : 1 000 000'],
            0,
          ),
          short('Which lines on a globe run from pole to pole?', [
            'meridians',
            'lines of longitude',
            'longitudes',
            'longitude',
          ]),
          trueFalse('Tanzania lies wholly south of the Equator.', true),
          numeric(
            'The sun needs 4 minutes for each degree of longitude. How many hours are there between 15° E and 45° E?',
            2,
            {
              units: ['hours', 'h'],
              explanation: '30 degrees times 4 minutes are 120 minutes.',
            },
          ),
          multiple(
            'Which of these lakes touch Tanzania?',
            ['Lake Victoria', 'Lake Turkana', 'Lake Nyasa', 'Lake Tanganyika'],
            [0, 2, 3],
          ),
        ],
      },
    ],
  },
  {
    title: 'Tanganyika under colonial rule',
    description:
      'From the German flag to independence. The second section asks for one answer in your own words.',
    subject: 'History',
    form_level: 'Form III',
    topic: 'Colonial rule',
    modes: ['attempt', 'paper-based'],
    year: 2020,
    time_limit: 45,
    attempts_allowed: 2,
    passing_score: 40,
    review: { score: 'after-submit', answers: 'after-last-attempt', explanations: 'after-last-attempt' },
    by: 'teacher2',
    daysAgo: 25,
    sections: [
      {
        title: 'Section A',
        instructions: 'Answer all questions.',
        questions: [
          numeric('In which year did the Maji Maji resistance begin?', 1905),
          single('Who led the Hehe against the Germans?', ['Mkwawa', 'Kinjeketile', 'Mirambo', 'Meli'], 0),
          single(
            'What were people in the south-east made to grow before 1905?',
            ['Tea', 'Cotton', 'Coffee', 'Cashew nuts'],
            1,
          ),
          numeric('In which year did Tanganyika become independent?', 1961),
          short('Which party led the struggle for independence from 1954 on?', [
            'TANU',
            'Tanganyika African National Union',
          ]),
          trueFalse('After the First World War Tanganyika came under British rule.', true),
          single(
            'What is it called when a power rules through local chiefs?',
            ['Direct rule', 'Indirect rule', 'Assimilation', 'Federation'],
            1,
          ),
        ],
      },
      {
        title: 'Section B',
        instructions: 'Answer one question.',
        answer_count: 1,
        questions: [
          essay(
            'Explain three causes of the Maji Maji resistance.',
            'Forced cotton growing, taxes, cruel overseers, loss of land, belief in the water: 1 point each, 2 for how well they are explained.',
          ),
          essay(
            'Why did the groups that rose in 1905 not win? Give three reasons.',
            'Weapons, famine by burnt fields, no common command, not all groups joined: 1 point each, 2 for explanation.',
          ),
        ],
      },
    ],
  },
  {
    title: 'Rights, duties and government',
    description: 'What the constitution gives to each citizen, and what it asks.',
    subject: 'Civics',
    form_level: 'Form IV',
    topic: 'Government',
    modes: ['attempt', 'timed-sequential'],
    time_limit: 15,
    seconds_per_question: 60,
    passing_score: 60,
    shuffle_questions: true,
    shuffle_options: true,
    review: { score: 'after-submit', answers: 'after-submit', explanations: 'after-submit' },
    by: 'teacher',
    daysAgo: 18,
    sections: [
      {
        title: 'Citizens',
        questions: [
          numeric('From what age may a citizen of Tanzania vote?', 18, { units: ['years'] }),
          single(
            'Which branch of government makes laws?',
            ['The executive', 'The judiciary', 'The legislature', 'The police'],
            2,
          ),
          multiple(
            'Which of these are duties of a citizen?',
            ['To pay taxes', 'To obey the law', 'To be rich', 'To protect public property'],
            [0, 1, 3],
          ),
          trueFalse('A court may judge without hearing the person who is accused.', false),
          short('What is the highest law of a country called?', [
            'constitution',
            'the constitution',
            'katiba',
          ]),
          single('In which year were Tanganyika and Zanzibar united?', ['1961', '1963', '1964', '1977'], 2),
        ],
      },
    ],
  },
];
