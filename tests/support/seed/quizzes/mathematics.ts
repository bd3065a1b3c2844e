import { essay, multiple, numeric, type SeedQuiz, short, single, trueFalse } from './seedQuiz';

export const MATHEMATICS_QUIZZES: readonly SeedQuiz[] = [
  {
    title: 'Fractions and decimals',
    description:
      'Eight questions out of twelve, others each time. Have paper beside you; no calculator is needed.',
    subject: 'Mathematics',
    form_level: 'Form I',
    topic: 'Fractions',
    modes: ['attempt', 'timed-sequential', 'paper-based'],
    time_limit: 20,
    seconds_per_question: 90,
    passing_score: 50,
    shuffle_questions: true,
    shuffle_options: true,
    review: { score: 'after-submit', answers: 'after-submit', explanations: 'after-submit' },
    by: 'teacher',
    daysAgo: 12,
    sections: [
      {
        title: 'Work it out',
        draw: 8,
        questions: [
          single(
            'Which fraction is the largest?',
            ['$\\frac{2}{3}$', '$\\frac{3}{5}$', '$\\frac{5}{8}$', '$\\frac{1}{2}$'],
            0,
            {
              explanation: 'As decimals they are 0.667, 0.6, 0.625 and 0.5.',
            },
          ),
          numeric('Write $\\frac{3}{8}$ as a decimal.', 0.375, { explanation: 'Divide 3.000 by 8.' }),
          numeric('What is $\\frac{2}{5}$ of 150 shillings?', 60, {
            units: ['shillings', 'TSh', 'Tsh'],
            explanation: 'A fifth of 150 is 30, and two of them are 60.',
          }),
          single(
            'What is $\\frac{1}{2} + \\frac{1}{3}$?',
            ['$\\frac{2}{5}$', '$\\frac{5}{6}$', '$\\frac{1}{6}$', '$\\frac{2}{6}$'],
            1,
            {
              explanation: 'With the denominator 6 they are $\\frac{3}{6}$ and $\\frac{2}{6}$.',
            },
          ),
          trueFalse('0.30 is greater than 0.3.', false, {
            explanation: 'A zero at the end of a decimal changes nothing.',
          }),
          numeric(
            'Mama Neema cuts a cloth of 4.5 m into pieces of 0.75 m. How many pieces does she get?',
            6,
            {
              units: ['pieces'],
              explanation: '$4.5 \\div 0.75 = 6$.',
            },
          ),
          multiple(
            'Which of these are equal to one half?',
            ['0.5', '50 %', '$\\frac{4}{9}$', '$\\frac{7}{14}$'],
            [0, 1, 3],
            {
              explanation: '$\\frac{4}{9}$ is a little less than one half.',
            },
          ),
          numeric('Round 3.847 to two decimal places.', 3.85, {
            explanation: 'The third decimal is 7, so the second one goes up.',
          }),
          single(
            'What is $2\\frac{1}{4}$ as an improper fraction?',
            ['$\\frac{9}{4}$', '$\\frac{8}{4}$', '$\\frac{21}{4}$', '$\\frac{3}{4}$'],
            0,
            {
              explanation: 'Two wholes are 8 quarters; one more makes 9.',
            },
          ),
          numeric('A bag holds 60 mangoes. $\\frac{1}{4}$ are bad. How many are good?', 45, {
            units: ['mangoes'],
            explanation: 'A quarter of 60 is 15, and 45 are left.',
          }),
          short('What do we call the number below the line of a fraction?', [
            'denominator',
            'the denominator',
          ]),
          trueFalse('$\\frac{3}{4} \\times \\frac{4}{3} = 1$', true, {
            explanation: 'A fraction times its reciprocal is always 1.',
          }),
        ],
      },
    ],
  },
  {
    title: 'Mathematics practice paper',
    description:
      'Set like a national paper: Section A asks for all, Section B for any two. Give reasons in full sentences where you are asked to.',
    subject: 'Mathematics',
    form_level: 'Form IV',
    topic: 'Revision',
    modes: ['attempt', 'paper-based'],
    year: 2019,
    time_limit: 60,
    attempts_allowed: 2,
    attempt_delay: 24 * 60,
    passing_score: 40,
    review: { score: 'after-submit', answers: 'after-last-attempt', explanations: 'after-last-attempt' },
    by: 'teacher',
    daysAgo: 30,
    sections: [
      {
        title: 'Section A',
        instructions: 'Answer all questions.',
        questions: [
          numeric('Solve for $x$: $3x - 7 = 11$', 6, { explanation: '$3x = 18$.' }),
          single(
            'Which are the factors of $x^2 - 5x + 6$?',
            ['$(x-2)(x-3)$', '$(x+2)(x+3)$', '$(x-1)(x-6)$', '$(x+1)(x-6)$'],
            0,
            {
              explanation: 'Two numbers with the product 6 and the sum $-5$: $-2$ and $-3$.',
            },
          ),
          numeric(
            'The sides beside the right angle of a triangle are 6 cm and 8 cm. How long is the third?',
            10,
            {
              units: ['cm', 'centimetres'],
              explanation: '$\\sqrt{36 + 64} = 10$.',
            },
          ),
          numeric(
            'A die is thrown once. What is the probability of a number greater than 4? Give a decimal with two places.',
            0.33,
            {
              tolerance: 0.005,
              explanation: 'Two of six: $\\frac{1}{3}$.',
            },
          ),
          single('What is the gradient of the line $2y = 6x + 4$?', ['6', '3', '2', '4'], 1, {
            explanation: 'Divide by 2: $y = 3x + 2$.',
          }),
          numeric('Find the simple interest on TSh 200,000 for 3 years at 5 % a year.', 30_000, {
            units: ['TSh', 'Tsh', 'shillings'],
            explanation: '$200\\,000 \\times 0.05 \\times 3$.',
          }),
        ],
      },
      {
        title: 'Section B',
        instructions: 'Answer any two questions. The best two count.',
        answer_count: 2,
        questions: [
          essay(
            'A farmer has 100 m of fence for a rectangular field beside a straight river, where no fence is needed. Which sides give the largest field, and why?',
            '25 m by 50 m. Area $x(100 - 2x)$, 2 points; maximum at $x = 25$, 2 points; a reason, 1 point.',
          ),
          essay(
            'Prove that the angles of any triangle add up to $180^\\circ$.',
            'A parallel through one corner, 2 points; alternate angles named, 2 points; conclusion, 1 point.',
          ),
          essay(
            'Juma says: “If the mean of five marks is 60, one of them must be 60.” Is he right? Explain with an example.',
            'He is not, 1 point; an example such as 50, 55, 58, 65, 72, 2 points; explanation, 2 points.',
          ),
        ],
      },
    ],
  },
];
