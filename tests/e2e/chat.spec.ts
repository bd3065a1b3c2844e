import type { Page } from '@playwright/test';
import { liveClassLinkPath } from '../../src/domain/liveClassRecord';
import { liveClassRecord } from '../support/cases/liveClassRecord';
import { adminDb } from '../support/world';
import { DESK, expect, PHONE, test, uniqueTitle } from './support/test';

/** A class talks: a student whom the teacher lets write, a connection that breaks, and words that go again. */

/** Functions that are cold at first take their time. */
const COLD = { timeout: 90_000 };
const MINUTE_MS = 60_000;

/** A class that goes on just now, with its room; how one is made is for another test. */
async function addClass(title: string): Promise<string> {
  const id = crypto.randomUUID();
  const start = Date.now() - 5 * MINUTE_MS;
  const at = new Date();
  const times = { session_starts: [start], duration_minutes: 120, created_at: at, updated_at: at };
  await adminDb()
    .doc(`live_classes/${id}`)
    .set(liveClassRecord({ title, created_by: 'teacher', ...times }));
  await adminDb()
    .doc(liveClassLinkPath(id))
    .set({ url: 'https://meet.example/hesabu', created_by: 'teacher' });
  const room = { kind: 'live_class', title, moderators: ['teacher'] };
  await adminDb()
    .doc(`chat_rooms/${id}`)
    .set({ ...room, slow_seconds: 0, is_locked: false, is_closed: false });
  await adminDb()
    .doc(`chat_rooms/${id}/members/teacher`)
    .set({ name: 'Emmanuel Massawe', role: 'moderator', is_active: true });
  return id;
}

const chat = (page: Page) => page.getByRole('region', { name: 'Chat' });
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Message' });
const said = (page: Page, text: string) => chat(page).getByRole('listitem').getByText(text, { exact: true });

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

async function register(page: Page, id: string): Promise<void> {
  await page.goto(`/live-classes/${id}`);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(chat(page).getByRole('heading', { name: 'Chat' })).toBeVisible(COLD);
}

test('a student writes on the teacher’s word, and nothing is lost or doubled on the way', async ({
  visit,
}) => {
  test.setTimeout(420_000);
  const id = await addClass(uniqueTitle('Mazungumzo'));
  const student = await visit('student', PHONE);
  await register(student, id);
  const newcomer = await visit('newcomer', PHONE);
  await register(newcomer, id);
  await expect(chat(newcomer).getByText(/Ask your teacher to let you write/)).toBeVisible();
  await expect(field(newcomer)).toHaveCount(0);

  const teacher = await visit('teacher', DESK);
  await teacher.goto(`/admin/interactive/live/${id}/edit`);
  await teacher.getByRole('button', { name: /^Let write/ }).click();
  await expect(teacher.getByText('They can write now')).toBeVisible(COLD);
  await expect(field(newcomer)).toBeVisible(COLD);
  await write(newcomer, 'Hodi');
  await expect(said(student, 'Hodi')).toBeVisible();
  await write(student, 'Karibu');
  await expect(said(newcomer, 'Karibu')).toBeVisible();

  await student.context().setOffline(true);
  await write(student, 'Nipo njiani');
  await expect(chat(student).getByText('Waiting for the connection')).toBeVisible();
  const missed = ['Moja', 'Mbili', 'Tatu'];
  for (const text of missed) {
    await write(newcomer, text);
    await expect(chat(newcomer).getByText(/^Sent|Sending|Waiting/)).toHaveCount(0);
  }
  await student.context().setOffline(false);
  for (const page of [student, newcomer])
    for (const text of [...missed, 'Nipo njiani']) await expect(said(page, text)).toHaveCount(1, COLD);

  await choose(student, 'Karibu', 'Delete');
  await student.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(chat(newcomer).getByText('This message was deleted.')).toBeVisible();
  await expect(said(newcomer, 'Karibu')).toHaveCount(0);

  await teacher.goto(`/live-classes/${id}`);
  await choose(teacher, 'Mbili', 'Hide from others');
  await expect(teacher.getByText('Message hidden')).toBeVisible(COLD);
  await expect(said(student, 'Mbili')).toHaveCount(0);
  await expect(chat(teacher).getByRole('listitem').filter({ hasText: 'Mbili' })).toContainText('Hidden');

  await teacher.goto(`/admin/interactive/live/${id}/edit`);
  await teacher.getByRole('button', { name: /^Take back/ }).click();
  await expect(teacher.getByText('They cannot write any more')).toBeVisible(COLD);
  await expect(field(newcomer)).toHaveCount(0);
  await expect(said(newcomer, 'Hodi')).toBeVisible();
});
