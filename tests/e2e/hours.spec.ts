import type { Page } from '@playwright/test';
import { joinBytes, makeMp3 } from '../fixtures/audio';
import { bell, joinSound, SAMPLE_RATE, speech } from '../fixtures/sound';
import { addAudio, newAudioPath } from '../support/audios';
import { upload } from '../support/books';
import { adminBucket, adminDb } from '../support/world';
import { expect, PHONE, test, uniqueTitle } from './support/test';

/** Data is dear: of hours of sound, what is heard is fetched, and little more. */

const MINUTES = 180;

/** The same minute again and again: 32 MB. */
async function threeHours(): Promise<Uint8Array> {
  const minute = joinSound(bell(0), speech(1, 60)).subarray(0, 60 * SAMPLE_RATE);
  return joinBytes(...Array<Uint8Array>(MINUTES).fill(await makeMp3(minute)));
}

interface Sound {
  id: string;
  title: string;
  size: number;
  clear: () => Promise<unknown>;
}

async function addThreeHours(price: number): Promise<Sound> {
  const [title, path, bytes] = [uniqueTitle('Historia ya pwani'), newAudioPath(), await threeHours()];
  const token = await upload(path, bytes, 'audio/mpeg');
  const { name } = adminBucket();
  const address = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${name}/o/${encodeURIComponent(path)}?alt=media&token=${token}`;
  const id = await addAudio({
    title,
    chapters: [],
    price,
    is_free: price === 0,
    audio_seconds: MINUTES * 60,
    audio_file_path: path,
    audio_file_url: price === 0 ? address : null,
    audio_file_name: 'historia.mp3',
    audio_file_size: bytes.length,
  });
  const clear = () =>
    Promise.all([adminDb().doc(`audios/${id}`).delete(), adminBucket().file(path).delete()]);
  return { id, title, size: bytes.length, clear };
}

/** Counts what arrives of sound, as the browser's network sees it. */
async function countSound(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const sounds = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Media' && sounds.add(requestId));
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (sounds.has(requestId)) bytes += dataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}

const place = async (page: Page) => Number(await page.getByRole('slider', { name: 'Progress' }).inputValue());

for (const [name, price, account] of [
  ['a free audio, from Storage', 0, null],
  ['a paid audio, through the site', 2.5, 'admin'],
] as const)
  test(`${name}: jumps through three hours without fetching them`, async ({ visit }) => {
    const sound = await addThreeHours(price);
    const page = await visit(account, PHONE);
    const fetched = await countSound(page);
    await page.goto(`/audio-library/audiobook/${sound.id}/listen`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => place(page)).toBeGreaterThan(1);
    for (const minute of [150, 60]) {
      await page.getByRole('slider', { name: 'Progress' }).fill(String(minute * 60));
      await expect.poll(() => place(page), { timeout: 15_000 }).toBeGreaterThan(minute * 60 + 1);
    }
    expect(fetched()).toBeGreaterThan(10_000);
    expect(fetched()).toBeLessThan(sound.size / 4);
    await sound.clear();
  });
