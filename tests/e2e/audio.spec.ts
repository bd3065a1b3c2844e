import { formatTime } from '../../src/domain/audio';
import { createAudio, sampleAudio } from './support/audioForm';
import { expect, test, uniqueTitle } from './support/test';

test('a teacher adds an audiobook with chapters, whose length the browser reads from the file', async ({
  visit,
}) => {
  const title = uniqueTitle('Hadithi za jioni');
  const audio = await sampleAudio(['Sungura na kobe', 'Mvuvi na mwezi']);
  const teacher = await visit('teacher');
  await createAudio(teacher, { title, type: 'Audiobook', audio });

  await expect(teacher).toHaveURL(/\/admin\/audio$/);
  await teacher.getByRole('link', { name: title }).click();
  await expect(teacher.getByRole('heading', { level: 1, name: 'Edit Audio Resource' })).toBeVisible();
  await expect(teacher.getByLabel('Duration')).toHaveValue(formatTime(audio.seconds));
  await expect(teacher.getByText(`somo.mp3 (${formatTime(audio.seconds)})`)).toBeVisible();
  await expect(teacher.getByLabel('Chapter 2 Title')).toHaveValue('Mvuvi na mwezi');
});

test('a teacher puts clips into a playlist and changes their order', async ({ visit }) => {
  const name = uniqueTitle('Njiani kwenda shule');
  const teacher = await visit('teacher');
  await teacher.goto('/admin/audio/add?tab=playlist');
  await teacher.getByLabel('Playlist Name').fill(name);
  for (const title of ['Civics on the Way to School', 'Cells and Tissues by Ear']) {
    await teacher.getByLabel('Search the library').fill(title);
    await teacher.getByRole('button', { name: `Add ${title}` }).click();
  }
  const clips = teacher.getByRole('list', { name: 'In this playlist' }).getByRole('listitem');
  await clips.nth(1).dragTo(clips.nth(0));
  await expect(clips.nth(0)).toContainText('Cells and Tissues by Ear');
  await teacher.getByRole('button', { name: 'Move Cells and Tissues by Ear down' }).click();
  await expect(clips.nth(0)).toContainText('Civics on the Way to School');
  await teacher.getByRole('button', { name: 'Save Playlist' }).click();
  await expect(teacher.getByText('Playlist saved successfully')).toBeVisible();

  await teacher.getByRole('link', { name }).click();
  await expect(clips.nth(0)).toContainText('Civics on the Way to School');
  await expect(clips.nth(1)).toContainText('Cells and Tissues by Ear');
});
