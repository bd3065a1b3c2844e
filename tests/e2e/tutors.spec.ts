import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { LESSON_MS } from '../../src/domain/tutorTime';
import { addTutor } from '../support/lessons';
import { adminDb } from '../support/world';
import { ACCOUNTS, expect, PHONE, test, uniqueTitle } from './support/test';
import { DEMO_ACCOUNTS } from '../support/seed/users';

/** A lesson from the search to the review, on phones: a student, one who comes too late, and the tutor. */

const MESSAGE = 'Mistari ya hesabu za sehemu, tafadhali';

/** Somebody of this test alone, who signs in as the second teacher. */
async function addOwnTutor(name: string): Promise<string> {
  const account = DEMO_ACCOUNTS.find(({ email }) => email === ACCOUNTS.otherTeacher);
  return addTutor({ name, specialty: 'Kiswahili', levels: ['Form II'], hourly_rate: 4, uid: account?.uid });
}

async function clear(tutorId: string): Promise<void> {
  const lessons = await adminDb().collection('lesson_requests').where('tutor_id', '==', tutorId).get();
  await Promise.all(lessons.docs.map(({ ref }) => ref.delete()));
  await Promise.all(
    [`tutors/${tutorId}`, `tutor_time/${tutorId}`].map((path) => adminDb().doc(path).delete()),
  );
}

/** As a learner who knows a name finds the tutor: by search and filters. */
async function find(page: Page, name: string): Promise<void> {
  await page.goto('/tutors');
  await page.getByRole('searchbox', { name: 'Search tutors' }).fill(name);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Level').selectOption('Form II');
  await page.getByLabel('Price').selectOption('Up to $5 an hour');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog');
/** The first hour of a day that is weeks away. */
async function choose(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ask for a lesson' }).click();
  await dialog(page).getByLabel('Day').selectOption({ index: 20 });
  const hour = dialog(page).getByRole('button', { name: /^\d/ }).first();
  await hour.click();
  return hour.innerText();
}
async function send(page: Page): Promise<void> {
  await dialog(page).getByLabel('Message').fill(MESSAGE);
  await dialog(page).getByRole('button', { name: 'Send request' }).click();
}

test('a student finds a tutor, agrees on an hour that nobody else gets, and reviews the lesson', async ({
  visit,
}) => {
  // Three people sign in, one after the other.
  test.setTimeout(180_000);
  const name = uniqueTitle('Mwalimu Zaituni');
  const tutorId = await addOwnTutor(name);
  const student = await visit('student', PHONE);
  await find(student, name);
  const hour = await choose(student);
  const late = await visit('otherStudent', PHONE);
  await find(late, name);
  expect(await choose(late)).toBe(hour);
  await send(student);
  await expect(dialog(student).getByText('Your request is on its way')).toBeVisible({ timeout: 30_000 });

  await send(late);
  await expect(dialog(late).getByText('Somebody has just taken this time. Choose another.')).toBeVisible();
  await expect(dialog(late).getByRole('button', { name: hour })).toHaveCount(0);

  const tutor = await visit('otherTeacher', PHONE);
  await tutor.goto('/lessons');
  const asked = tutor
    .getByRole('region', { name: 'For you to answer' })
    .getByRole('listitem')
    .filter({ hasText: MESSAGE });
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(tutor.getByText('The lesson is agreed')).toBeVisible();

  await dialog(student).getByRole('link', { name: 'See your lessons' }).click();
  const own = student.getByRole('listitem').filter({ hasText: name });
  await expect(own.getByText('Agreed')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Write a review' })).toHaveCount(0);

  await letPass(tutorId);
  await student.reload();
  await own.getByRole('button', { name: 'Write a review' }).click();
  await dialog(student).getByRole('button', { name: '5', exact: true }).click();
  await dialog(student).getByLabel('Your review').fill('Anaeleza kwa uvumilivu.');
  await dialog(student).getByRole('button', { name: 'Send review' }).click();
  await expect(student.getByText('Thank you for your review')).toBeVisible();
  await own.getByRole('link', { name: `With ${name}` }).click();
  await expect(student.getByText('Anaeleza kwa uvumilivu.')).toBeVisible();
  await clear(tutorId);
});

/** The agreed hour is over. */
async function letPass(tutorId: string): Promise<void> {
  const lessons = await adminDb().collection('lesson_requests').where('tutor_id', '==', tutorId).get();
  await Promise.all(
    lessons.docs.map(({ ref }) =>
      ref.update({ starts_at: Timestamp.fromMillis(Date.now() - 2 * LESSON_MS) }),
    ),
  );
}
