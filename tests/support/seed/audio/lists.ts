import type { SeedList } from './seedAudio';

export const PLAYLISTS: readonly SeedList[] = [
  {
    title: 'Science in Rhymes',
    description: 'Short mnemonics to hear on the way home, one after the other.',
    clips: [
      'Colours of the Rainbow',
      'The Reactivity Series, Sung',
      'The Planets in Order: My Very Eager Mwalimu',
    ],
    daysAgo: 11,
    by: 'teacher2',
    subject: 'Science',
  },
  {
    title: 'Before the Form II Examination',
    description: 'Ten minutes of revision: cells, civics and the trigonometry that everybody forgets.',
    clips: [
      'Cells and Tissues by Ear',
      'Civics on the Way to School',
      'SOH CAH TOA Under the Mango Tree',
      'Ngeli za Nomino kwa Wimbo',
    ],
    daysAgo: 6,
    by: 'teacher',
    subject: 'Mathematics',
  },
  {
    title: 'The Coast: History and Stories',
    description: 'The lectures on trade together with the stories that are told along the same coast.',
    clips: ['Trade on the Swahili Coast', 'Hadithi za Pwani: Sungura na Bahari'],
    daysAgo: 4,
    by: 'teacher',
    price: 2,
    subject: 'History',
  },
];
