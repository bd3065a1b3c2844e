import type { Page } from '@playwright/test';
import { SCIENCE_COURSES } from '../support/seed/courses/sciences';
import { handIn, markDone } from './support/learning';
import { expect, PHONE, test } from './support/test';

/** A course of the sample data that costs nothing. */
const [found] = SCIENCE_COURSES;
if (!found) throw new Error('The sample data has no such course');
const COURSE = found;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const startOrGoOn = (page: Page) => page.getByRole('link', { name: /^(Start|Go on) learning$/ });

/** Through all modules; the first assessment is failed once. */
async function learnAll(student: Page): Promise<void> {
  for (const [index, { questions = [] }] of COURSE.modules.entries()) {
    for (const lesson of [0, 1]) {
      await markDone(student);
      if (index === 0 && lesson === 0) await student.reload();
      await expect(student.getByRole('button', { name: 'Done', pressed: true })).toBeVisible();
      await student.getByRole('link', { name: /^Next/ }).click();
    }
    if (index === 0) {
      await handIn(student, questions, false);
      await expect(student.getByText('You got 0 %. You need 70 % to pass.')).toBeVisible();
      await expect(student.getByText('You see the right answers after your last attempt.')).toBeVisible();
    }
    await handIn(student, questions, true);
    await expect(student.getByText('You passed with 100 %.')).toBeVisible();
    if (index < COURSE.modules.length - 1) await student.getByRole('link', { name: /^Next/ }).click();
  }
}

test('a student takes a course on a phone, from enrolling to its certificate and a review', async ({
  visit,
}) => {
  test.slow();
  const student = await visit('otherStudent', PHONE);
  await student.goto('/courses');
  await student.getByLabel('Search courses').fill(COURSE.title);
  await student.getByRole('link', { name: COURSE.title }).click();
  await expect(heading(student, COURSE.title)).toBeVisible();
  await student.getByRole('button', { name: 'Enrol' }).click();
  await expect(student).toHaveURL(/\/learn$/);
  // Until the lesson pages are here, the course's own page stands with a link of the same name.
  await expect(student.getByText('Begin with')).toBeVisible();
  await expect(student.getByText('0 of 9 done · 0 %')).toBeVisible();
  await startOrGoOn(student).click();
  await learnAll(student);

  await student.getByRole('link', { name: COURSE.title }).click();
  await expect(student.getByText('9 of 9 done · 100 %')).toBeVisible();
  await expect(student.getByText('You have finished this course. Well done!')).toBeVisible();

  await student.getByRole('button', { name: 'Rate this course' }).click();
  const dialog = student.getByRole('dialog');
  await dialog.getByRole('button', { name: '5' }).click();
  await dialog.getByLabel('Your review').fill('Nimeelewa umeme sasa.');
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(student.getByText('Thank you for your review!')).toBeVisible();

  await student.getByRole('button', { name: 'Get your certificate' }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Get your certificate' }).click();
  await expect(student).toHaveURL(/\/certificates\//);
  const visitor = await visit(null, PHONE);
  await visitor.goto(student.url());
  await expect(visitor.getByRole('article', { name: 'Certificate of Completion' })).toContainText(
    COURSE.title,
  );
  await visitor.goto(`/courses?q=${encodeURIComponent(COURSE.title)}`);
  await visitor.getByRole('link', { name: COURSE.title }).click();
  await expect(visitor.getByText('Nimeelewa umeme sasa.')).toBeVisible();
});

test('a visitor opens the free lesson of a course, and no other', async ({ visit }) => {
  const visitor = await visit(null, PHONE);
  await visitor.goto(`/courses?price=free&q=${encodeURIComponent(COURSE.title)}`);
  await visitor.getByRole('link', { name: COURSE.title }).click();
  await expect(visitor.getByRole('link', { name: 'Sign in to enrol' })).toBeVisible();
  await visitor.getByRole('link', { name: /Free preview/ }).click();
  await expect(visitor.getByText('This lesson is a free preview of the course.')).toBeVisible();
});
