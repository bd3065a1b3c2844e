import { fillAssessment, fillCourseBasics, fillModule, openCourseForm, openTab } from './support/courseForm';
import { expect, PHONE, test, uniqueTitle } from './support/test';

const TEXTS = { lesson: 'What x stands for', text: 'A letter stands for a number.' };

test('a teacher builds a course with a lesson, a PDF and an assessment, publishes it, and a visitor finds it', async ({
  visit,
}) => {
  // The first call of a function waits until all of them are loaded.
  test.slow();
  const title = uniqueTitle('Aljebra kwa Kuanza');
  const teacher = await visit('teacher');
  await openCourseForm(teacher);
  await fillCourseBasics(teacher, title);
  await fillModule(teacher, TEXTS);
  await fillAssessment(teacher, 'Solve x + 2 = 5');
  await teacher.getByRole('button', { name: 'Create Course' }).click();
  await expect(teacher.getByText('Course created successfully!')).toBeVisible({ timeout: 150_000 });
  await expect(teacher).toHaveURL(/\/admin\/courses$/);

  await teacher.goto(`/admin/courses?q=${encodeURIComponent(title)}`);
  await teacher.getByRole('link', { name: title }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: 'Edit Course' })).toBeVisible();
  await expect(teacher.getByLabel('Course Title')).toHaveValue(title);
  await teacher.getByRole('link', { name: 'Preview' }).click();
  await expect(teacher.getByRole('heading', { level: 2, name: TEXTS.lesson })).toBeVisible();
  await expect(teacher.locator('strong', { hasText: TEXTS.text })).toBeVisible();
  await expect(teacher.getByText('mazoezi.pdf').or(teacher.getByText('Exercises')).first()).toBeVisible();
  await teacher.getByRole('link', { name: 'Check yourself' }).click();
  await expect(teacher.getByText('Solve x + 2 = 5')).toBeVisible();

  await teacher.getByRole('link', { name: 'Edit Course' }).click();
  await teacher.getByRole('button', { name: 'Publish' }).click();
  await expect(teacher.getByText('Course published')).toBeVisible({ timeout: 60_000 });
  const id = /courses\/([^/]+)\/edit/.exec(teacher.url())?.[1] ?? '';

  const visitor = await visit(null, PHONE);
  await visitor.goto(`/courses/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText(TEXTS.lesson)).toBeVisible();
});

test('two editors of one course: the second sees both versions and decides', async ({ visit }) => {
  test.slow();
  const title = uniqueTitle('Jiometri');
  const teacher = await visit('teacher');
  await openCourseForm(teacher);
  await fillCourseBasics(teacher, title);
  await fillModule(teacher, TEXTS);
  await teacher.getByRole('button', { name: 'Create Course' }).click();
  await expect(teacher.getByText('Course created successfully!')).toBeVisible({ timeout: 150_000 });
  await teacher.goto(`/admin/courses?q=${encodeURIComponent(title)}`);
  await teacher.getByRole('link', { name: title }).click();
  await expect(teacher.getByLabel('Course Title')).toHaveValue(title);

  const admin = await visit('admin');
  await admin.goto(new URL(teacher.url()).pathname);
  await admin.getByLabel('Instructor').fill('Baraka Kileo');
  await admin.getByRole('button', { name: 'Update Course' }).click();
  await expect(admin.getByText('Course data updated successfully!')).toBeVisible({ timeout: 60_000 });

  await openTab(teacher, 'Course Details');
  await teacher.getByRole('button', { name: 'Add Outcome' }).click();
  await teacher.getByLabel('Outcome 2', { exact: true }).fill('Draw the graph of a line');
  await teacher.getByRole('button', { name: 'Update Course' }).click();
  const dialog = teacher.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /Instructor/ })).toContainText('Baraka Kileo');
  await expect(dialog.getByRole('row', { name: /Learning Outcomes/ })).toContainText(
    'Draw the graph of a line',
  );
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(teacher.getByText('Course data updated successfully!')).toBeVisible({ timeout: 60_000 });
});
