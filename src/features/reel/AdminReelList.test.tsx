import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeMp4 } from '../../../tests/fixtures/mp4';
import { makeExe } from '../../../tests/fixtures/oddFile';
import { button, field, fileOf } from '../../../tests/support/ebookForm';
import { renderPage, student } from '../../../tests/support/renderPage';
import { reelOf, reelRow } from '../../../tests/support/reels';
import * as uploadData from '../../data/upload';
import * as coverImage from '../../ui/form/coverImage';
import { AdminReelList } from './AdminReelList';
import { readVideo } from './readVideo';
import * as docs from './reelDocs';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/upload', () => ({
  startUpload: jest.fn(),
  downloadUrl: jest.fn(),
  removeFile: jest.fn(),
}));
jest.mock('../../ui/form/coverImage', () => ({ prepareCover: jest.fn() }));
jest.mock('./readVideo', () => ({ readVideo: jest.fn() }));
jest.mock('./reelDocs', () => ({
  listReels: jest.fn(),
  createReel: jest.fn(),
  updateReel: jest.fn(),
  readFreshReel: jest.fn(),
  hideReels: jest.fn(),
}));

const STORED = reelOf(reelRow('leaves', { title: 'Why leaves are green' }), { view_count: 12 });

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  jest.mocked(docs.listReels).mockResolvedValue({ rows: [STORED], next: null, previous: null });
  jest.mocked(docs.createReel).mockResolvedValue(undefined);
  jest.mocked(docs.updateReel).mockResolvedValue(undefined);
  jest.mocked(uploadData.startUpload).mockReturnValue({ done: Promise.resolve(), cancel: () => undefined });
  jest
    .mocked(uploadData.downloadUrl)
    .mockImplementation((path) => Promise.resolve(`https://files.example/${path}`));
  jest.mocked(readVideo).mockResolvedValue({ seconds: 58, poster: fileOf('jpg', 'frame.jpg') });
  jest.mocked(coverImage.prepareCover).mockResolvedValue({
    ok: true,
    cover: { blob: new Blob(['x'], { type: 'image/webp' }), kind: 'webp' },
  });
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const open = () =>
  renderPage(<AdminReelList />, { path: '/admin/social', session: student({ role: 'teacher' }) });
const choose = (label: RegExp, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(field(label), file);
const mp4File = () => fileOf(makeMp4(['vide', 'soun']), 'leaves.mp4');

async function fill(values: Record<string, string>) {
  await act(async () => {
    Object.entries(values).forEach(([label, value]) => fireEvent.change(field(label), { target: { value } }));
  });
}

async function openDialog() {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Upload Reel' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Upload Learning Reel' }));
  return { ...page, dialog };
}

it('lists a teacher’s own, with what was counted', async () => {
  open();
  expect(await screen.findByText('Why leaves are green')).toBeVisible();
  expect(screen.getByText('12')).toBeVisible();
  expect(jest.mocked(docs.listReels).mock.calls[0]?.[0]).toMatchObject({ createdBy: 'neema' });
});

it('asks for what a reel must have', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Upload Reel' }));
  for (const message of [
    'Title: Title is required',
    'Subject: Subject is required',
    'Instructor: Instructor is required',
    'Video: Video is required',
  ])
    expect(await screen.findByRole('link', { name: message })).toBeVisible();
  expect(docs.createReel).not.toHaveBeenCalled();
});

it('takes length and poster from the video, and saves with captions', async () => {
  const { user, dialog } = await openDialog();
  await choose(/^Video/, mp4File());
  expect(await screen.findByText('The video is 0:58 long.')).toBeVisible();
  await choose(/^Captions/, fileOf('1\n00:00:01,000 --> 00:00:02,000\nJani', 'jani.srt'));
  await fill({ Title: 'Kwa nini majani ni ya kijani', Subject: 'Biology', Instructor: 'Neema Mushi' });
  await user.click(dialog.getByRole('button', { name: 'Upload Reel' }));
  expect(await screen.findByText('Reel uploaded successfully!')).toBeVisible();
  expect(jest.mocked(docs.createReel).mock.calls[0]?.[0]).toMatchObject({
    createdBy: 'neema',
    form: {
      title: 'Kwa nini majani ni ya kijani',
      seconds: 58,
      captions: 'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nJani',
    },
    files: {
      video: { video_path: expect.stringMatching(/^reel-videos\/neema\/.*\.mp4$/), video_name: 'leaves.mp4' },
      poster: { poster_path: expect.stringMatching(/^reel-posters\/neema\//) },
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([
  [
    'what is no video',
    () => fileOf(makeExe(), 'virus.mp4'),
    58,
    'Please select a valid video file (MP4 or WebM)',
  ],
  ['a film', mp4File, 181, 'A reel takes at most 3 minutes. Cut it, or make it an on-demand class.'],
])('refuses %s at the field', async (_what, file, seconds, message) => {
  jest.mocked(readVideo).mockResolvedValue({ seconds, poster: null });
  await openDialog();
  await choose(/^Video/, file());
  expect(await screen.findByText(message)).toBeVisible();
});

it('refuses captions without one caption', async () => {
  await openDialog();
  await choose(/^Captions/, fileOf('Habari', 'barua.vtt'));
  expect(
    await screen.findByText('Choose a captions file (VTT or SRT) with at least one caption'),
  ).toBeVisible();
});

it('edits a reel and leaves its video alone', async () => {
  const { user } = open();
  await user.click(
    await screen.findByRole('button', {
      name: /Actions.*Why leaves are green|Why leaves are green.*actions/i,
    }),
  );
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await fill({ Title: 'Green leaves' });
  await user.click(button('Save'));
  expect(await screen.findByText('Reel updated successfully!')).toBeVisible();
  expect(jest.mocked(docs.updateReel).mock.calls[0]?.[0]).toMatchObject({
    id: 'leaves',
    form: { title: 'Green leaves' },
    files: {},
  });
});
