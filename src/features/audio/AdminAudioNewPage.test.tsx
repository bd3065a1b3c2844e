import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeExe } from '../../../tests/fixtures/oddFile';
import { fillAudioForm, mockAudioLength } from '../../../tests/support/audioForm';
import { button, field, fileOf } from '../../../tests/support/ebookForm';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as uploadData from '../../data/upload';
import * as coverImage from '../../ui/form/coverImage';
import { Component as AdminAudioNewPage } from './AdminAudioNewPage';
import * as docs from './audioDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/upload', () => ({
  startUpload: jest.fn(),
  downloadUrl: jest.fn(),
  removeFile: jest.fn(),
}));
jest.mock('../../ui/form/coverImage', () => ({ prepareCover: jest.fn() }));
jest.mock('./audioDocs', () => ({
  createAudio: jest.fn(),
  updateAudio: jest.fn(),
  readFreshAudio: jest.fn(),
}));
jest.mock('./playlistDocs', () => ({}));

const createAudio = jest.mocked(docs.createAudio);
const startUpload = jest.mocked(uploadData.startUpload);

const MP3 = `\xFF\xF3\x38\xC4${'\0'.repeat(104)}`;
const mp3File = () => fileOf(Buffer.from(MP3 + MP3, 'latin1'), 'sayari.mp3');

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  mockAudioLength(95.7);
  createAudio.mockResolvedValue(undefined);
  startUpload.mockReturnValue({ done: Promise.resolve(), cancel: () => undefined });
  jest
    .mocked(uploadData.downloadUrl)
    .mockImplementation((path) => Promise.resolve(`https://files.example/${path}`));
  jest.mocked(docs.readFreshAudio).mockResolvedValue(null);
  jest.mocked(coverImage.prepareCover).mockResolvedValue({
    ok: true,
    cover: { blob: new Blob(['x'], { type: 'image/webp' }), kind: 'webp' },
  });
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
});

const open = () =>
  renderPage(<AdminAudioNewPage />, { path: '/admin/audio/add', session: student({ role: 'teacher' }) });

const choose = (label: RegExp, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(field(label), file);
async function chooseFiles() {
  await choose(/^Audio File/, mp3File());
  await choose(/^Cover Image/, fileOf('png', 'jalada.png'));
}
const created = () => createAudio.mock.calls[0]?.[0];

it('asks for everything that an audio must have, its files too', async () => {
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Add New Audio Resource' })).toBeVisible();
  await user.click(button('Create Audio'));
  for (const message of [
    'Title: Title is required',
    'Type: Type is required',
    'Author: Author is required',
    'Subject: Subject is required',
    'Description: Description is required',
    'Duration: Duration is required',
    'Audio File: Audio file is required',
    'Cover Image: Cover image is required',
  ]) {
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
  }
  expect(createAudio).not.toHaveBeenCalled();
});

it('takes the length from the file, saves with chapters, and goes to the list', async () => {
  const { user, location } = open();
  await fillAudioForm();
  await chooseFiles();
  await waitFor(() => expect(field('Duration')).toHaveValue('1:35'));
  await user.click(button('Add Chapter'));
  await user.type(field('Chapter 1 Title'), 'Zuhura');
  await user.type(field('End'), '0:40');
  await user.click(button('Create Audio'));
  await waitFor(() => expect(location().pathname).toBe('/admin/audio'));
  expect(await screen.findByText('Audio created successfully!')).toBeVisible();
  expect(created()).toMatchObject({
    createdBy: 'neema',
    form: {
      title: 'Sayari kwa mpangilio',
      duration: '1:35',
      audioSeconds: 95,
      isFree: true,
      chapters: [{ title: 'Zuhura', start: '0:00', end: '0:40' }],
    },
    files: { file: { audio_file_name: 'sayari.mp3', audio_file_size: 216, audio_seconds: 95 } },
  });
  expect(created()?.files.file?.audio_file_path).toMatch(/^audio-files\/neema\/audios\/\d+-\w+\.mp3$/);
  expect(created()?.files.cover?.cover_image_path).toMatch(/^audio-covers\/neema\/covers\/\d+-\w+\.webp$/);
});

it('keeps a duration that was typed, and offers the file’s', async () => {
  const { user } = open();
  await fillAudioForm({ Duration: '2:04 min' });
  await choose(/^Audio File/, mp3File());
  await user.click(await screen.findByRole('button', { name: 'Use 1:35' }));
  expect(field('Duration')).toHaveValue('1:35');
  expect(screen.queryByRole('button', { name: 'Use 1:35' })).not.toBeInTheDocument();
});

it('says at each chapter what is wrong with its place', async () => {
  const { user } = open();
  await fillAudioForm();
  await chooseFiles();
  for (const [index, end] of ['0:50', '2:00'].entries()) {
    await user.click(button('Add Chapter'));
    await user.type(field(`Chapter ${index + 1} Title`), 'Sehemu');
    await user.type(screen.getAllByLabelText('End')[index] as HTMLElement, end);
  }
  const second = screen.getAllByLabelText('Start')[1] as HTMLElement;
  await user.clear(second);
  await user.type(second, '49');
  await user.click(button('Create Audio'));
  expect(await screen.findByText('Start when the chapter above has ended, or later')).toBeVisible();
  await user.clear(second);
  await user.type(second, '50');
  expect(await screen.findByText('The audio is over before this time')).toBeVisible();
  expect(createAudio).not.toHaveBeenCalled();
});

it('asks for a price when it is not free', async () => {
  const { user } = open();
  expect(screen.queryByLabelText('Price')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'No' })[0] as HTMLElement);
  await user.type(field('Price'), '-1');
  await user.click(button('Create Audio'));
  expect(await screen.findByRole('link', { name: 'Price: Price must be at least 0' })).toBeVisible();
});

it('refuses a file that is no audio by its first bytes', async () => {
  open();
  await choose(/^Audio File/, fileOf(makeExe(), 'wimbo.mp3'));
  expect(
    await screen.findByText('Please select a valid audio file (MP3, WAV, M4A, AAC, or OGG)'),
  ).toBeVisible();
});

it('shows how far the upload is, and says why it failed', async () => {
  let fail: (error: Error) => void = () => undefined;
  startUpload.mockImplementation((_path, _file, _metadata, onProgress) => {
    onProgress({ share: 0.42, isWaiting: false });
    return { done: new Promise((_resolve, reject) => (fail = reject)), cancel: () => undefined };
  });
  const { user } = open();
  await fillAudioForm();
  await chooseFiles();
  await waitFor(() => expect(field('Duration')).toHaveValue('1:35'));
  await user.click(button('Create Audio'));
  expect(await screen.findByText('42 %')).toBeVisible();
  await act(async () => fail(Object.assign(new Error('no'), { code: 'storage/unauthorized' })));
  await waitFor(() => expect(screen.getAllByText(/^Failed to upload file: /)).toHaveLength(2));
  expect(field('Title')).toHaveValue('Sayari kwa mpangilio');
});

it('brings back after a reload what was typed', async () => {
  const first = open();
  await fillAudioForm({ Title: 'Nusu ya kazi' });
  first.unmount();
  open();
  expect(screen.getByText('What you typed is back.')).toBeVisible();
  expect(field('Title')).toHaveValue('Nusu ya kazi');
});
