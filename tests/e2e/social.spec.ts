import type { Page } from '@playwright/test';
import { makePng } from '../fixtures/image';
import { DESK, expect, PHONE, test, uniqueTitle } from './support/test';

/** A day of the feed: a student asks, a teacher answers, somebody misbehaves, and an administrator looks after it. */

/** Functions that are cold at first take their time. */
const COLD = { timeout: 90_000 };

const card = (page: Page, text: string) =>
  page.getByRole('article', { name: /^Post by/ }).filter({ hasText: text });

async function choose(page: Page, text: string, act: string): Promise<void> {
  await card(page, text).getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('What do you want to ask or share?').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
}

const picture = () => ({
  name: 'IMG_2031.png',
  mimeType: 'image/png',
  buffer: Buffer.from(makePng(2400, 1200, (x) => [x % 255, 120, 60])),
});

test('a student asks with a picture, a teacher answers, and everybody reads it', async ({ visit }) => {
  test.setTimeout(420_000);
  const question = uniqueTitle('Kwa nini barafu huelea?');
  const student = await visit('student', PHONE);
  await student.goto('/social');
  await student.getByLabel('Pictures').setInputFiles(picture());
  await expect(student.getByRole('button', { name: 'Remove picture 1' })).toBeVisible(COLD);
  await student.getByLabel('What do you want to ask or share?').fill(question);
  await student.reload();
  await expect(student.getByLabel('What do you want to ask or share?')).toHaveValue(question);
  await student.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(student.getByText('Post saved')).toBeVisible(COLD);

  const visitor = await visit(null, PHONE);
  await visitor.goto('/social');
  await expect(card(visitor, question)).toBeVisible();
  const image = card(visitor, question).getByRole('img', { name: 'Picture 1 by Neema M.' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth), COLD).toBe(1600);

  const teacher = await visit('teacher', DESK);
  await teacher.goto('/social');
  await card(teacher, question).getByRole('link', { name: '0 comments' }).click();
  await teacher.getByLabel('Your comment').fill('In ice each molecule holds four others apart.');
  await teacher.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(teacher.getByText('In ice each molecule')).toBeVisible(COLD);
  await expect(teacher.getByLabel('Your comment')).toHaveValue('');
  const like = card(teacher, question).getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText('1');

  await student.goto(new URL(teacher.url()).pathname);
  await student.getByRole('button', { name: 'Answer Emmanuel Massawe' }).click();
  await student.getByLabel('Your answer').fill('Asante, mwalimu!');
  await student.getByRole('button', { name: 'Answer', exact: true }).last().click();
  await expect(student.getByText('Asante, mwalimu!')).toBeVisible(COLD);
  await expect(card(student, question).getByRole('button', { name: 'Like, 1 like' })).toBeVisible(COLD);
  await visitor.reload();
  await expect(card(visitor, question).getByRole('link', { name: '2 comments' })).toBeVisible();

  await choose(student, question, 'Delete');
  await student.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(student.getByText('Post deleted')).toBeVisible(COLD);
  await expect(student).toHaveURL(/\/social$/);
  await visitor.reload();
  await expect(card(visitor, question)).toHaveCount(0);
});

