import type { Chapter } from '../../../fixtures/book';

export const mathematics: readonly Chapter[] = [
  {
    title: 'Numbers and fractions',
    figure: 'bars',
    paragraphs: [
      'The numbers 1, 2, 3 and so on are the natural numbers. With zero and the negative numbers they make up the integers. A fraction is a part of a whole: if five friends share three loaves equally, each gets three fifths of a loaf.',
      'Two fractions are equal when one can be reduced to the other. 6/8 is the same as 3/4, because both parts can be divided by 2. To add fractions, write them with the same denominator first: 1/2 + 1/3 = 3/6 + 2/6 = 5/6.',
      'To multiply fractions, multiply the tops and multiply the bottoms. To divide, turn the second fraction over and multiply. So 2/3 divided by 4/5 is 2/3 x 5/4 = 10/12 = 5/6.',
      'Worked example. Mama Rehema sells 3/8 of her tomatoes in the morning and 1/4 in the afternoon. What part is left? She sells 3/8 + 2/8 = 5/8, so 3/8 are left. If she had 64 tomatoes, 24 are left.',
    ],
    questions: [
      'Work out 3/4 + 2/5.',
      'Work out 5/6 divided by 2/3.',
      'Arrange from the smallest: 2/3, 5/8, 3/5, 7/10.',
      'A tank is 5/6 full. When 40 litres are taken out, it is 2/3 full. How much does it hold?',
    ],
  },
  {
    title: 'Algebra',
    figure: 'graph',
    paragraphs: [
      'In algebra a letter stands for a number that we do not know yet. If a pencil costs p shillings and a book costs b shillings, then three pencils and two books cost 3p + 2b shillings. Like terms can be added: 5x + 2x = 7x.',
      'An equation says that two things are equal. It is like a balance: what you do on one side you must do on the other. To solve 3x + 4 = 19, take 4 from both sides, 3x = 15, and divide both sides by 3, x = 5. Always check: 3 x 5 + 4 = 19.',
      'Two unknowns need two equations. From x + y = 10 and x - y = 4 we get, by adding, 2x = 14, so x = 7 and y = 3. This way is called elimination.',
      'Worked example. A farmer has hens and goats, 20 animals with 56 legs. Let h be the hens and g the goats. Then h + g = 20 and 2h + 4g = 56. Twice the first from the second gives 2g = 16. There are 8 goats and 12 hens.',
    ],
    questions: [
      'Simplify 7a + 3b - 2a + 5b.',
      'Solve 5x - 7 = 2x + 11.',
      'Solve x + y = 12 and 2x - y = 9.',
      'The sum of three numbers that follow each other is 72. Find them.',
    ],
  },
  {
    title: 'The theorem of Pythagoras',
    figure: 'triangle',
    paragraphs: [
      'A triangle with a right angle is called a right-angled triangle. The side opposite the right angle is the longest and is called the hypotenuse. The theorem says: the square on the hypotenuse equals the sum of the squares on the other two sides, a² + b² = c².',
      'If two sides are 3 cm and 4 cm, then c² = 9 + 16 = 25, so c = 5 cm. Builders use this. To set out a right angle they tie knots in a rope at 3, 4 and 5 paces: where the ends meet, the corner is square.',
      'The theorem works backwards too. If the sides of a triangle are 5, 12 and 13, then 25 + 144 = 169, so the triangle has a right angle. Sets such as 3, 4, 5 and 5, 12, 13 and 8, 15, 17 are called Pythagorean triples.',
      'Worked example. A ladder of 6.5 m leans on a wall with its foot 2.5 m from the wall. How high does it reach? h² = 6.5² - 2.5² = 42.25 - 6.25 = 36, so h = 6 m.',
    ],
    questions: [
      'Find the hypotenuse of a right-angled triangle whose other sides are 9 cm and 12 cm.',
      'Is a triangle with sides 7, 24 and 25 right-angled? Show why.',
      'A boat sails 8 km east and then 15 km north. How far is it from where it started?',
      'Find the height of an equilateral triangle with sides of 10 cm.',
    ],
  },
  {
    title: 'Statistics',
    figure: 'bars',
    paragraphs: [
      'Statistics is the art of making sense of many numbers. We collect data, put them in order, show them in a table or a graph and find figures that describe them all, such as the average.',
      'The mean is the sum of all values divided by their number. The median is the value in the middle when all stand in order. The mode is the value that comes most often. For 4, 5, 5, 6, 10 the mean is 6, the median is 5 and the mode is 5.',
      'One very large value pulls the mean but not the median. If nine shopkeepers earn 300,000 shillings and one earns 6,000,000, the mean is 870,000, though nobody earns that. Here the median tells the truth better.',
      'A bar chart compares amounts, a pie chart shows parts of a whole, and a line graph shows change over time. Give every chart a title, name its axes and start the bars at zero.',
    ],
    questions: [
      'Find the mean, the median and the mode of 7, 3, 9, 3, 8.',
      'The mean of five marks is 62. Four of them are 55, 60, 70 and 58. Find the fifth.',
      'When is the median a better average than the mean?',
      'Draw a bar chart of the number of learners in each form of your school.',
    ],
  },
];
