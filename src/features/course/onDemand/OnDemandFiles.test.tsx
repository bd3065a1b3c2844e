import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeExe } from '../../../../tests/fixtures/oddFile';
import { fileOf } from '../../../../tests/support/ebookForm';
import { renderPage, student } from '../../../../tests/support/renderPage';
import { startUpload } from '../../../data/upload';
import { AdminOnDemandNewPage } from './AdminOnDemandNewPage';

jest.mock('../../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../../data/upload', () => ({ startUpload: jest.fn(), downloadUrl: jest.fn() }));
jest.mock('../courseDocs', () => ({ createCourse: jest.fn() }));

it.each([
  [
    'modules.0.lessons.0.video',
    makeExe(),
    'somo.mp4',
    'Please select a valid video file (MP4, WebM, or OGG)',
  ],
  ['cover', 'GIF89a', 'jalada.gif', 'Please select a valid image file (JPEG, PNG, or WebP)'],
  ['instructorDetails.avatar', 'BM', 'picha.bmp', 'Please select a valid image file (JPEG, PNG, or WebP)'],
  [
    'modules.0.lessons.0.materials.0.file',
    makeExe(),
    'mazoezi.pdf',
    'Please select a PDF, Word, Excel, PowerPoint, ZIP, JPEG or PNG file',
  ],
])('refuses for %s a file that is none, before anything goes up', async (name, bytes, fileName, message) => {
  const { container } = renderPage(<AdminOnDemandNewPage />, { session: student({ role: 'teacher' }) });
  const input = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  await userEvent.setup({ applyAccept: false }).upload(input, fileOf(bytes, fileName));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText(fileName)).toBeVisible();
  expect(startUpload).not.toHaveBeenCalled();
});
