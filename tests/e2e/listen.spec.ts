import type { Page } from '@playwright/test';
import { BOUGHT_AUDIO_TITLE } from '../support/seed/audios';
import { DESK, expect, PHONE, test } from './support/test';

const FREE_TITLE = 'Cells and Tissues by Ear';

async function openDetail(page: Page, title: string): Promise<void> {
  await page.goto(`/audio-library/all?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const progress = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Progress' }).inputValue());
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a student listens at 1.5x while browsing, closes the tab and goes on at a desk', async ({ visit }) => {
  const phone = await visit('otherStudent', PHONE);
  await openDetail(phone, FREE_TITLE);
  await phone.getByRole('link', { name: 'Listen' }).click();
  await phone.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
  await button(phone, 'Play').click();
  await expect.poll(() => progress(phone)).toBeGreaterThan(1);
  const begun = { at: Date.now(), place: await progress(phone) };
  await expect.poll(() => progress(phone), { timeout: 30_000 }).toBeGreaterThan(begun.place + 8);
  const ratio = (((await progress(phone)) - begun.place) * 1000) / (Date.now() - begun.at);
  expect(ratio).toBeGreaterThan(1.2);

  await button(phone, 'Forward 30 seconds').click();
  const place = await progress(phone);
  await phone.getByRole('link', { name: 'Somo' }).first().click();
  const mini = phone.getByRole('region', { name: 'Now playing' });
  await expect(mini.getByRole('button', { name: 'Pause' })).toBeVisible();
  const saved = phone.waitForRequest((request) => /:commit/.test(request.url()));
  await phone.close({ runBeforeUnload: true });
  await saved.catch(() => undefined);

  const desk = await visit('otherStudent', DESK);
  await desk.goto('/audio-library');
  const goOn = desk.getByRole('region', { name: 'Continue listening' });
  await goOn.getByRole('link', { name: FREE_TITLE }).click();
  await expect.poll(() => progress(desk)).toBeGreaterThanOrEqual(place - 1);
  await expect(button(desk, 'Play')).toBeVisible();
});

test('a paid audio plays for who bought it, through the site itself, and stays closed for others', async ({
  visit,
}) => {
  const buyer = await visit('student', PHONE);
  await openDetail(buyer, BOUGHT_AUDIO_TITLE);
  await buyer.getByRole('link', { name: 'Listen' }).click();
  const media = buyer.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/media/'));
  await button(buyer, 'Play').click();
  expect((await media).status()).toBe(206);
  await expect.poll(() => progress(buyer)).toBeGreaterThan(1);

  const other = await visit('otherStudent', PHONE);
  await openDetail(other, BOUGHT_AUDIO_TITLE);
  await expect(button(other, 'Buy')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Listen' })).toHaveCount(0);
});

test('the demo player moves without a sound, and says so', async ({ visit }) => {
  const page = await visit(null, PHONE);
  await page.goto('/demo-audio-listening');
  await expect(page.getByText('Playback is demo only')).toBeVisible();
  await button(page, 'Play').click();
  await expect.poll(() => progress(page)).toBeGreaterThan(0);
  await button(page, 'Next chapter').click();
  expect(await progress(page)).toBeGreaterThanOrEqual(60);
});
