import type { Chapter } from '../../../fixtures/book';

export const history: readonly Chapter[] = [
  {
    title: 'Sources of history',
    figure: 'timeline',
    paragraphs: [
      'History is the study of what people did in the past, and of why things changed. We learn it from sources: from what old people tell, from what was written, from buildings and tools, and from the languages that people speak.',
      'Oral tradition passes from the old to the young in stories, songs and proverbs. It keeps what a community finds worth keeping. But memory changes, and praise is louder than blame, so a historian compares several tellings.',
      'Archaeology studies what people left in the ground. At Olduvai Gorge tools of stone nearly two million years old were found; at Kilwa and Kunduchi, walls of coral stone and bowls from China tell of trade across the ocean.',
      'Dates put events in order. A decade is ten years, a century a hundred, a millennium a thousand. A time line shows at a glance what came first and how long things lasted.',
    ],
    questions: [
      'Name four sources of history and give an example of each.',
      'State two strengths and two weaknesses of oral tradition.',
      'What do bowls from China found at Kilwa tell us?',
      'Draw a time line of five events in the history of your family.',
    ],
  },
  {
    title: 'Trade along the coast',
    figure: 'bars',
    paragraphs: [
      'For two thousand years the monsoon carried ships across the Indian Ocean. From December to March the wind blew from the north-east and brought traders from Arabia, Persia and India; from May to October it blew the other way and took them home.',
      'Towns grew where they landed: Kilwa, Mafia, Pangani, Zanzibar. They sold gold, ivory and timber and bought cloth, beads and pottery. Traders settled and married, and out of this meeting grew the Swahili language, with its Bantu grammar and its many Arabic words.',
      'In the nineteenth century the trade in ivory and in human beings reached far inland. Caravans walked from Bagamoyo to Ujiji and back. Villages were burned, families were torn apart, and fields lay empty. The slave market of Zanzibar was closed in 1873.',
    ],
    questions: [
      'Explain how the monsoon winds helped trade.',
      'Name three goods that were sold and three that were bought on the coast.',
      'How did trade help the Swahili language to grow?',
      'Describe three effects of the slave trade on societies inland.',
    ],
  },
  {
    title: 'Colonial rule and resistance',
    figure: 'timeline',
    paragraphs: [
      'In 1884 and 1885 European states met in Berlin and shared out Africa among themselves. No African was asked. Tanganyika became a German colony, and after the First World War a British mandate.',
      'The colonial state wanted crops for its factories. It took land, made people pay tax in money, and forced them to grow cotton. In July 1905 people in the Matumbi hills pulled up the cotton and the Maji Maji war began. It spread over the whole south and lasted until 1907.',
      'The war was lost, and hunger killed even more people than the guns did. But it had joined peoples who had never fought side by side before, and the memory of it lived on when the struggle for independence began.',
    ],
    questions: [
      'What was decided at the conference of Berlin?',
      'Give three causes of the Maji Maji war.',
      'Why did the Maji Maji war fail? Give three reasons.',
      'How did forced cotton growing change village life?',
    ],
  },
  {
    title: 'The road to independence',
    figure: 'timeline',
    paragraphs: [
      'In the towns, clerks, teachers and dock workers formed unions and clubs. From one of them, the Tanganyika African Association, the party TANU was born on 7 July 1954. It asked for independence by peaceful means and spoke to all in Swahili.',
      'In the elections of 1958 and 1960 TANU won nearly every seat. On 9 December 1961 Tanganyika became independent. After the revolution of January 1964 in Zanzibar the two states united on 26 April 1964, and the union took the name Tanzania.',
      'The new state had few schools, few doctors and few roads. Literacy campaigns brought grown-ups to class in the evenings, and Swahili became the language of primary school and of parliament. It helped people of more than 120 languages to feel as one nation.',
    ],
    questions: [
      'When and why was TANU formed?',
      'State three reasons why independence came without war.',
      'How did Swahili help to build the nation?',
      'Explain the steps that led to the Union of 1964.',
    ],
  },
];
