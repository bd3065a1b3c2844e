import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockAudioLength } from '../../../tests/support/audioForm';
import { VALID_AUDIO_FORM } from '../../../tests/support/cases/audio';
import { button, field, fileOf } from '../../../tests/support/ebookForm';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as uploadData from '../../data/upload';
import { type Audio, parseAudio } from '../../domain/audio';
import { toAudioRecord } from '../../domain/audioRecord';
import { Component as AdminAudioEditPage } from './AdminAudioEditPage';
import * as docs from './audioDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/upload', () => ({
  startUpload: jest.fn(),
  downloadUrl: jest.fn(),
  removeFile: jest.fn(),
}));
jest.mock('../../ui/form/coverImage', () => ({ prepareCover: jest.fn() }));
jest.mock('./audioDocs', () => ({ updateAudio: jest.fn(), readFreshAudio: jest.fn() }));

const updateAudio = jest.mocked(docs.updateAudio);
const readFreshAudio = jest.mocked(docs.readFreshAudio);

const stored = (fields: Partial<Audio> = {}) =>
  parseAudio('a1', {
    ...toAudioRecord(VALID_AUDIO_FORM),
    audio_file_path: 'audio-files/neema/audios/1-a.mp3',
    audio_file_url: 'https://files.example/sound',
    audio_file_name: 'nouns.mp3',
    audio_file_size: 3_565_158,
    cover_image_path: 'audio-covers/neema/covers/1-b.webp',
    cover_image_url: 'https://files.example/cover',
    created_by: 'neema',
    ...fields,
  });

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  mockAudioLength(700);
  readFreshAudio.mockResolvedValue(stored());
  updateAudio.mockResolvedValue(undefined);
  jest.mocked(uploadData.startUpload).mockReturnValue({ done: Promise.resolve(), cancel: () => undefined });
  jest
    .mocked(uploadData.downloadUrl)
    .mockImplementation((path) => Promise.resolve(`https://files.example/${path}`));
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
});

const open = (uid = 'neema', role: 'teacher' | 'admin' = 'teacher') =>
  renderPage(<AdminAudioEditPage />, {
    path: '/admin/audio/edit/a1',
    route: '/admin/audio/edit/:id',
    session: student({ role, uid }),
  });
const save = async (page: ReturnType<typeof open>) => {
  await page.user.click(button('Save'));
  await waitFor(() => expect(updateAudio).toHaveBeenCalled());
  return updateAudio.mock.calls[0]?.[0];
};
const change = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));

it('opens with what is stored, and saves what changed without touching its files', async () => {
  const page = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Audio Resource' })).toBeVisible();
  expect(screen.getByText('nouns.mp3 (10:00)')).toBeVisible();
  expect(field('Chapter 2 Title')).toHaveValue('Verbs');
  await change('Title', 'Sarufi njiani');
  const input = await save(page);
  expect(input).toMatchObject({
    id: 'a1',
    form: { title: 'Sarufi njiani' },
    files: { file: { audio_file_path: 'audio-files/neema/audios/1-a.mp3' } },
  });
  expect(input?.files).not.toHaveProperty('cover');
  expect(input).not.toHaveProperty('createdBy');
  expect(uploadData.startUpload).not.toHaveBeenCalled();
  expect(await screen.findByText('Audio updated successfully!')).toBeVisible();
  expect(page.location().pathname).toBe('/admin/audio');
});

it('puts a new file in the old one’s place', async () => {
  const page = open();
  const mp3 = Buffer.from(`\xFF\xF3\x38\xC4${'\0'.repeat(104)}`.repeat(2), 'latin1');
  await screen.findByText('nouns.mp3 (10:00)');
  await userEvent.setup({ applyAccept: false }).upload(field(/^Audio File/), fileOf(mp3, 'mpya.mp3'));
  await page.user.click(await screen.findByRole('button', { name: 'Use 11:40' }));
  const input = await save(page);
  expect(input?.form.duration).toBe('11:40');
  expect(input?.files.file).toMatchObject({ audio_file_name: 'mpya.mp3', audio_seconds: 700 });
  expect(input?.files.file?.audio_file_path).not.toBe('audio-files/neema/audios/1-a.mp3');
});

it.each(['Title', 'Duration', 'Description', 'Author', 'Date Added'])(
  'cannot be saved without %s',
  async (label) => {
    open();
    await screen.findByText('nouns.mp3 (10:00)');
    expect(button('Save')).toBeEnabled();
    await change(label, '');
    expect(button('Save')).toBeDisabled();
  },
);

it('cannot be saved with a price that is empty or negative', async () => {
  const page = open();
  await screen.findByText('nouns.mp3 (10:00)');
  await page.user.click(screen.getAllByRole('button', { name: 'No' })[0] as HTMLElement);
  expect(button('Save')).toBeDisabled();
  await change('Price', '-2');
  expect(button('Save')).toBeDisabled();
  await change('Price', '2.50');
  // What is sold has no address that outlives the sale.
  expect((await save(page))?.files.file?.audio_file_url).toBeNull();
});

it('says when there is no such audio, when it is somebody else’s, and when it cannot be read', async () => {
  readFreshAudio.mockResolvedValue(null);
  const first = open();
  expect(await screen.findByText('Audio not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Audio List' })).toHaveAttribute('href', '/admin/audio');
  first.unmount();
  readFreshAudio.mockResolvedValue(stored());
  const second = open('juma');
  expect(await screen.findByText('You cannot edit this audio')).toBeVisible();
  second.unmount();
  readFreshAudio.mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
  open();
  expect(await screen.findByText(/^Error loading audio: /)).toBeVisible();
});

it('says that it was deleted meanwhile, and keeps what was typed', async () => {
  updateAudio.mockRejectedValue(Object.assign(new Error('gone'), { code: 'not-found' }));
  const page = open();
  await screen.findByText('nouns.mp3 (10:00)');
  await change('Title', 'Sarufi njiani');
  await save(page);
  const text = 'Failed to update audio: This audio was deleted while you were editing it. Nothing was saved.';
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  expect(field('Title')).toHaveValue('Sarufi njiani');
});
