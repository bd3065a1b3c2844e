import type { SeedCourse } from './seedCourse';

/** What is particular to one sample class; its lessons are chapters of the subject (../content). */
export interface SeedClass extends Pick<
  SeedCourse,
  | 'title'
  | 'subject'
  | 'category'
  | 'level'
  | 'description'
  | 'price'
  | 'daysAgo'
  | 'by'
  | 'status'
  | 'students'
> {
  subtitle: string;
  /** Left open: at the learner's own pace. */
  duration?: string;
  teacher: keyof typeof TEACHERS;
  outcomes: readonly string[];
  /** Which of the subject's chapters it goes through. */
  chapters: readonly number[];
}

/** As their classes introduce them. */
export const TEACHERS = {
  'Emmanuel Massawe': {
    title: 'Physics and Chemistry teacher',
    bio: 'Fourteen years at the blackboard in Moshi. He believes that nobody is bad at physics, only badly asked.',
    rating: '4.7',
    studentsCount: '640',
  },
  'Zuhura Mbarouk': {
    title: 'Biology and English teacher',
    bio: 'Teaches in Zanzibar and draws everything that she explains.',
    rating: '4.8',
    studentsCount: '410',
  },
  'Asha Mbwana': {
    title: 'Mathematics teacher',
    bio: 'Prepares Form Four students for the national examination since 2012.',
    rating: '4.9',
    studentsCount: '980',
  },
} as const;

export const ON_DEMAND_CLASSES: readonly SeedClass[] = [
  {
    title: 'Ohm’s Law in One Evening',
    subtitle: 'From the torch in your hand to the numbers in the examination',
    subject: 'Physics',
    level: 'Beginner',
    description:
      'What a current is, what holds it back, and how V = IR answers most questions about circuits. With exercises to do on paper.',
    duration: '1 hour 20 min',
    teacher: 'Emmanuel Massawe',
    daysAgo: 4,
    by: 'teacher',
    students: '64',
    outcomes: ['Draw a circuit with its signs', 'Use V = IR', 'Tell series from parallel'],
    chapters: [2],
  },
  {
    title: 'Motion Problems, Solved Slowly',
    subtitle: 'Speed, acceleration and the graphs that go with them',
    subject: 'Physics',
    level: 'Intermediate',
    description:
      'Ten kinds of problems on motion in a straight line, each solved line by line until none is left.',
    duration: '2 hours',
    price: 4.5,
    teacher: 'Emmanuel Massawe',
    daysAgo: 18,
    by: 'teacher',
    students: '35',
    outcomes: ['Read a distance-time graph', 'Choose the right equation of motion'],
    chapters: [3, 1],
  },
  {
    title: 'How Plants Make Food',
    subtitle: 'Photosynthesis with things from your kitchen',
    subject: 'Biology',
    level: 'Beginner',
    description: 'Leaves, light and iodine: what plants need to make food, and how you can show it at home.',
    teacher: 'Zuhura Mbarouk',
    daysAgo: 9,
    by: 'teacher2',
    students: '88',
    outcomes: ['Write the word equation of photosynthesis', 'Test a leaf for starch'],
    chapters: [2],
  },
  {
    title: 'Write a Letter That Gets an Answer',
    subtitle: 'Formal and friendly letters for Form One to Four',
    subject: 'English',
    level: 'Beginner',
    description: 'How a letter is built, which words fit whom, and the mistakes that cost marks.',
    duration: '1 hour',
    teacher: 'Zuhura Mbarouk',
    daysAgo: 26,
    by: 'teacher2',
    outcomes: ['Lay out a formal letter', 'Choose the tone for the reader'],
    chapters: [2],
  },
  {
    title: 'Fractions Without Tears',
    subtitle: 'For whoever got lost somewhere in primary school',
    subject: 'Mathematics',
    level: 'Beginner',
    description:
      'From half a chapati to three quarters of a shamba: fractions, decimals and percentages that make sense.',
    duration: '1 hour 30 min',
    teacher: 'Asha Mbwana',
    daysAgo: 2,
    by: 'admin',
    students: '152',
    outcomes: ['Add and multiply fractions', 'Change a fraction into a percentage'],
    chapters: [0],
  },
  {
    title: 'Statistics for Form Four: Means, Modes and Histograms',
    subtitle: 'The questions that come every year',
    subject: 'Mathematics',
    level: 'Advanced',
    description:
      'Grouped data, cumulative frequency and histograms, as the national examination asks for them.',
    duration: '2 hours 10 min',
    price: 6,
    teacher: 'Asha Mbwana',
    daysAgo: 40,
    by: 'admin',
    students: '47',
    outcomes: ['Find mean, mode and median of grouped data', 'Draw a histogram'],
    chapters: [3],
  },
  {
    title: 'Acids and Bases in Your Kitchen',
    subtitle: 'Chemistry with lemons, ash and hibiscus',
    subject: 'Chemistry',
    level: 'Intermediate',
    description: 'What makes a lemon sour, why ash cleans, and how hibiscus tea tells which is which.',
    teacher: 'Emmanuel Massawe',
    daysAgo: 1,
    by: 'teacher',
    status: 'draft',
    outcomes: ['Tell an acid from a base'],
    chapters: [2],
  },
  {
    title: 'Laboratory Safety, Old Rules',
    subtitle: 'Before the new laboratory opened',
    subject: 'Chemistry',
    level: 'Beginner',
    description: 'How to behave around flames and acids. There is a newer class on this.',
    teacher: 'Emmanuel Massawe',
    daysAgo: 300,
    by: 'teacher',
    status: 'archived',
    outcomes: ['Name the rules of a laboratory'],
    chapters: [0],
  },
];
