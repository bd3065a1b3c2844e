import { RECENT_POSTS, type SeedPost } from './posts';

export const SEED_POSTS: readonly SeedPost[] = [
  ...RECENT_POSTS,
  {
    by: 'student-rashid-bakari',
    text: 'How many hours do you sleep before an exam? I studied all night once and forgot everything I had read.',
    hoursAgo: 52,
    likes: 23,
    comments: [
      {
        by: 'student-zawadi-lukumay',
        text: 'Eight. And I read only my summary page in the morning.',
        minutes: 20,
      },
      { by: 'student-farida-mngongo', text: 'Same here, the brain sorts things at night.', minutes: 48 },
    ],
  },
  {
    by: 'student-thabit-haji',
    text: 'Chemistry colours to remember: copper(II) blue, iron(II) pale green, iron(III) brown. I sing it to the tune of our school song.',
    hoursAgo: 61,
    likes: 29,
  },
  {
    by: 'student-maulid-khamis',
    text: 'History: why did the Maji Maji war spread so fast? I need three points for an essay.',
    hoursAgo: 70,
    likes: 7,
    comments: [
      {
        by: 'student-mariam-kitwana',
        text: 'Forced cotton growing, hut tax, and the belief in the water that brought many peoples together.',
        minutes: 65,
      },
      { by: 'teacher2', text: 'Good points. Add how news travelled along the trade paths.', minutes: 95 },
    ],
  },
  {
    by: 'student-agnes-malisa',
    text: 'The audio on the parts of a flower is only two minutes and it stays in my head. Listen to it twice, then draw the flower without looking.',
    hoursAgo: 79,
    likes: 10,
  },
  {
    by: 'student-catherine-kagaruki',
    text: 'Bookkeeping students: debit what comes in, credit what goes out. But where do I write discount received?',
    hoursAgo: 90,
    likes: 5,
    comments: [
      {
        by: 'student-nicodemus-sikazwe',
        text: 'It is income, so it goes on the credit side of its own account.',
        minutes: 44,
      },
    ],
  },
  {
    by: 'student-happiness-kweka',
    text: 'Our group meets at the school library after classes on Wednesdays to go through Physics numericals. Bring one question that you solved and one that you did not.',
    hoursAgo: 101,
    likes: 16,
  },
  {
    by: 'student-bakari-mtambo',
    text: 'Why does ice float? I know it is less dense, but WHY is it less dense?',
    hoursAgo: 115,
    likes: 18,
    comments: [
      {
        by: 'teacher',
        text: 'In ice each molecule holds four others at a fixed distance. That open frame takes more room than the same molecules in water, which move closer.',
        minutes: 39,
      },
      { by: 'student-bakari-mtambo', text: 'So it is the frame. Now it makes sense.', minutes: 70 },
    ],
  },
  {
    by: 'admin',
    text: 'Karibuni! This place is for questions about your subjects. Be kind, leave out phone numbers and addresses, and press Report when something does not belong here.',
    hoursAgo: 160,
    likes: 44,
    isLocked: true,
    comments: [
      {
        by: 'teacher',
        text: 'Teachers read along too. Ask early, not the night before the exam.',
        minutes: 30,
      },
    ],
  },
  {
    by: 'student-kulwa-shija',
    text: 'Percentages without a calculator: 10 % first, then half of it for 5 %, then add. 35 % of 240 is 24 + 24 + 24 + 12 = 84.',
    hoursAgo: 190,
    likes: 27,
  },
];

/** What waits in the queue of moderation. */
export const SEED_WAITING = [
  {
    by: 'newcomer',
    text: 'Habari! I am new here. Which book should I read first for Form I Mathematics?',
    hoursAgo: 2,
    reason: 'new',
  },
  {
    by: 'student-issa-mfaume',
    text: 'Anybody for a Physics group? Call me on 0712 345 678.',
    hoursAgo: 6,
    reason: 'phone',
  },
] as const;
