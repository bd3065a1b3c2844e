import { type Browser, type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { DEMO_PASSWORD } from '../../support/seed/users';

/** A student's phone and a teacher's desk: the two sizes that every screen is made for. */
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
export const DESK = { viewport: { width: 1440, height: 900 } };

type Device = (typeof PHONE | typeof DESK) & { timezoneId?: string };

export const ACCOUNTS = {
  admin: 'admin@somo.example',
  teacher: 'teacher@somo.example',
  otherTeacher: 'teacher2@somo.example',
  student: 'student@somo.example',
  otherStudent: 'student2@somo.example',
  /** Their e-mail is not verified. */
  newcomer: 'newcomer@somo.example',
} as const;
export type Account = keyof typeof ACCOUNTS;

interface Visit {
  /** A fresh browser of its own, signed in unless `as` is left out. */
  (as: Account | null, device?: Device): Promise<Page>;
}

/**
 * Every test opens its own browsers. At its end, any breach of the content security policy, any uncaught exception and
 * any refused script in any of them fails the test.
 */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (as, device: Device = DESK) => {
      const page = await openPage(browser, device, faults);
      contexts.push(page.context());
      if (as) await signIn(page, ACCOUNTS[as]);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults, 'exceptions and breaches of the content security policy').toEqual([]);
  },
});

/** What Firestore's streams ask for when a connection breaks, to tell whose fault it is; the policy rightly refuses. */
const NETWORK_PROBE = 'https://www.google.com/images/cleardot.gif';

async function openPage(browser: Browser, device: object, faults: string[]): Promise<Page> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (/content security policy/i.test(text) && !text.includes(NETWORK_PROBE)) faults.push(text);
  });
  return page;
}

export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/auth/);
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

let counter = 0;

/** A title that no other test, and no other run, has. */
export const uniqueTitle = (words: string) => `${words} ${Date.now().toString(36)}${(counter += 1)}`;

export { expect };
