import { expect, test } from './support/test';

/** One door to everything: words from the header, answers on the device. */

test('a visitor finds a book and a tutor by half a word and a slip, by keyboard alone', async ({ visit }) => {
  const page = await visit(null);
  await page.goto('/about');
  await page.getByRole('searchbox', { name: 'Search Somo' }).fill('matematics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=matematics');
  await expect(page.getByRole('region', { name: 'Ebooks' }).getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Tutors' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search Somo' }).focus();
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('region', { name: 'Ebooks' }).getByRole('link').first();
  await expect(first).toBeFocused();
  const title = (await first.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search Somo' })).toHaveValue('matematics');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('button', { name: 'matematics' })).toBeVisible();
});

for (const [what, before, after] of [
  ['before the code is there', 'matematics', ''],
  ['while the code comes', 'mate', 'matics'],
  ['into a box that was tapped before', '', 'matematics'],
] as const)
  test(`what is typed ${what} is searched for all the same`, async ({ visit }) => {
    const page = await visit(null);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    const box = page.getByRole('searchbox', { name: 'Search Somo' });
    await box.focus();
    await page.keyboard.type(before);
    const shell = await box.elementHandle();
    release();
    await page.waitForFunction((old) => !old?.isConnected, shell);
    await expect(box).toBeFocused();
    await page.keyboard.type(after);
    await expect(box).toHaveValue('matematics');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=matematics');
  });
