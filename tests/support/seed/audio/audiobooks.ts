import type { SeedClip } from './seedAudio';

export const AUDIOBOOKS: readonly SeedClip[] = [
  {
    title: 'Cells and Tissues by Ear',
    type: 'Audiobook',
    subject: 'Biology',
    author: 'Neema Kileo',
    narrator: 'Rehema Chuma',
    description:
      'The first term of Form I biology, told without a picture: what a cell is made of, and how cells become a body. Good for the bus.',
    daysAgo: 52,
    by: 'teacher',
    chapters: [
      ['What is a cell?', 6],
      ['Inside the nucleus', 4],
      ['Walls and membranes', 5],
      ['From cells to tissues', 6],
      ['Ten questions to think about', 3],
    ],
    isPopular: true,
  },
  {
    title: 'Hadithi za Pwani: Sungura na Bahari',
    type: 'Audiobook',
    subject: 'Kiswahili',
    author: 'Mwanaidi Shomari',
    narrator: 'Omari Kibwana',
    description:
      'Hadithi nne za sungura na wanyama wa pwani, kwa fasihi simulizi. Kila hadithi inaishia na methali moja.',
    daysAgo: 45,
    by: 'teacher',
    chapters: [
      ['Sungura na kasa', 7],
      ['Kaa anayecheza', 5],
      ['Mvuvi na mwezi', 8],
      ['Safari ya mwisho', 6],
    ],
    isPopular: true,
  },
  {
    title: 'Trade on the Swahili Coast',
    type: 'Audiobook',
    subject: 'History',
    author: 'Dr. Asha Mgonja',
    narrator: 'Frank Temba',
    description:
      'Kilwa, Sofala and the monsoon winds: six lectures on how gold, cloth and words crossed the Indian Ocean. For Form II and Form III.',
    daysAgo: 38,
    by: 'teacher',
    price: 2.5,
    chapters: [
      ['The winds', 8],
      ['Kilwa Kisiwani', 9],
      ['Gold from Sofala', 7],
      ['Cloth and beads', 8],
      ['A language of trade', 6],
      ['What remained', 5],
    ],
  },
  {
    title: 'Civics on the Way to School',
    type: 'Audiobook',
    subject: 'Civics',
    author: 'Joseph Lyimo',
    description:
      'Rights, duties and how a village council decides: four talks, each as long as a walk to school. For Form I to Form IV.',
    daysAgo: 30,
    by: 'teacher2',
    chapters: [
      ['Our nation and its symbols', 5],
      ['Rights and duties', 6],
      ['How a council decides', 6],
      ['Taking part', 4],
    ],
  },
  {
    title: 'Motion and Forces: Spoken Notes',
    type: 'Audiobook',
    subject: 'Physics',
    author: 'Zawadi Ngowi',
    description:
      'Speed, acceleration and Newton’s three laws, with pauses to work out an answer before you hear it. For Form II.',
    daysAgo: 22,
    by: 'teacher2',
    price: 1.99,
    chapters: [
      ['Distance and speed', 6],
      ['Acceleration', 6],
      ['Three laws', 8],
    ],
  },
  {
    title: 'Market Day: English Listening Practice',
    type: 'Audiobook',
    subject: 'English',
    author: 'Grace Mushi',
    narrator: 'Grace Mushi',
    description:
      'A morning at the market in Kariakoo, spoken slowly and then at the usual speed. Listen, write down the prices, listen again. For Form I.',
    daysAgo: 15,
    by: 'admin',
    passages: 9,
  },
  {
    title: 'Crop Rotation Explained',
    type: 'Audiobook',
    subject: 'Agriculture',
    author: 'Samwel Massawe',
    description:
      'Why maize should not follow maize: a school farm’s four-year plan, season by season. For Form II.',
    daysAgo: 9,
    by: 'teacher',
    chapters: [
      ['What the soil loses', 5],
      ['Four plots, four years', 6],
    ],
    hasNoCover: true,
  },
];
