import { multiple, numeric, type SeedQuiz, short, single, trueFalse } from './seedQuiz';

export const PHYSICS_QUIZZES: readonly SeedQuiz[] = [
  {
    title: 'Current, voltage and resistance',
    description:
      'What flows, what pushes it and what holds it back. Numbers may be given with or without their unit.',
    subject: 'Physics',
    form_level: 'Form II',
    topic: 'Electricity',
    modes: ['attempt', 'timed-sequential', 'paper-based'],
    time_limit: 25,
    seconds_per_question: 120,
    passing_score: 60,
    shuffle_options: true,
    review: { score: 'after-submit', answers: 'after-submit', explanations: 'after-submit' },
    by: 'teacher',
    daysAgo: 8,
    sections: [
      {
        title: 'Circuits',
        questions: [
          short('What is the SI unit of electric current?', ['ampere', 'amp', 'A', 'amperes']),
          single(
            'Which instrument measures potential difference?',
            ['Ammeter', 'Voltmeter', 'Thermometer', 'Balance'],
            1,
          ),
          numeric(
            'A current of 2 A flows through a resistor of 6 ohms. What is the potential difference across it?',
            12,
            {
              units: ['V', 'volt', 'volts'],
              explanation: '$V = IR = 2 \\times 6$.',
            },
          ),
          numeric('A bulb takes 0.5 A from a battery of 3 V. What is its resistance?', 6, {
            units: ['ohm', 'ohms', 'Ω'],
            explanation: '$R = \\frac{V}{I} = \\frac{3}{0.5}$.',
          }),
          trueFalse('In a series circuit the current is the same everywhere.', true),
          trueFalse('When one bulb in parallel burns out, all the others go out too.', false, {
            explanation: 'Each branch has a way of its own back to the battery.',
          }),
          single(
            'Two resistors of 4 ohms each are in parallel. Their total resistance is',
            ['8 ohms', '4 ohms', '2 ohms', '1 ohm'],
            2,
            {
              explanation: '$\\frac{1}{R} = \\frac{1}{4} + \\frac{1}{4} = \\frac{1}{2}$.',
            },
          ),
          multiple(
            'Which of these are good conductors?',
            ['Copper', 'Dry wood', 'Aluminium', 'Salt water'],
            [0, 2, 3],
          ),
          numeric('How much energy does a heater of 1000 W use in 30 minutes, in kilowatt hours?', 0.5, {
            units: ['kWh'],
            explanation: '$1\\,\\text{kW} \\times 0.5\\,\\text{h}$.',
          }),
        ],
      },
    ],
  },
  {
    title: 'Motion in a straight line',
    description: 'One question at a time, each with its own clock. Take $g = 10\\,\\text{m/s}^2$.',
    subject: 'Physics',
    form_level: 'Form III',
    topic: 'Motion',
    modes: ['timed-sequential', 'attempt'],
    time_limit: 15,
    seconds_per_question: 100,
    attempts_allowed: 3,
    attempt_delay: 10,
    passing_score: 50,
    shuffle_questions: true,
    review: { score: 'after-submit', answers: 'after-last-attempt', explanations: 'after-last-attempt' },
    by: 'teacher2',
    daysAgo: 15,
    sections: [
      {
        title: 'Speed and acceleration',
        questions: [
          numeric('A daladala covers 36 km in 45 minutes. What is its average speed in km/h?', 48, {
            units: ['km/h', 'kph'],
            explanation: '$36 \\div 0.75$.',
          }),
          numeric('A stone falls from rest for 3 s. How fast is it then?', 30, {
            units: ['m/s'],
            explanation: '$v = gt$.',
          }),
          numeric('A car goes from 5 m/s to 20 m/s in 6 s. What is its acceleration?', 2.5, {
            units: ['m/s2', 'm/s²', 'm/s^2'],
            explanation: '$\\frac{20 - 5}{6}$.',
          }),
          single(
            'A flat line in a distance-time graph means that the body',
            ['speeds up', 'rests', 'moves evenly', 'turns round'],
            1,
          ),
          single(
            'What does the slope of a velocity-time graph give?',
            ['Distance', 'Acceleration', 'Force', 'Speed'],
            1,
          ),
          trueFalse('A body that moves in a circle with the same speed has no acceleration.', false, {
            explanation: 'The direction of its velocity changes all the time.',
          }),
          short('What is the name for speed in a given direction?', ['velocity', 'the velocity']),
        ],
      },
    ],
  },
];
