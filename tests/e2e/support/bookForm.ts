import { expect, type Locator, type Page } from '@playwright/test';

/** The register form as a teacher fills it in. */
export interface BookDetails {
  title: string;
  price?: string;
  description?: string;
}

export async function openRegisterForm(page: Page): Promise<void> {
  await page.goto('/admin/ebooks');
  await page.getByRole('link', { name: 'Add New Book' }).click();
  await expect(page.getByRole('heading', { name: 'Register New Ebook / Publication' })).toBeVisible();
}

export async function fillBook(page: Page, { title, price = '0', description }: BookDetails): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Publisher', { exact: true }).fill('Mlimani Readers');
  await page.getByLabel('Author', { exact: true }).fill('Zainabu Mwakyusa');
  await page.getByLabel('Subject', { exact: true }).selectOption('Mathematics');
  await page.getByLabel('Form Level', { exact: true }).selectOption('Form II');
  await page.getByLabel('Price', { exact: true }).fill(price);
  await page
    .getByLabel('Description', { exact: true })
    .fill(description ?? 'Equations and inequalities, step by step, with worked answers.');
}

export const bookInput = (page: Page) => page.locator('input[name="file"]');
export const coverInput = (page: Page) => page.locator('input[name="cover"]');

interface NamedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const asFile = (name: string, bytes: Uint8Array, mimeType = ''): NamedFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

export const register = (page: Page) => page.getByRole('button', { name: 'Register Resource' }).click();

export const expectRegistered = (page: Page) =>
  expect(page.getByText('Ebook registered successfully!').first()).toBeVisible({ timeout: 60_000 });

/** A book's row in the back office, found as its author finds it: the first page belongs to whatever runs beside. */
export async function searchBook(page: Page, title: string): Promise<Locator> {
  await page.goto(`/admin/ebooks?q=${encodeURIComponent(title)}`);
  return page.getByRole('link', { name: title });
}
