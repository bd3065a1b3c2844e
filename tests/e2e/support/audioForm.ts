import { expect, type Page } from '@playwright/test';
import { joinBytes, makeMp3, mp3Seconds } from '../../fixtures/audio';
import { makeCover } from '../../fixtures/cover';
import { bell, joinSound, silence, speech } from '../../fixtures/sound';
import { asFile, coverInput } from './bookForm';

/** The add form of the audio library as a teacher fills it in. */

interface SampleAudio {
  bytes: Uint8Array;
  /** Whole seconds. */
  seconds: number;
  chapters: { title: string; start: number; end: number }[];
}

/** A real MP3; each chapter is opened by a bell of its own. */
export async function sampleAudio(titles: readonly string[]): Promise<SampleAudio> {
  const voice = speech(2, 12);
  let bytes = new Uint8Array();
  const starts: number[] = [];
  for (const index of titles.keys()) {
    starts.push(Math.ceil(mp3Seconds(bytes)));
    bytes = new Uint8Array(joinBytes(bytes, await makeMp3(joinSound(silence(1.2), bell(index), voice))));
  }
  const seconds = Math.floor(mp3Seconds(bytes));
  const chapters = titles.map((title, index) => ({
    title,
    start: starts[index] ?? 0,
    end: starts[index + 1] ?? seconds,
  }));
  return { bytes, seconds, chapters };
}

interface AudioDetails {
  title: string;
  type: 'Mnemonic' | 'Audiobook';
  audio: SampleAudio;
}

/** Everything but Save. */
async function fillAudio(page: Page, { title, type, audio }: AudioDetails): Promise<void> {
  await page.locator('input[name="file"]').setInputFiles(asFile('somo.mp3', audio.bytes, 'audio/mpeg'));
  const cover = makeCover({ subject: 'Kiswahili', title });
  await coverInput(page).setInputFiles(asFile('jalada.png', cover, 'image/png'));
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Type', { exact: true }).selectOption(type);
  await page.getByLabel('Author', { exact: true }).fill('Mwanaidi Shomari');
  await page.getByLabel('Subject', { exact: true }).selectOption('Kiswahili');
  await page.getByLabel('Description', { exact: true }).fill('Hadithi mbili fupi za pwani.');
  for (const [index, chapter] of audio.chapters.entries()) {
    await page.getByRole('button', { name: 'Add Chapter' }).click();
    const row = page.getByRole('group', { name: `Chapter ${index + 1}`, exact: true });
    await row.getByLabel(/Title/).fill(chapter.title);
    await row.getByLabel('Start').fill(String(chapter.start));
    await row.getByLabel('End').fill(String(chapter.end));
  }
}

export async function createAudio(page: Page, details: AudioDetails): Promise<void> {
  await page.goto('/admin/audio');
  await page.getByRole('link', { name: 'Add New Audio' }).click();
  await expect(page.getByRole('heading', { name: 'Add New Audio Resource' })).toBeVisible();
  await fillAudio(page, details);
  await page.getByRole('button', { name: 'Create Audio' }).click();
  await expect(page.getByText('Audio created successfully!')).toBeVisible({ timeout: 60_000 });
}
