import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { adminDb } from '../support/world';
import { DESK, expect, PHONE, test, uniqueTitle } from './support/test';

/** A discussion from its opening to its end: two tutors and no third, two students who talk, one who is muted. */

/** Functions that are cold at first take their time. */
const COLD = { timeout: 90_000 };

const chat = (page: Page) => page.getByRole('region', { name: 'Chat' });
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Message' });
const said = (page: Page, text: string) => chat(page).getByRole('listitem').filter({ hasText: text }).last();

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await chat(page).getByRole('button', { name: 'Send' }).click();
}

async function choose(page: Page, text: string, act: string): Promise<void> {
  await chat(page)
    .getByRole('button', { name: `What to do with “${text}”` })
    .click();
  await page.getByRole('menuitem', { name: act }).click();
}

async function create(teacher: Page, title: string): Promise<string> {
  await teacher.goto('/admin/social?tab=discussions');
  await teacher.getByRole('button', { name: 'Create Discussion' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Create Community Discussion' });
  await dialog.getByRole('button', { name: 'Create Discussion' }).click();
  await expect(dialog.getByText('Title is required').first()).toBeVisible();
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Subtitle').fill('Njooni tujadili');
  const tutors = dialog.getByRole('combobox', { name: /Invited tutors/ });
  for (const tutor of ['Anitha Kessy', 'Saida Rajabu', 'Boniface Mtenga'])
    await tutors.selectOption(await valueOf(tutors, tutor));
  await expect(dialog.getByText('Invite at most 2 tutors')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Invited tutors' }).getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Create Discussion' }).click();
  await expect(dialog).toHaveCount(0, COLD);
  const { docs } = await adminDb().collection('discussions').where('title', '==', title).get();
  return docs[0]?.id ?? '';
}

/** Of the first of that name: other tests have added more of them. */
const valueOf = async (select: ReturnType<Page['getByRole']>, name: string) =>
  (await select.getByRole('option', { name }).first().getAttribute('value')) ?? '';

test('a teacher opens a room, students talk, one is muted, and the room is closed', async ({ visit }) => {
  test.setTimeout(420_000);
  const teacher = await visit('teacher', DESK);
  const title = uniqueTitle('Majadiliano');
  const id = await create(teacher, title);

  const student = await visit('student', PHONE);
  await student.goto('/discussions');
  await student.getByRole('searchbox').fill(title);
  await student.getByRole('link', { name: title }).click();
  await expect(student.getByText('What is said here, those who take part can read.')).toBeVisible();
  await student.getByRole('button', { name: 'Join the discussion' }).click();
  await expect(field(student)).toBeVisible(COLD);
  const other = await visit('otherStudent', PHONE);
  await other.goto(`/discussion/${id}`);
  await other.getByRole('button', { name: 'Join the discussion' }).click();
  await expect(field(other)).toBeVisible(COLD);

  await write(student, 'Hodi hodi');
  await expect(said(other, 'Hodi hodi')).toBeVisible();
  await choose(other, 'Hodi hodi', 'Reply');
  await write(other, 'Karibu sana');
  await expect(said(student, 'Karibu sana').getByRole('blockquote')).toContainText('Hodi hodi');

  await teacher.goto(`/admin/social/discussions/${id}`);
  await expect(chat(teacher).getByText(/are here$/)).toBeVisible();
  await student.getByRole('button', { name: 'Ask to speak to a tutor' }).click();
  await teacher.getByRole('button', { name: 'Give the word' }).click();
  await expect(student.getByText('You have the word: write now.')).toBeVisible(COLD);

  await choose(teacher, 'Karibu sana', 'Mute Baraka M. for 10 minutes');
  await expect(other.getByText(/^You are muted/)).toBeVisible(COLD);
  await expect(field(other)).toHaveCount(0);

  const download = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'Export transcript' }).click();
  const file = await fs.readFile(await (await download).path(), 'utf8');
  expect(file).toContain('Karibu sana');

  await teacher.getByRole('button', { name: 'Close the room' }).click();
  await expect(student.getByText('This chat is closed. You can still read it.')).toBeVisible(COLD);
  await expect(field(student)).toHaveCount(0);
  await expect(said(student, 'Karibu sana')).toBeVisible();

  await teacher.goto(`/admin/social/discussions/${id}/delete`);
  await teacher.getByRole('button', { name: 'Delete' }).click();
  await expect(teacher).toHaveURL(/tab=discussions/, COLD);
  await student.goto(`/discussion/${id}`);
  await expect(student.getByText('Discussion not found.')).toBeVisible(COLD);
});
