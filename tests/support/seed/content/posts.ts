/** What the sample people write to each other: questions and answers about their subjects. */

interface SeedAnswer {
  by: string;
  text: string;
  /** After what it answers. */
  minutes: number;
}

export interface SeedComment extends SeedAnswer {
  answers?: readonly SeedAnswer[];
}

export interface SeedPost {
  by: string;
  text: string;
  hoursAgo: number;
  likes: number;
  comments?: readonly SeedComment[];
  isLocked?: boolean;
  /** In tests/fixtures/pictures. */
  picture?: 'circuit' | 'bean';
}

export const RECENT_POSTS: readonly SeedPost[] = [
  {
    by: 'student',
    text: 'In titration I always add too much base at the end and the pink will not go away. How do you know when to slow down?',
    hoursAgo: 1,
    likes: 9,
    comments: [
      {
        by: 'teacher',
        text: 'Swirl after every drop once the pink stays for a second. From there on, half drops: let one hang, touch the glass and rinse it down.',
        minutes: 12,
        answers: [
          { by: 'student', text: 'The hanging drop! I will try it on Thursday. Asante.', minutes: 9 },
        ],
      },
      { by: 'student-amina-juma', text: 'White paper under the flask helps me a lot.', minutes: 25 },
    ],
  },
  {
    by: 'student-furaha-lyimo',
    text: 'Kumbuka: NECTA marks your working in Mathematics. I lost four marks in the mock because I wrote only answers. Write every step, even when it feels silly.',
    hoursAgo: 3,
    likes: 21,
    comments: [
      {
        by: 'student-godfrey-shayo',
        text: 'True. And write the formula before you put the numbers in.',
        minutes: 40,
      },
      { by: 'student2', text: 'My teacher gives one mark for the units alone.', minutes: 55 },
    ],
  },
  {
    by: 'teacher2',
    text: 'Kwa wanafunzi wa Kidato cha Pili: sentensi ambatano ina vishazi huru viwili. Jaribuni: tengeneza sentensi moja ukitumia "lakini" na uniambie vishazi vyake.',
    hoursAgo: 5,
    likes: 14,
    comments: [
      {
        by: 'student-halima-abdallah',
        text: '"Mvua ilinyesha lakini tulienda shule." Vishazi: mvua ilinyesha; tulienda shule.',
        minutes: 30,
        answers: [{ by: 'teacher2', text: 'Vizuri sana, Halima. Vyote viwili vinajitegemea.', minutes: 18 }],
      },
    ],
  },
  {
    by: 'student2',
    text: 'Who else is confused by velocity against time graphs? I made this rule: slope is acceleration, area is distance. Is it always right?',
    hoursAgo: 8,
    likes: 17,
    comments: [
      {
        by: 'teacher-hamisi-mtumwa',
        text: 'Area below the line counts as negative displacement, so be careful when it goes under the axis.',
        minutes: 22,
      },
      {
        by: 'teacher',
        text: 'Right for straight lines and for curves. For a curve, the slope is that of the tangent.',
        minutes: 61,
      },
    ],
  },
  {
    by: 'student-jackline-temu',
    text: 'We grew beans in a jar with wet cotton for Biology. Day 4 and the root already turns down although I turned the jar. Geotropism is real!',
    picture: 'bean',
    hoursAgo: 11,
    likes: 26,
    comments: [
      {
        by: 'student-nasra-salum',
        text: 'Which side do the root hairs grow on?',
        minutes: 15,
        answers: [{ by: 'student-jackline-temu', text: 'All around, just behind the tip.', minutes: 20 }],
      },
    ],
  },
  {
    by: 'teacher',
    text: 'Form II: here is the circuit from today. What does the ammeter show when a second resistor of 6 Ω goes in beside the first, in parallel?',
    picture: 'circuit',
    hoursAgo: 13,
    likes: 15,
    comments: [
      { by: 'student-thabit-haji', text: 'Half the resistance, so 1 A.', minutes: 17 },
      {
        by: 'student-nuru-kilindo',
        text: 'Why is it half and not double?',
        minutes: 29,
        answers: [
          { by: 'teacher', text: 'Two ways for the current instead of one. Think of two doors.', minutes: 8 },
        ],
      },
    ],
  },
  {
    by: 'student-ibrahim-suleiman',
    text: 'Can somebody explain why we say "despite" without "of" and "in spite of" with it? English is stealing my marks.',
    hoursAgo: 15,
    likes: 6,
    comments: [
      {
        by: 'teacher',
        text: '"Spite" is a noun there, so it needs "of". "Despite" is a preposition by itself. After both comes a noun or -ing: despite being late.',
        minutes: 47,
      },
    ],
  },
  {
    by: 'student-pendo-masanja',
    text: 'Map work trick for Geography: measure a road with a thread, then lay the thread on the scale. My ruler answers were always too short because roads bend.',
    hoursAgo: 20,
    likes: 31,
    comments: [
      {
        by: 'student-yusuph-chande',
        text: 'The edge of a paper works too: mark each bend and turn it.',
        minutes: 33,
      },
    ],
  },
  {
    by: 'student-omary-ngonyani',
    text: 'Past papers tip: do one paper with the clock on every Saturday, then mark it yourself on Sunday. Three weeks and I finish on time now.',
    hoursAgo: 26,
    likes: 38,
    comments: [
      {
        by: 'student',
        text: 'Which year did you start with?',
        minutes: 18,
        answers: [
          {
            by: 'student-omary-ngonyani',
            text: 'The oldest, so the newest ones stay for the last weeks.',
            minutes: 34,
          },
        ],
      },
    ],
  },
  {
    by: 'student-esther-nyambo',
    text: 'Civics: what is the difference between rule of law and separation of powers? My notes put them in one paragraph.',
    hoursAgo: 31,
    likes: 8,
    comments: [
      {
        by: 'student-isaya-chacha',
        text: 'Rule of law: everybody is under the law, leaders too. Separation: parliament makes it, government carries it out, courts judge.',
        minutes: 50,
      },
    ],
  },
  {
    by: 'student-lightness-swai',
    text: 'I read the whole free Biology book on the bus this week. Chapter 3 on cells has the best drawings, look at it before the practical.',
    hoursAgo: 38,
    likes: 12,
  },
  {
    by: 'teacher',
    text: 'Form III: on Friday we solve quadratic equations live. Write here one equation that you could not solve and I will bring six of them.',
    hoursAgo: 44,
    likes: 19,
    comments: [
      { by: 'student-daudi-maganga', text: '3x² − 7x + 2 = 0', minutes: 14 },
      {
        by: 'student-veronica-bugingo',
        text: 'x² + 6x = 16, I get one answer only',
        minutes: 26,
        answers: [
          {
            by: 'teacher',
            text: 'Complete the square and do not forget the minus root. We will do this one first.',
            minutes: 31,
          },
        ],
      },
      { by: 'student-witness-mollel', text: '2x² = 50 − my brother says 5, I say 5 and −5', minutes: 52 },
    ],
  },
];
