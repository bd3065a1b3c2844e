import { paths } from '../../src/domain/paths';
import { DESK, expect, PHONE, test, uniqueTitle } from './support/test';

/** A teacher shares a file; a student on a phone finds it, and finds it no more when it is deleted. */
test('a teacher shares a file, and whoever looks for it can take it along', async ({ visit }) => {
  test.setTimeout(180_000);
  const title = uniqueTitle('Crop calendar');
  const teacher = await visit('teacher', DESK);
  await teacher.goto(paths.adminNewResource);
  await teacher.getByLabel('Title').fill(title);
  await teacher.getByLabel('Subject').selectOption('Agriculture');
  await teacher.getByLabel('What is it?').selectOption('file');
  const file = teacher.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'calendar.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ not a PDF'),
  });
  await expect(teacher.getByText('Please select a PDF, Word, Excel')).toBeVisible();
  await file.setInputFiles({
    name: 'calendar.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nMarch: plant. July: harvest.'),
  });
  await expect(teacher.getByText('File uploaded successfully!')).toBeVisible();
  await teacher.getByRole('button', { name: 'Save resource' }).click();
  await expect(teacher.getByText('Study resource saved')).toBeVisible();

  const visitor = await visit(null, PHONE);
  await expect(async () => {
    await visitor.goto(`${paths.resources}?q=${encodeURIComponent(title)}`);
    await visitor.getByRole('link', { name: title }).click({ timeout: 3000 });
  }).toPass();
  const link = visitor.getByRole('link', { name: 'Download' });
  await expect(link).toHaveAttribute('rel', 'noopener');
  const answer = await visitor.request.get((await link.getAttribute('href')) ?? '');
  expect(await answer.text()).toContain('July: harvest');

  await teacher.goto(`${paths.adminResources}?q=${encodeURIComponent(title)}`);
  const row = teacher.getByRole('row').filter({ hasText: title });
  await row.getByRole('button').last().click();
  await teacher.getByRole('menuitem', { name: 'Delete' }).click();
  await teacher.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(teacher.getByText('Study resource deleted')).toBeVisible();
});
