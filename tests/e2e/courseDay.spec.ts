import type { Page } from '@playwright/test';
import type { SeedQuestion } from '../support/seed/courses/seedCourse';
import { fillCourseBasics, fillModule, openCourseForm } from './support/courseForm';
import { handIn, markDone } from './support/learning';
import { expect, PHONE, test, uniqueTitle } from './support/test';
import { recordVideo } from './support/video';

const TEXTS = { lesson: 'Times tables', text: 'Multiplying is adding again and again.' };
const QUESTIONS = Array.from({ length: 10 }, (_, index): SeedQuestion => {
  const isRight = index % 3 !== 0;
  return [`${index + 2} x 7 is ${(index + 2) * 7 + (isRight ? 0 : 1)}.`, isRight];
});

async function fillQuestions(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Add Assessment' }).click();
  await admin.getByLabel('Assessment Title').fill('Ten questions');
  await admin.getByLabel('Attempts Allowed').fill('2');
  for (const [index, [text, answer]] of QUESTIONS.entries()) {
    if (index > 0) await admin.getByRole('button', { name: 'Add Question' }).click();
    const field = (name: string) => admin.locator(`[name="modules.0.assessment.questions.${index}.${name}"]`);
    await field('text').fill(text);
    await field('type').selectOption('true-false');
    await field('correctAnswer').selectOption(String(answer));
  }
}

/** Builds and publishes it; resolves with its id. */
async function author(admin: Page, title: string): Promise<string> {
  await openCourseForm(admin);
  await fillCourseBasics(admin, title);
  await fillModule(admin, TEXTS);
  await admin
    .locator('input[type="file"][name="modules.0.lessons.0.video"]')
    .setInputFiles(await recordVideo(admin, 'somo.webm'));
  await expect(admin.getByText('Video uploaded successfully!')).toBeVisible({ timeout: 60_000 });
  await fillQuestions(admin);
  await admin.getByRole('button', { name: 'Create Course' }).click();
  await expect(admin.getByText('Course created successfully!')).toBeVisible({ timeout: 150_000 });
  await admin.goto(`/admin/courses?q=${encodeURIComponent(title)}`);
  await admin.getByRole('link', { name: title }).click();
  await admin.getByRole('button', { name: 'Publish' }).click();
  await expect(admin.getByText('Course published')).toBeVisible({ timeout: 60_000 });
  return /courses\/([^/]+)\/edit/.exec(admin.url())?.[1] ?? '';
}

async function watchAndRead(student: Page): Promise<void> {
  await student.getByRole('button', { name: 'Play the video' }).click();
  const video = student.locator('video');
  await expect(video).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime))
    .toBeGreaterThan(0.5);
  await expect(student.getByText(TEXTS.text)).toBeVisible();
  const download = student.waitForEvent('download');
  await student.getByRole('button', { name: /Exercises/ }).click();
  expect((await download).suggestedFilename()).toContain('.pdf');
  await markDone(student);
  await student.getByRole('link', { name: /^Next/ }).click();
}

test('a course from its making to its archive, and a student who took it meanwhile', async ({ visit }) => {
  // Building, publishing, learning and archiving, each behind functions that are cold at first.
  test.setTimeout(420_000);
  const title = uniqueTitle('Kuzidisha');
  const admin = await visit('admin');
  const id = await author(admin, title);

  const student = await visit('student', PHONE);
  await student.goto(`/courses/${id}`);
  await student.getByRole('button', { name: 'Enrol' }).click();
  // Until the lesson pages are here, the course's own page stands with a link of the same name.
  await expect(student.getByText('Begin with')).toBeVisible({ timeout: 60_000 });
  await student.getByRole('link', { name: 'Start learning' }).click();
  await watchAndRead(student);
  await handIn(student, QUESTIONS, false);
  await expect(student.getByText('You got 0 %. You need 70 % to pass.')).toBeVisible();
  await handIn(student, QUESTIONS, true);
  await expect(student.getByText('You passed with 100 %.')).toBeVisible();
  await student.goto(`/courses/${id}/learn`);
  await student.getByRole('button', { name: 'Get your certificate' }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Get your certificate' }).click();
  await expect(student.getByRole('article', { name: 'Certificate of Completion' })).toContainText(title);
  const certificate = student.url();

  await admin.getByRole('button', { name: 'Archive' }).click();
  await expect(admin.getByText('Course archived')).toBeVisible();
  const other = await visit('otherStudent', PHONE);
  await other.goto(`/courses/${id}`);
  await expect(other.getByText('Course not found.')).toBeVisible();
  await other.goto(certificate);
  await expect(other.getByRole('article', { name: 'Certificate of Completion' })).toContainText(title);
  await student.goto(`/courses/${id}/learn`);
  await student.getByRole('link', { name: TEXTS.lesson }).click();
  await expect(student.getByText(TEXTS.text)).toBeVisible();
});
