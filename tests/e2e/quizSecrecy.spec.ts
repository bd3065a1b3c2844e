import { SECRETS, storeQuiz } from '../support/quizAttempts';
import { adminDb } from '../support/world';
import { answerAll, begin, COLD, handIn, listen, onlyAttempt } from './support/sitting';
import { expect, PHONE, test } from './support/test';

/** All that the network brings a student during a whole attempt. */

/** Of choices the key is a name of an option: what would hold it is called `right`. */
const TOLD = [...Object.values(SECRETS).map(String), '"right"', '"tolerance"', '"accept"'];

const told = (text: string) => TOLD.filter((secret) => text.includes(secret));

test('no body of the network tells what is right before the policy allows it', async ({ visit }) => {
  test.setTimeout(180_000);
  const review = { score: 'after-submit', answers: 'never', explanations: 'never' };
  const quiz = await storeQuiz({ author: 'mwalimu', withEssay: true, settings: { review } });
  const student = await visit('student', PHONE);
  const heard = listen(student);
  await begin(student, quiz.id);
  const wrong = {
    ...quiz,
    items: quiz.items.map(({ question, item }) => ({ question, item: { ...item, right: item.wrong } })),
  };
  await answerAll(student, wrong);
  await student.reload();
  await handIn(student);
  await expect(student.getByText('You got 0 %. You need 50 % to pass.')).toBeVisible(COLD);
  await expect(student.getByText('A numeric question')).toBeVisible();
  await student.getByRole('link', { name: 'Back to the quiz' }).click();
  await expect(student.getByRole('region', { name: 'Your attempts' })).toBeVisible();
  const before = await heard();
  expect(quiz.items.every(({ question }) => before.includes(question.id))).toBe(true);
  expect(told(before)).toEqual([]);

  // What this listens to would have told: once the teacher opens it, it does.
  const open = { score: 'after-submit', answers: 'after-submit', explanations: 'after-submit' };
  await adminDb().doc(`quizzes/${quiz.id}`).update({ review: open });
  const { id } = await onlyAttempt(quiz);
  await expect
    .poll(
      async () => (await adminDb().doc(`attempts/${id}`).get()).get('opens.explanations') as unknown,
      COLD,
    )
    .not.toBeNull();
  await student.goto(`/quizzes/${quiz.id}/attempts/${id}`);
  await expect(student.getByText(SECRETS.explanation).first()).toBeVisible(COLD);
  expect(told(await heard())).toEqual(expect.arrayContaining([SECRETS.accepted, SECRETS.explanation]));
});
