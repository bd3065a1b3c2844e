/** A question: its text, and a truth, a short answer, or options of which the first is right. */
export type SeedQuestion = readonly [text: string, answer: boolean | string | readonly string[]];

/** What is particular to one sample course; its lessons are chapters of the subject (../content). */
export interface SeedCourse {
  title: string;
  /** Whose chapters it teaches; also its category where none is named. */
  subject: string;
  category?: string;
  level: 'Beginner' | 'Intermediate' | 'Advanced';
  instructor: string;
  description: string;
  duration: string;
  /** US dollars; free where there is none. */
  price?: number;
  daysAgo: number;
  by: 'teacher' | 'teacher2' | 'admin';
  status?: 'draft' | 'archived';
  isFeatured?: boolean;
  rating?: string;
  students?: string;
  outcomes: readonly string[];
  modules: readonly {
    /** Which of the subject's chapters it teaches. */
    chapter: number;
    about: string;
    questions?: readonly SeedQuestion[];
  }[];
}
