import { paths } from '../../domain/paths';

/** The four slides of the home page (spec section 2.4). */
export interface Promo {
  kicker: string;
  title: string;
  text: string;
  /** One real thing from the lesson, large; said by the words already. */
  big: string;
  dye: 'clay' | 'ocean' | 'marigold' | 'forest';
  to: string;
  action: string;
}

export const PROMOS: readonly Promo[] = [
  {
    kicker: 'Live discussions',
    title: 'Ask aloud. A teacher answers.',
    text: 'Rooms for one question at a time, with your teachers and students from other schools.',
    big: 'Kwa nini?',
    dye: 'clay',
    to: paths.discussions,
    action: 'Join a discussion',
  },
  {
    kicker: 'Popular courses',
    title: 'From the first cell to the last exam',
    text: 'Lessons in order, with notes to keep and a test at the end of each module.',
    big: 'F = ma',
    dye: 'ocean',
    to: paths.courses,
    action: 'See the courses',
  },
  {
    kicker: 'Ebooks and resources',
    title: 'The whole shelf in your pocket',
    text: 'Books and past papers for Form I to IV. You see the size before you open one.',
    big: 'A – Z',
    dye: 'marigold',
    to: paths.ebooks,
    action: 'Find a book',
  },
  {
    kicker: 'Live classes',
    title: 'The best teacher is one tap away',
    text: 'Join from home at the hour that suits you, and put your hand up when you are lost.',
    big: '19:30',
    dye: 'forest',
    to: paths.interactiveLearning,
    action: 'See the timetable',
  },
];
