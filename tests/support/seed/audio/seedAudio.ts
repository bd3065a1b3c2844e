import type { AudioType } from '../../../../src/domain/audio';

/** What is particular to one sample audio; the rest follows from it (../audios.ts). */
export interface SeedClip {
  title: string;
  type: AudioType;
  subject: string;
  author: string;
  narrator?: string;
  description: string;
  daysAgo: number;
  by: 'teacher' | 'teacher2' | 'admin';
  /** Each with how often its passage of some ten seconds is spoken; none: the whole is one. */
  chapters?: readonly (readonly [title: string, passages: number])[];
  /** How often the passage is spoken where there are no chapters. */
  passages?: number;
  /** MP3 where it does not say. */
  format?: 'mp3' | 'wav';
  /** US dollars; free where there is none. */
  price?: number;
  isPopular?: boolean;
  /** Only announced: its length is what somebody typed. */
  duration?: string;
  hasNoCover?: boolean;
}

export interface SeedList {
  title: string;
  description: string;
  /** Titles of clips, in the order of playing. */
  clips: readonly string[];
  daysAgo: number;
  by: 'teacher' | 'teacher2' | 'admin';
  price?: number;
  /** Whose cloth the cover shows. */
  subject: string;
}
