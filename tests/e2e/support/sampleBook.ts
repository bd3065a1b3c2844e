import type { Book } from '../../fixtures/book';

/** A short book in Kiswahili. */
export const sampleBook = (title: string): Book => ({
  title,
  author: 'Zainabu Mwakyusa',
  subject: 'Kiswahili',
  language: 'Swahili',
  chapters: [
    {
      title: 'Safari ya kwanza',
      paragraphs: ['Asubuhi moja wavuvi wa kijiji chetu waliondoka mapema kuelekea bahari kuu.'],
      questions: ['Wavuvi waliondoka lini?'],
    },
    {
      title: 'Kurudi nyumbani',
      paragraphs: ['Walirudi jioni wakiwa na samaki wengi na hadithi nyingi za kusimulia.'],
      questions: ['Walirudi na nini?'],
    },
  ],
});
