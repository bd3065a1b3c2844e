import type { BookFormat } from '../../../../src/domain/bookFile';
import type { BookType } from '../../../../src/domain/ebook';

/** What is particular to one sample book; the rest follows from it (../ebooks.ts). */
export interface SeedBook {
  title: string;
  subject: string;
  form: 'Form I' | 'Form II' | 'Form III' | 'Form IV' | 'Form I-IV';
  description: string;
  author: string;
  publisher: string;
  daysAgo: number;
  by: 'teacher' | 'teacher2' | 'admin';
  type?: BookType;
  format?: BookFormat;
  /** TSh; free where there is none. */
  price?: number;
  year?: number;
  language?: 'English' | 'Swahili' | 'Both';
  tags?: readonly string[];
  /** Which of the subject's chapters the book holds; all where it does not say. */
  chapters?: readonly number[];
  isNew?: boolean;
  isFeatured?: boolean;
  hasNoFile?: boolean;
  hasNoCover?: boolean;
  /** Only what the form demands is filled in. */
  isMinimal?: boolean;
}

/** Publishers that do not exist. */
export const PRESS = {
  mwangaza: 'Mwangaza wa Elimu Publishers',
  kibo: 'Kibo Ridge Books',
  pwani: 'Pwani Scholars Press',
  ziwa: 'Ziwa Kuu Educational',
  baobab: 'Mbuyu Learning House',
} as const;