test('what should not stand there waits, is reported, hidden, and has a consequence', async ({ visit }) => {
  test.setTimeout(420_000);
  const student = await visit('otherStudent', PHONE);
  await student.goto('/social');
  const number = uniqueTitle('Call me on 0754 123 456,');
  await write(student, number);
  await expect(student.getByText('Your post waits for review')).toBeVisible(COLD);
  await expect(card(student, number)).toContainText('This waits for review');
  const unkind = uniqueTitle('You are all so slow');
  await write(student, unkind);
  await expect(student.getByText('Post saved')).toBeVisible(COLD);

  const reader = await visit('student', PHONE);
  await reader.goto('/social');
  await expect(card(reader, unkind)).toBeVisible();
  await expect(card(reader, number)).toHaveCount(0);
  await choose(reader, unkind, 'Report');
  await reader.getByLabel('What is wrong?').selectOption({ label: 'It is unkind or threatens somebody' });
  await reader.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText('Thank you')).toBeVisible(COLD);

  const admin = await visit('admin', DESK);
  await admin.goto('/admin/moderation');
  const row = (text: string) => admin.getByRole('row').filter({ hasText: text });
  await expect(row(number)).toContainText('Phone number');
  await expect(row(unkind)).toContainText('1 report');
  await row(unkind).getByRole('button', { name: 'Hide' }).click();
  await expect(admin.getByText('Others do not see it any more')).toBeVisible(COLD);
  await expect(row(unkind)).toHaveCount(0);
  await row(number)
    .getByRole('button', { name: /^More about/ })
    .click();
  await admin.getByRole('menuitem', { name: 'Mute Baraka M. for a time' }).click();
  await admin.getByLabel('What they read').fill('No phone numbers, please.');
  await admin.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(admin.getByText('They cannot write for that time')).toBeVisible(COLD);

  await reader.reload();
  await expect(card(reader, unkind)).toHaveCount(0);
  await student.reload();
  await expect(student.getByText('No phone numbers, please.')).toBeVisible();
  await expect(student.getByText(/^You are muted/)).toBeVisible();
  await expect(student.getByLabel('What do you want to ask or share?')).toHaveCount(0);
  await expect(card(student, unkind)).toContainText('A moderator has hidden this');

  await row(number)
    .getByRole('button', { name: /^More about/ })
    .click();
  await admin.getByRole('menuitem', { name: 'Let Baraka M. write again' }).click();
  await admin.getByRole('button', { name: 'Let them write' }).click();
  await expect(admin.getByText('They can write again')).toBeVisible(COLD);
  await row(number).getByRole('button', { name: 'Hide' }).click();
  await expect(row(number)).toHaveCount(0, COLD);
  await admin.goto('/admin/audit?kind=moderation');
  await expect(admin.getByRole('row').filter({ hasText: 'Hid something' }).first()).toBeVisible();
});

test('an administrator finds, writes, changes and deletes posts in the back office', async ({ visit }) => {
  test.setTimeout(300_000);
  const admin = await visit('admin', DESK);
  await admin.goto('/admin/social');
  await expect(admin.getByRole('heading', { name: 'Social Management', level: 1 })).toBeVisible();
  const text = uniqueTitle('Matokeo ya mtihani wa majaribio');
  await admin.getByRole('button', { name: 'Create Post' }).click();
  await admin.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(admin.getByText('Content is required')).toBeVisible();
  await admin.getByLabel('Content').fill(text);
  await admin.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(admin.getByText('Post saved')).toBeVisible(COLD);
  await admin.getByRole('searchbox', { name: 'Search posts' }).fill(text);
  const row = admin.getByRole('row').filter({ hasText: text });
  await expect(row).toHaveCount(1);
  await admin.getByLabel('Posts', { exact: true }).selectOption({ label: 'With Media' });
  await expect(admin.getByText('No posts match these filters.')).toBeVisible();
  await admin.getByLabel('Posts', { exact: true }).selectOption({ label: 'Text Only' });
  await row.getByRole('button', { name: 'Edit' }).click();
  await admin.getByLabel('Content').fill(`${text} yametoka`);
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByRole('link', { name: `${text} yametoka` })).toBeVisible(COLD);
  await row.getByRole('link', { name: 'Delete' }).click();
  await expect(admin).toHaveURL(/\/admin\/social\/posts\/[\w-]+\/delete$/);
  await admin.getByRole('button', { name: 'Delete Post' }).click();
  await expect(admin.getByText('Post deleted')).toBeVisible(COLD);
  await expect(admin).toHaveURL(/\/admin\/social$/);
});
