import type { Page } from '@playwright/test';
import { makeCover } from '../fixtures/cover';
import { makePdf } from '../fixtures/pdf';
import { asFile } from './support/bookForm';
import { markDone } from './support/learning';
import { expect, PHONE, test, uniqueTitle } from './support/test';
import { recordVideo } from './support/video';

const LESSON = 'Rays and shadows';

const control = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

async function fillClass(teacher: Page, title: string): Promise<void> {
  await teacher.goto('/admin/interactive?tab=on-demand');
  await teacher.getByRole('link', { name: 'Add New' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: 'Add New On-Demand Class' })).toBeVisible();
  const cover = makeCover({ subject: 'Physics', title });
  await control(teacher, 'cover').setInputFiles(asFile('jalada.png', cover, 'image/png'));
  await control(teacher, 'title').fill(title);
  await control(teacher, 'subtitle').fill('Why you have a shadow');
  await control(teacher, 'description').fill(
    'Light goes straight. What follows from that fills a whole class.',
  );
  await control(teacher, 'category').selectOption('Physics');
  await control(teacher, 'instructor').fill('Zainabu Mwakyusa');
  await control(teacher, 'learningOutcomes.0.text').fill('Draw a ray');
  await control(teacher, 'modules.0.lessons.0.title').fill(LESSON);
  await control(teacher, 'modules.0.lessons.0.video').setInputFiles(await recordVideo(teacher, 'somo.webm'));
  const pdf = await makePdf({ title: 'Exercises', pages: 1 });
  await control(teacher, 'modules.0.lessons.0.materials.0.file').setInputFiles(
    asFile('mazoezi.pdf', pdf, 'application/pdf'),
  );
}

/** Finds a class that was published a moment ago: the catalogue follows by a trigger. */
async function findClass(page: Page, title: string): Promise<void> {
  await expect(async () => {
    // The index is kept for two minutes; a reader who looks again after that, or on another phone, sees the change.
    await page.evaluate(() => indexedDB.deleteDatabase('somo-cache'));
    await page.goto(`/interactive-learning?tab=on-demand&q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
}

test('a teacher makes an on-demand class with a video, and a student on a phone finds it and goes through it', async ({
  visit,
}) => {
  // Creating, publishing and learning, each behind functions that are cold at first.
  test.setTimeout(420_000);
  const title = uniqueTitle('Mwanga na Kivuli');
  const teacher = await visit('teacher');
  await fillClass(teacher, title);
  await teacher.getByRole('button', { name: 'Create On-Demand Class' }).click();
  await expect(teacher.getByText('On-demand class created successfully!')).toBeVisible({ timeout: 200_000 });
  await expect(teacher).toHaveURL(/\/admin\/interactive/);

  await teacher.goto(`/admin/interactive?tab=on-demand&q=${encodeURIComponent(title)}`);
  const card = teacher.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Draft')).toBeVisible();
  await expect(card.getByText('Self-paced')).toBeVisible();
  await card.getByRole('button', { name: /^Actions for/ }).click();
  await teacher.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(teacher.getByText('On-demand class published')).toBeVisible({ timeout: 60_000 });
  await expect(card.getByText('Live')).toBeVisible();

  const student = await visit('student', PHONE);
  await findClass(student, title);
  await student.getByRole('link', { name: title }).click();
  await expect(student.getByText('Why you have a shadow')).toBeVisible();
  await student.getByRole('button', { name: 'Enrol' }).click();
  await expect(student.getByText('Begin with')).toBeVisible({ timeout: 60_000 });
  await expect(student).toHaveURL(/\/on-demand-classes\/[^/]+\/learn$/);
  await student.getByRole('link', { name: 'Start learning' }).click();

  await student.getByRole('button', { name: 'Play the video' }).click();
  const video = student.locator('video');
  await expect(video).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime))
    .toBeGreaterThan(0.5);
  const download = student.waitForEvent('download');
  await student.getByRole('button', { name: /mazoezi/ }).click();
  expect((await download).suggestedFilename()).toContain('.pdf');
  await markDone(student);
  await student.goto(new URL(student.url()).pathname);
  await expect(student.getByText('You have finished this class. Well done!')).toBeVisible();

  await student.goto('/courses');
  await student.getByRole('region', { name: 'My Courses' }).getByRole('link', { name: title }).click();
  await expect(student).toHaveURL(/\/on-demand-classes\/[^/]+\/learn$/);
});
