import type { Chapter } from '../../../fixtures/book';

export const civics: readonly Chapter[] = [
  {
    title: 'Our nation and its symbols',
    figure: 'state',
    paragraphs: [
      'A nation is a people who share a land, a history and a wish to live together under one law. Tanzania has more than 120 peoples, two parts that united in 1964, and one language that all understand.',
      'The flag has four colours. Green stands for the land and its crops, gold for what lies in the ground, black for the people and blue for the lakes and the ocean. The torch of freedom on the coat of arms recalls the torch that was lit on Kilimanjaro in 1961.',
      'We honour these symbols because they stand for all of us. When the anthem is sung, we stand still. A torn flag is taken down, never left to hang.',
    ],
    questions: [
      'What do the colours of the national flag stand for?',
      'Name four national symbols and say where each is used.',
      'Why does a nation need symbols?',
    ],
  },
  {
    title: 'The constitution and the government',
    figure: 'state',
    paragraphs: [
      'The constitution is the highest law. It says how leaders are chosen, what they may do and what they may not do, and which rights every person has. No other law may go against it.',
      'Power is divided so that nobody has all of it. Parliament makes the laws, the executive carries them out, and the courts judge by them. Each keeps an eye on the others.',
      'Nearer home there are councils of village, ward and district. They decide about water, roads, markets and schools. Their meetings are open, and every adult in a village is a member of the village assembly.',
    ],
    questions: [
      'What is a constitution?',
      'Name the three branches of government and the work of each.',
      'Why is power divided?',
      'Describe how a village chairperson is chosen.',
    ],
  },
  {
    title: 'Rights and duties',
    figure: 'bars',
    paragraphs: [
      'Human rights belong to every person from birth: the right to life, to be heard, to learn, to believe, to work, to be treated equally before the law. They are not a gift of the government, and it may not take them away.',
      'Every right comes with a duty. If I may speak, I must let others speak. If the school is mine, I must not break its windows. Citizens pay taxes, obey the law, vote and look after what belongs to all.',
      'Children have rights of their own: to be fed and protected, to go to school, to play, and to be asked about what concerns them. If a child is beaten or made to work instead of learning, neighbours and teachers must act.',
    ],
    questions: [
      'List five human rights.',
      'Show with two examples how a right brings a duty with it.',
      'What would you do if a classmate were forced to leave school to be married?',
    ],
  },
];
