import type { Page } from '@playwright/test';
import { HOME_ZONE, wallTimeAt } from '../../src/domain/timeZone';
import { courseRecord } from '../support/cases/courseRecord';
import { adminDb } from '../support/world';
import { DESK, expect, PHONE, test, uniqueTitle } from './support/test';

/** A class from its timetable to its recording: a teacher, and two students whose clocks show different hours. */

const MEETING = 'https://meet.example/hesabu';
/** Near enough that opening it early opens this session, and too far for the link to be there by itself. */
const AHEAD_MS = 50 * 60_000;
/** Functions that are cold at first take their time. */
const COLD = { timeout: 90_000 };

async function schedule(teacher: Page, title: string, start: number): Promise<string> {
  const { day, time } = wallTimeAt(start, HOME_ZONE);
  await teacher.goto('/admin/interactive/live/new');
  await expect(teacher.getByLabel('Time zone')).toHaveValue(HOME_ZONE);
  await teacher.getByLabel('Title', { exact: true }).fill(title);
  await teacher.getByLabel('Subtitle').fill('Sehemu na desimali');
  await teacher.getByLabel('Date').fill(day);
  await teacher.getByLabel('Time', { exact: true }).fill(time);
  await teacher.getByLabel('Join link').fill(MEETING);
  await teacher.getByRole('button', { name: 'Create Live Class' }).click();
  await expect(teacher.getByText('Live class created successfully!')).toBeVisible(COLD);
  const { docs } = await adminDb().collection('live_classes').where('title', '==', title).get();
  return docs[0]?.id ?? '';
}

/** Opens the class, which is shown at the hour of the reader's own clock, and registers. */
async function register(student: Page, id: string, start: number, timeZone: string): Promise<void> {
  await student.goto(`/live-classes/${id}`);
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const [hour = ''] = /[\d:]+/.exec(clock.format(start)) ?? [];
  const when = student.getByRole('region', { name: 'When' });
  await expect(when).toContainText(hour);
  await expect(when).toContainText(timeZone);
  await student.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(student.getByText('The way in opens here 10 minutes before')).toBeVisible(COLD);
}

async function join(student: Page): Promise<void> {
  await student.reload();
  await student.getByRole('button', { name: 'Join the class' }).click();
  await expect(student.getByRole('link', { name: 'Open the class' })).toHaveAttribute('href', MEETING, COLD);
}

/** In the menu of the class's card. */
async function choose(teacher: Page, title: string, act: string): Promise<void> {
  await teacher.getByRole('button', { name: `Actions for ${title}` }).click();
  await teacher.getByRole('menuitem', { name: act }).click();
}

const chat = (page: Page) => page.getByRole('region', { name: 'Chat' });

async function write(page: Page, text: string): Promise<void> {
  await chat(page).getByRole('textbox', { name: 'Message' }).fill(text);
  await chat(page).getByRole('button', { name: 'Send' }).click();
}

/** An on-demand class with the recording; how one is made is for another test. */
async function addRecording(title: string): Promise<string> {
  const recording = adminDb().doc(`courses/${crypto.randomUUID()}`);
  const fields = { title, status: 'published', course_type: 'on-demand-class', created_by: 'teacher' };
  await recording.set(courseRecord({ ...fields, created_at: new Date() }));
  return recording.id;
}

test('a class from its timetable to its recording', async ({ visit }) => {
  // Three people sign in, and a dozen functions are called for the first time.
  test.setTimeout(420_000);
  const title = uniqueTitle('Sehemu');
  const start = Math.ceil((Date.now() + AHEAD_MS) / 60_000) * 60_000;
  const teacher = await visit('teacher', { ...DESK, timezoneId: HOME_ZONE });
  const id = await schedule(teacher, title, start);
  expect(id).not.toBe('');

  const student = await visit('student', { ...PHONE, timezoneId: HOME_ZONE });
  await register(student, id, start, HOME_ZONE);
  const abroad = await visit('otherStudent', { ...PHONE, timezoneId: 'Europe/London' });
  await register(abroad, id, start, 'Europe/London');

  await teacher.goto(`/admin/interactive?q=${encodeURIComponent(title)}`);
  const card = teacher.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Open' }).click();
  await expect(teacher.getByText('The class is open')).toBeVisible(COLD);
  await join(student);
  await join(abroad);

  await write(student, 'Nusu na robo ni ngapi?');
  await expect(chat(abroad).getByText('Nusu na robo ni ngapi?', { exact: true })).toBeVisible(COLD);
  await write(abroad, 'Tatu ya nne');
  await expect(chat(student).getByText('Tatu ya nne', { exact: true })).toBeVisible(COLD);
  await teacher.goto(`/live-classes/${id}`);
  await chat(teacher).getByRole('button', { name: 'What to do with “Nusu na robo ni ngapi?”' }).click();
  await teacher.getByRole('menuitem', { name: /10 min/ }).click();
  await expect(chat(student).getByText(/^You are muted/)).toBeVisible(COLD);
  await expect(chat(abroad).getByRole('textbox', { name: 'Message' })).toBeVisible();

  await teacher.goto(`/admin/interactive/live/${id}/edit`);
  await expect(teacher.getByText('1 of 1')).toHaveCount(2);
  await teacher.goto(`/admin/interactive?q=${encodeURIComponent(title)}`);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(teacher.getByText('The class is closed')).toBeVisible(COLD);
  const recordingId = await addRecording(title);
  await choose(teacher, title, 'Publish recording');
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('On-demand class').selectOption(recordingId);
  await dialog.getByRole('button', { name: 'Publish recording' }).click();
  await expect(teacher.getByText('The recording is published')).toBeVisible(COLD);

  await student.reload();
  await student.getByRole('link', { name: 'Watch the recording' }).click();
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await choose(teacher, title, 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(teacher.getByText('Live class deleted successfully!')).toBeVisible(COLD);
  // A fresh device: who had the class open may see it for a little longer.
  const visitor = await visit(null, PHONE);
  await visitor.goto(`/live-classes/${id}`);
  await expect(visitor.getByText('Live class not found.')).toBeVisible(COLD);
  await adminDb().doc(`courses/${recordingId}`).delete();
});
