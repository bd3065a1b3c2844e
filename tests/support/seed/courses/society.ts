import type { SeedCourse } from './seedCourse';

export const SOCIETY_COURSES: readonly SeedCourse[] = [
  {
    title: 'Start a Small Business in Your Town',
    subject: 'Commerce',
    category: 'Business',
    level: 'Beginner',
    instructor: 'Juma Kilonzo',
    description:
      'Buy, sell and keep your money safe: for learners who want to earn while they are at school.',
    duration: '3 hours',
    price: 15,
    daysAgo: 9,
    by: 'admin',
    rating: '4.4',
    students: '210',
    outcomes: ['Set a price that leaves a profit', 'Use mobile money safely'],
    modules: [
      {
        chapter: 0,
        about: 'From the market to the shelf.',
        questions: [
          ['You buy at 800 shillings and sell at 1,000. What is the profit?', '200'],
          ['A shop that gives credit to everybody is sure of its money.', false],
        ],
      },
      {
        chapter: 1,
        about: 'Where money lies, and how it travels.',
        questions: [['You should tell nobody the PIN of your mobile money.', true]],
      },
    ],
  },
  {
    title: 'Write Better English',
    subject: 'English',
    level: 'Intermediate',
    instructor: 'Zuhura Mbarouk',
    description:
      'Stories, letters and poems: read good ones, then write your own and check them against a list.',
    duration: '4 hours',
    daysAgo: 21,
    by: 'teacher2',
    outcomes: ['Tell a story in the right tense', 'Write a formal letter'],
    modules: [
      {
        chapter: 1,
        about: 'First, then, after that.',
        questions: [
          ['Which is the past of "go"?', ['went', 'goed', 'gone']],
          ['A story in the past tense may say "yesterday I go".', false],
        ],
      },
      { chapter: 2, about: 'To a friend, and to an office.' },
      { chapter: 3, about: 'What a poem does not say.' },
    ],
  },
  {
    title: 'Somo la Ngeli na Methali',
    subject: 'Kiswahili',
    level: 'Beginner',
    instructor: 'Emmanuel Massawe',
    description: 'Ngeli za nomino kwa mifano mingi, kisha methali na nahau za kila siku.',
    duration: 'Saa 3',
    daysAgo: 2,
    by: 'teacher',
    status: 'draft',
    outcomes: ['Kutambua ngeli ya nomino', 'Kueleza maana ya methali'],
    modules: [
      { chapter: 0, about: 'Nomino na makundi yake.' },
      { chapter: 1, about: 'Hekima katika maneno machache.' },
    ],
  },
  {
    title: 'Maps and Weather of East Africa',
    subject: 'Geography',
    level: 'Advanced',
    instructor: 'Emmanuel Massawe',
    description:
      'Read a map, then the sky: scale, height, wind and rain between the coast and the great lakes.',
    duration: '5 hours',
    daysAgo: 300,
    by: 'teacher',
    status: 'archived',
    outcomes: ['Measure a distance on a map', 'Explain the two rainy seasons'],
    modules: [
      { chapter: 1, about: 'Scale, grid and height.' },
      { chapter: 2, about: 'Where the rain comes from.' },
    ],
  },
];
