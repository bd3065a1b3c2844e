import { expect, type Page } from '@playwright/test';
import { makeCover } from '../../fixtures/cover';
import { makePdf } from '../../fixtures/pdf';
import { asFile, coverInput } from './bookForm';

/** The back office's course form as a teacher's hands know it. */

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

export async function openCourseForm(page: Page): Promise<void> {
  await page.goto('/admin/courses');
  await page.getByRole('link', { name: 'Add New Course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add New Course' })).toBeVisible();
}

/** What its card and its page say of the course. */
export async function fillCourseBasics(page: Page, title: string): Promise<void> {
  const cover = makeCover({ subject: 'Mathematics', title });
  await coverInput(page).setInputFiles(asFile('jalada.png', cover, 'image/png'));
  await expect(page.getByText('Cover image uploaded successfully!')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Course Title').fill(title);
  await page.getByLabel('Category').selectOption('Mathematics');
  await page.getByLabel('Instructor').fill('Zainabu Mwakyusa');
  await page.getByLabel('Duration').fill('2 hours');
  await page.getByLabel('Price (USD)').fill('0');
  await openTab(page, 'Course Details');
  await page.getByLabel('Description').fill('From unknowns to straight lines, with many examples.');
  await page.getByLabel('Outcome 1', { exact: true }).fill('Solve linear equations');
}

/** A module with one lesson: a text in bold letters, and a PDF to download. */
export async function fillModule(page: Page, texts: { lesson: string; text: string }): Promise<void> {
  await openTab(page, 'Modules & Lessons');
  await page.getByLabel('Module Title').fill('Unknowns');
  await page.getByLabel('Module Description').fill('Letters that stand for numbers.');
  await page.getByLabel('Lesson Title').fill(texts.lesson);
  await page.getByLabel('Duration', { exact: true }).fill('12 min');
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  await page.keyboard.type(texts.text);
  await page.getByRole('button', { name: 'Add Material' }).click();
  await page.getByLabel('Material Title').fill('Exercises');
  const pdf = await makePdf({ title: 'Exercises', pages: 1 });
  await page
    .locator('input[type="file"][name$=".materials.0.file"]')
    .setInputFiles(asFile('mazoezi.pdf', pdf, 'application/pdf'));
  await expect(page.getByText('Material uploaded successfully!')).toBeVisible({ timeout: 30_000 });
}

/** One multiple-choice question at the end of the module. */
export async function fillAssessment(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Assessment' }).click();
  await page.getByLabel('Assessment Title').fill('Check yourself');
  await page.getByLabel('Question', { exact: true }).fill(question);
  await page.getByLabel('Option 1', { exact: true }).fill('2');
  await page.getByLabel('Option 2', { exact: true }).fill('3');
  await page.getByLabel('Option 2 is correct').check();
}
