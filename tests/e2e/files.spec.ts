import type { Page } from '@playwright/test';
import { makePdf } from '../fixtures/pdf';
import { makeEmptyFile, makeExe } from '../fixtures/oddFile';
import { makeEpub } from '../fixtures/epub';
import { makeScanPdf } from '../fixtures/rawPdf';
import { makeScriptedEpub } from '../fixtures/hostileEpub';
import { sampleBook } from './support/sampleBook';
import {
  asFile,
  bookInput,
  expectRegistered,
  fillBook,
  openRegisterForm,
  register,
  searchBook,
} from './support/bookForm';
import { expect, PHONE, test, uniqueTitle } from './support/test';

const MB = 1024 * 1024;

test('a file that is not what its name claims, is empty or too large is refused at the field', async ({
  visit,
}) => {
  const teacher = await visit('teacher');
  await openRegisterForm(teacher);
  const wrongType = teacher.getByText('Please select a valid file type (PDF, EPUB, or DOCX)');
  const tooLarge = teacher.getByText('File size must be less than 50MB');

  await bookInput(teacher).setInputFiles(asFile('mtihani.pdf', makeExe(), 'application/pdf'));
  await expect(wrongType.first()).toBeVisible();

  await bookInput(teacher).setInputFiles(asFile('tupu.pdf', makeEmptyFile(), 'application/pdf'));
  await expect(wrongType.first()).toBeVisible();

  const large = makeScanPdf({ pages: 3, bytes: 51 * MB });
  // Playwright passes at most 50 MB inline, so the page makes the file from parts.
  await chooseLargeFile(teacher, 'kubwa.pdf', large);
  await expect(tooLarge.first()).toBeVisible();
  await expect(wrongType).toHaveCount(0);

  const title = uniqueTitle('Kitabu baada ya makosa');
  await fillBook(teacher, { title });
  await bookInput(teacher).setInputFiles(
    asFile('sawa.pdf', await makePdf({ title, pages: 2 }), 'application/pdf'),
  );
  await expect(tooLarge).toHaveCount(0);
  await register(teacher);
  await expectRegistered(teacher);
});

async function chooseLargeFile(page: Page, name: string, bytes: Uint8Array) {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('base64');
  await bookInput(page).evaluate(
    (input, { name: fileName, head: start, size }) => {
      const first = Uint8Array.from(atob(start), (char) => char.charCodeAt(0));
      const file = new File([first, new Uint8Array(size - first.length)], fileName, {
        type: 'application/pdf',
      });
      const transfer = new DataTransfer();
      transfer.items.add(file);
      (input as HTMLInputElement).files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { name, head, size: bytes.length },
  );
}

test('an EPUB without extension is recognised, published and read; its scripts never run', async ({
  visit,
}) => {
  const title = uniqueTitle('Hadithi za Pwani');
  const teacher = await visit('teacher');
  await openRegisterForm(teacher);
  await fillBook(teacher, { title });
  await bookInput(teacher).setInputFiles(
    asFile('hadithi', await makeEpub(sampleBook(title)), 'application/octet-stream'),
  );
  await expect(teacher.getByLabel('Format', { exact: true })).toHaveValue('EPUB');
  await register(teacher);
  await expectRegistered(teacher);
  await teacher.getByRole('link', { name: 'See it as a learner' }).click();
  await expect(teacher).toHaveURL(/\/ebooks\/[0-9a-f-]{36}$/);
  const path = new URL(teacher.url()).pathname;

  const phone = await visit(null, PHONE);
  await phone.goto(`${path}/read`);
  await phone.getByRole('button', { name: 'Next: Safari ya kwanza' }).click();
  await expect(phone.getByText('Asubuhi moja wavuvi wa kijiji chetu').first()).toBeVisible();
});

test('a scripted EPUB shows its text and nothing else', async ({ visit }) => {
  const title = uniqueTitle('Kitabu chenye hila');
  const teacher = await visit('teacher');
  await openRegisterForm(teacher);
  await fillBook(teacher, { title });
  await bookInput(teacher).setInputFiles(
    asFile('hila.epub', await makeScriptedEpub(), 'application/epub+zip'),
  );
  await register(teacher);
  await expectRegistered(teacher);
  await teacher.getByRole('link', { name: 'See it as a learner' }).click();
  await expect(teacher).toHaveURL(/\/ebooks\/[0-9a-f-]{36}$/);
  const path = new URL(teacher.url()).pathname;

  const phone = await visit(null, PHONE);
  await phone.goto(`${path}/read`);
  const article = phone.locator('article').first();
  await expect(article).toContainText(/\w{4}/);
  await expect(article.locator('script, iframe, object, [onclick], [onerror], [onload]')).toHaveCount(0);
});

test('an upload that loses its connection half-way goes on by itself', async ({ visit }) => {
  const title = uniqueTitle('Kitabu kwa mtandao mbovu');
  const teacher = await visit('teacher');
  await openRegisterForm(teacher);
  await fillBook(teacher, { title });
  // Resumable uploads go in chunks of 256 KiB and more; the line is cut after the first of them.
  await bookInput(teacher).setInputFiles(
    asFile('picha.pdf', makeScanPdf({ pages: 4, bytes: 3 * MB }), 'application/pdf'),
  );
  const context = teacher.context();
  const cut = teacher.waitForRequest(
    (request) =>
      request.method() === 'POST' && /command|upload/.test(request.headers()['x-goog-upload-command'] ?? ''),
  );
  await register(teacher);
  await cut;
  await context.setOffline(true);
  await expect(teacher.getByText('Waiting for the connection...')).toBeVisible();
  await expect(teacher.getByLabel('Title', { exact: true })).toHaveValue(title);
  await context.setOffline(false);
  await expectRegistered(teacher);
  await expect(await searchBook(teacher, title)).toHaveCount(1);
});

test('a double tap registers one book', async ({ visit }) => {
  const title = uniqueTitle('Kitabu kimoja tu');
  const teacher = await visit('teacher');
  await openRegisterForm(teacher);
  await fillBook(teacher, { title });
  await teacher.getByRole('button', { name: 'Register Resource' }).dblclick();
  await expectRegistered(teacher);
  await expect(await searchBook(teacher, title)).toHaveCount(1);
});
