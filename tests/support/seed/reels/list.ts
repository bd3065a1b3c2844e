/** What the sample reels say, sheet by sheet. */

export interface SeedReelText {
  title: string;
  subject: string;
  instructor: string;
  description: string;
  sheets: readonly (readonly string[])[];
  by: 'teacher' | 'teacher2';
  daysAgo: number;
}

export const REELS: readonly SeedReelText[] = [
  {
    title: 'Why leaves are green',
    subject: 'Biology',
    instructor: 'Neema Mushi',
    description: 'Chlorophyll in half a minute: what it takes in, and what it sends back to your eye.',
    sheets: [
      ['Why are leaves green'],
      ['Sunlight holds', 'all colours'],
      ['Chlorophyll takes in', 'red and blue'],
      ['Green is sent back', 'so green is what you see'],
    ],
    by: 'teacher',
    daysAgo: 1,
  },
  {
    title: 'The 9 times table on ten fingers',
    subject: 'Mathematics',
    instructor: 'Neema Mushi',
    description: 'Fold one finger, read the answer. Works for 9 x 1 to 9 x 10, also in an exam.',
    sheets: [
      ['9 times table', 'on ten fingers'],
      ['9 times 4', 'Fold finger 4'],
      ['Left of it: 3', 'Right of it: 6'],
      ['So 9 times 4 is 36'],
    ],
    by: 'teacher',
    daysAgo: 3,
  },
  {
    title: 'Its or it’s',
    subject: 'English',
    instructor: 'Baraka Mrisho',
    description: 'One question tells you which of the two to write.',
    sheets: [
      ['Its or it’s'],
      ['Say it is', 'Does it fit'],
      ['Yes: it’s', 'It’s raining'],
      ['No: its', 'The goat lost its kid'],
    ],
    by: 'teacher2',
    daysAgo: 6,
  },
  {
    title: 'Acid or base: the colours of litmus',
    subject: 'Chemistry',
    instructor: 'Neema Mushi',
    description: 'Blue to red, red to blue, and a way to never mix them up again.',
    sheets: [
      ['Acid or base', 'Ask litmus'],
      ['Acid turns', 'blue to red'],
      ['Base turns', 'red to blue'],
      ['Remember: bases', 'make it blue'],
    ],
    by: 'teacher',
    daysAgo: 9,
  },
  {
    title: 'Ngeli ya KI-VI kwa dakika moja',
    subject: 'Kiswahili',
    instructor: 'Baraka Mrisho',
    description: 'Kiti, viti; chakula, vyakula: jinsi ya kuijua ngeli ya KI-VI.',
    sheets: [
      ['Ngeli ya KI-VI'],
      ['Kiti hiki', 'Viti hivi'],
      ['Chakula hiki', 'Vyakula hivi'],
      ['Kitabu kimoja', 'Vitabu viwili'],
    ],
    by: 'teacher2',
    daysAgo: 12,
  },
  {
    title: 'Why it rains on the windward side',
    subject: 'Geography',
    instructor: 'Baraka Mrisho',
    description: 'Kilimanjaro’s green south and dry north, explained with one mountain and one wind.',
    sheets: [
      ['Why Moshi is green'],
      ['Wet wind from the sea', 'must climb'],
      ['Higher is colder', 'Cold air drops its rain'],
      ['Behind the mountain', 'the air is dry'],
    ],
    by: 'teacher2',
    daysAgo: 15,
  },
];
