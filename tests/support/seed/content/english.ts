import type { Chapter } from '../../../fixtures/book';

export const english: readonly Chapter[] = [
  {
    title: 'Talking about what you do',
    figure: 'speech',
    paragraphs: [
      'We use the simple present for habits and for things that are always true. I wake up at five. Water boils at a hundred degrees. With he, she and it the verb takes an s: Neema walks to school, the bus leaves at seven.',
      'For questions and for saying no, we need do or does. Do you live in Mbeya? Does your brother play football? I do not eat meat. She does not like mathematics. After does the verb has no s.',
      'We use the present continuous for what is happening now: Listen, somebody is knocking. The children are sweeping the yard. Compare: Asha sings in the choir (a habit), and Asha is singing (now).',
    ],
    questions: [
      'Put the verb in the right form: My mother (sell) fish at the market every morning.',
      'Make a question: Juma speaks three languages.',
      'Write five sentences about what you do on Saturdays.',
      'Correct the mistake: She do not knows the answer.',
    ],
  },
  {
    title: 'Telling a story',
    figure: 'speech',
    paragraphs: [
      'Most stories are told in the simple past. Regular verbs take -ed: walked, carried, stopped. Many common verbs are irregular and have to be learnt: go, went; buy, bought; think, thought.',
      'Long ago, when hare and elephant were still friends, no rain fell for a whole year. The animals dug a well. Hare said that he was too small to dig, but at night, when everybody slept, he crept to the well and drank.',
      'Notice the little words that join the story: when, but, at night, then, at last. They tell the reader what came first and what came next. Without them a story is only a list.',
      'A story also needs a turn. Something goes wrong, somebody finds out, somebody changes. Tortoise covered his shell with gum and sat down in the well. Can you finish the story?',
    ],
    questions: [
      'Give the simple past of: bring, fall, teach, run, write, choose.',
      'Find four joining words in the story of hare and the well.',
      'Finish the story of hare and tortoise in about 120 words.',
      'Rewrite in the past: The driver sees the cow, brakes and stops just in time.',
    ],
  },
  {
    title: 'Writing letters',
    figure: 'speech',
    paragraphs: [
      'A friendly letter has your address and the date in the top right corner, a greeting, the message and a closing such as Your friend. You may write as you speak, and you may ask about family and health.',
      'A formal letter also has the address of the person you write to, on the left. It begins with Dear Sir or Madam, has a heading that says what it is about, and closes with Yours faithfully. It is short, polite and exact.',
      'In a letter asking for a job, say first which job you want and where you heard of it. Then say what you have learnt and what you have done. At the end say when you can come and how you can be reached.',
    ],
    questions: [
      'State three differences between a friendly and a formal letter.',
      'Write a letter to your head teacher asking for two days of leave.',
      'Write a letter applying for work as a shop assistant during the holidays.',
    ],
  },
  {
    title: 'Reading poems and plays',
    figure: 'speech',
    paragraphs: [
      'A poem says much in few words. It works with sound and with pictures. When a poet writes that the sun drank the river, we know that the sun has no mouth; yet we see the dry bed at once. Such a picture is a metaphor.',
      'Read a poem three times: once for the sound, once for the sense, and once for the single words that surprise you. Ask who is speaking, to whom, and what has changed by the last line.',
      'A play is written to be acted. We learn what people are like from what they say, from what others say of them and, most of all, from what they do. The notes in italics are stage directions; they are for the actors.',
    ],
    questions: [
      'Explain the difference between a simile and a metaphor, with examples.',
      'Choose a poem that you have read. Who speaks in it, and to whom?',
      'What do stage directions tell an actor?',
      'Write a short scene in which a learner explains to her father why she comes home late.',
    ],
  },
];
