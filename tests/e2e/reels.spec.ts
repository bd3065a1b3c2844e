import type { Page } from '@playwright/test';
import { asFile } from './support/bookForm';
import { expect, PHONE, test, uniqueTitle } from './support/test';
import { recordVideo } from './support/video';

/** A reel from its upload to its end. */

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nChlorophyll takes in red and blue.';

/** The catalogue follows by a trigger. */
async function findReel(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => indexedDB.deleteDatabase('somo-cache'));
    await page.goto('/reels');
    await expect(page.getByRole('article', { name: title })).toBeAttached({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

const current = (page: Page) => page.locator('article:not([inert])');

test('a teacher uploads a reel, a student on a phone watches it, and it goes', async ({ visit }) => {
  const title = uniqueTitle('Why leaves are green');
  const teacher = await visit('teacher');
  await teacher.goto('/admin/social?tab=reels');
  await teacher.getByRole('button', { name: 'Upload Reel' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Upload Learning Reel' });
  await dialog.locator('input[name="file"]').setInputFiles(await recordVideo(teacher, 'leaves.webm'));
  // Its picture is a frame of the video.
  await expect(dialog.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
  await dialog.locator('input[name="captions"]').setInputFiles(asFile('leaves.vtt', Buffer.from(CAPTIONS)));
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Subject').selectOption('Biology');
  await dialog.getByLabel('Instructor').fill('Neema Mushi');
  await dialog.getByRole('button', { name: 'Upload Reel' }).click();
  await expect(teacher.getByText('Reel uploaded successfully!').first()).toBeVisible({ timeout: 60_000 });
  await expect(teacher.getByRole('row').filter({ hasText: title })).toBeVisible();

  const student = await visit('student', PHONE);
  await findReel(student, title);
  await expect(current(student).getByRole('heading', { name: title })).toBeVisible();
  const video = current(student).locator('video').first();
  await expect.poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime)).toBeGreaterThan(0);
  await expect(current(student).getByRole('button', { name: 'Captions' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await current(student).getByRole('button', { name: 'Like, 0 likes' }).click();
  await expect(current(student).getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
  await student.getByRole('button', { name: 'Next reel' }).click();
  await expect(current(student).getByRole('heading', { name: title })).toHaveCount(0);
  await student.keyboard.press('ArrowUp');
  await expect(current(student).getByRole('heading', { name: title })).toBeVisible();

  // Watched and liked once, as functions have counted.
  await expect(async () => {
    await teacher.reload();
    const cells = teacher
      .getByRole('row')
      .filter({ hasText: title })
      .getByRole('cell', { name: '1', exact: true });
    await expect(cells).toHaveCount(2, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await teacher.getByRole('button', { name: `Actions for ${title}` }).click();
  await teacher.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  await teacher.getByRole('button', { name: 'Delete' }).click();
  await expect(teacher.getByText('Reel deleted successfully!').first()).toBeVisible();
  await expect(teacher.getByRole('row').filter({ hasText: title })).toHaveCount(0);
});
