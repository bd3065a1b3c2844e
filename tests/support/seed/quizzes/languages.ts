import { essay, multiple, type SeedQuiz, short, single, trueFalse } from './seedQuiz';

/** Kiswahili and English. */
export const LANGUAGE_QUIZZES: readonly SeedQuiz[] = [
  {
    title: 'Methali na sarufi',
    description: 'Maswali manane ya methali, ngeli na nyakati. Soma swali lote kabla ya kujibu.',
    subject: 'Kiswahili',
    form_level: 'Form II',
    topic: 'Sarufi',
    modes: ['attempt', 'paper-based'],
    time_limit: 15,
    passing_score: 50,
    shuffle_options: true,
    review: { score: 'after-submit', answers: 'after-submit', explanations: 'after-submit' },
    by: 'teacher2',
    daysAgo: 7,
    sections: [
      {
        title: 'Chagua au jaza',
        questions: [
          short('Malizia methali: Haraka haraka haina …', ['baraka']),
          short('Malizia methali: Haba na haba hujaza …', ['kibaba']),
          single('Wingi wa “mti” ni upi?', ['Mti', 'Miti', 'Kiti', 'Viti'], 1),
          single('Neno “upesi” ni aina gani ya neno?', ['Nomino', 'Kitenzi', 'Kielezi', 'Kivumishi'], 2),
          trueFalse('“Nitasoma” ni wakati ujao.', true),
          multiple('Maneno yapi ni nomino?', ['Kitabu', 'Andika', 'Shule', 'Zuri'], [0, 2]),
          short('Kinyume cha “ingia” ni nini?', ['toka', 'ondoka']),
          single(
            '“Ng’ombe wa bibi wamerudi.” Kiambishi cha wakati ni kipi?',
            ['-wa-', '-me-', '-rudi', 'bi-'],
            1,
          ),
        ],
      },
    ],
  },
  {
    title: 'English tenses in use',
    description: 'The right form at the right time. Write short answers without a full stop.',
    subject: 'English',
    form_level: 'Form II',
    topic: 'Tenses',
    modes: ['attempt', 'timed-sequential'],
    time_limit: 15,
    seconds_per_question: 60,
    passing_score: 50,
    shuffle_questions: true,
    review: { score: 'after-submit', answers: 'after-submit', explanations: 'after-submit' },
    by: 'teacher',
    daysAgo: 14,
    sections: [
      {
        title: 'Fill the gap',
        questions: [
          short('Yesterday Asha (go) … to the market.', ['went']),
          short('By the time we arrived, the bus (leave) …', ['had left']),
          single(
            'Which sentence is right?',
            ['She don’t like tea.', 'She doesn’t likes tea.', 'She doesn’t like tea.', 'She not like tea.'],
            2,
          ),
          single('“I have lived here … 2015.” Which word is missing?', ['for', 'since', 'from', 'in'], 1, {
            explanation: '“Since” goes with a point in time, “for” with a length.',
          }),
          trueFalse('“He is knowing the answer” is good English.', false, {
            explanation: 'Verbs of knowing are not used in the continuous form.',
          }),
          short('Put into the passive: “The children ate the ugali.” The ugali … by the children.', [
            'was eaten',
          ]),
        ],
      },
    ],
  },
  {
    title: 'Writing a composition',
    description: 'One essay, marked by your teacher. Plan for ten minutes, write for thirty.',
    subject: 'English',
    form_level: 'Form III',
    topic: 'Composition',
    modes: ['attempt', 'paper-based'],
    time_limit: 45,
    attempts_allowed: 1,
    passing_score: 50,
    review: { score: 'after-submit', answers: 'never', explanations: 'after-submit' },
    by: 'teacher',
    daysAgo: 2,
    sections: [
      {
        title: 'Choose one',
        instructions: 'Write 200 to 300 words on one of the topics.',
        answer_count: 1,
        questions: [
          essay('A journey that I shall not forget.', 'Content 8, order 4, language 8.', { points: 20 }),
          essay(
            'Should students carry telephones to school? Argue for your view.',
            'Two reasons and an answer to one objection 8, order 4, language 8.',
            { points: 20 },
          ),
        ],
      },
    ],
  },
];
