import type { Chapter } from '../../../fixtures/book';

export const bookKeeping: readonly Chapter[] = [
  {
    title: 'Double entry',
    figure: 'ledger',
    paragraphs: [
      'Every business deal has two sides: something comes in and something goes out. If Mzee Salum buys goods for 240,000 shillings in cash, goods come in and cash goes out. Book-keeping writes down both sides, and so it is called double entry.',
      'Each account is a page with two columns. The left side is the debit, written Dr, the right side is the credit, written Cr. The rule is short: debit the account that receives, credit the account that gives.',
      'Worked example. On 1 March Salum begins with 500,000 shillings. Debit Cash 500,000, credit Capital 500,000. On 4 March he pays rent of 60,000. Debit Rent 60,000, credit Cash 60,000.',
      'At the end of the month each account is balanced. Add up both sides, write the difference on the smaller side as the balance carried down, and bring it down on the other side for the new month.',
    ],
    questions: [
      'State the rule of double entry.',
      'Enter in the right accounts: bought goods on credit from Tumaini Stores for 150,000.',
      'Balance a cash account with debits of 680,000 and credits of 300,000.',
      'Why must the two columns of a trial balance agree?',
    ],
  },
  {
    title: 'The trial balance and final accounts',
    figure: 'ledger',
    paragraphs: [
      'A trial balance lists the balances of all accounts on one day, debits on the left and credits on the right. If the totals differ, there is a mistake somewhere. If they agree, there may still be one: an entry left out altogether does not show.',
      'The trading account finds the gross profit: sales less the cost of the goods sold. The profit and loss account takes off the expenses, such as rent, wages and transport, and gives the net profit.',
      'The balance sheet shows what the business owns and what it owes. Assets always equal capital plus liabilities, since everything that the business owns was paid for by somebody.',
    ],
    questions: [
      'Name two kinds of mistakes that a trial balance does not show.',
      'Sales are 900,000, opening stock 120,000, purchases 500,000, closing stock 80,000. Find the gross profit.',
      'Write the accounting equation and explain it.',
    ],
  },
];

export const commerce: readonly Chapter[] = [
  {
    title: 'Trade and the shop',
    figure: 'bars',
    paragraphs: [
      'Commerce is everything that brings goods from those who make them to those who use them. Trade is buying and selling; transport, storage, banking, insurance and advertising help it along.',
      'The wholesaler buys much and sells to shops; the retailer buys little and sells to you. A retailer breaks bulk: she opens a sack of sugar and sells it by the half kilo. She also gives advice, and sometimes credit.',
      'A good shopkeeper knows what sells and when. Exercise books sell in January and July, umbrellas in March. Money tied up in goods that stand on the shelf earns nothing.',
    ],
    questions: [
      'Name four aids to trade.',
      'State three services of a wholesaler to a retailer.',
      'Why do many small shops sell sugar by the half kilo?',
    ],
  },
  {
    title: 'Money, banks and mobile payments',
    figure: 'bars',
    paragraphs: [
      'Before there was money, people bartered: salt for grain, hoes for goats. Barter is slow, because I must find somebody who has what I want and wants what I have. Money solves this. It must be easy to carry, to divide and to recognise, and hard to forge.',
      'A bank keeps money safe, pays interest on savings and lends to those who need it. Before it lends, it asks what the money is for, how it will be paid back, and what stands behind the loan.',
      'Today a phone is a purse. A farmer in Rukwa is paid for her maize within a minute and pays school fees without a journey. Keep your secret number to yourself, and check the name before you send.',
    ],
    questions: [
      'State three difficulties of barter.',
      'What are the qualities of good money?',
      'Give two advantages and two dangers of paying by phone.',
      'Neema saves 200,000 shillings at 6 % a year. How much has she after one year?',
    ],
  },
];
