import type { SeedClip } from './seedAudio';

export const MNEMONICS: readonly SeedClip[] = [
  {
    title: 'The Planets in Order: My Very Eager Mwalimu',
    type: 'Mnemonic',
    subject: 'Geography',
    author: 'Neema Kileo',
    description:
      'My Very Eager Mwalimu Just Served Us Nyama: eight words for the eight planets, from the sun outwards. For Form I.',
    daysAgo: 41,
    by: 'teacher',
    passages: 2,
    isPopular: true,
  },
  {
    title: 'SOH CAH TOA Under the Mango Tree',
    type: 'Mnemonic',
    subject: 'Mathematics',
    author: 'Baraka Mrisho',
    description:
      'Sine, cosine and tangent in three short words, with a tree to measure by its shadow. For Form III and Form IV.',
    daysAgo: 33,
    by: 'teacher',
    passages: 2,
    isPopular: true,
  },
  {
    title: 'Colours of the Rainbow',
    type: 'Mnemonic',
    subject: 'Physics',
    author: 'Zawadi Ngowi',
    description:
      'Red, orange, yellow, green, blue, indigo, violet: the order in which a prism bends them, as a rhyme. For Form II.',
    daysAgo: 28,
    by: 'teacher2',
    passages: 1,
    format: 'wav',
  },
  {
    title: 'The Reactivity Series, Sung',
    type: 'Mnemonic',
    subject: 'Chemistry',
    author: 'Zawadi Ngowi',
    narrator: 'Kwaya ya Kisima cha Nuru',
    description:
      'Please Send Careless Monkeys A Zebra If They Climb: which metal pushes out which, from potassium down to copper. For Form III.',
    daysAgo: 19,
    by: 'teacher2',
    passages: 3,
    isPopular: true,
  },
  {
    title: 'Ngeli za Nomino kwa Wimbo',
    type: 'Mnemonic',
    subject: 'Kiswahili',
    author: 'Mwanaidi Shomari',
    description:
      'Ngeli zote za nomino, moja baada ya nyingine, kila moja na mifano miwili. Kwa Kidato cha Kwanza.',
    daysAgo: 12,
    by: 'teacher',
    passages: 2,
  },
  {
    title: 'Debit the Receiver, Credit the Giver',
    type: 'Mnemonic',
    subject: 'Book Keeping',
    author: 'Elia Mapunda',
    description:
      'Which side of the account? Three rules that you can say while you write the entry. For Form II and Form III.',
    daysAgo: 7,
    by: 'teacher',
    passages: 2,
    price: 0.5,
  },
  {
    title: 'Lakes of the Rift Valley, North to South',
    type: 'Mnemonic',
    subject: 'Geography',
    author: 'Neema Kileo',
    description:
      'Natron, Manyara, Eyasi, Rukwa, Tanganyika, Nyasa: a journey in one sentence. The recording follows.',
    daysAgo: 2,
    by: 'teacher',
    duration: '2:04 min',
  },
];
