import { screen, within } from '@testing-library/react';
import { renderPage, student } from '../../../tests/support/renderPage';
import * as media from '../../data/mediaDocs';
import { type Bundle, parseBundle } from '../../domain/bundle';
import * as docs from './bundleDocs';
import { Component as BundlePage } from './BundlePage';
import * as publicDocs from './bundlePublic';
import * as offers from './partOffers';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/mediaDocs', () => ({ readAccess: jest.fn() }));
jest.mock('./bundleDocs', () => ({ readOwned: jest.fn(), readHiddenBundle: jest.fn() }));
jest.mock('./bundlePublic', () => ({ readBundle: jest.fn() }));
jest.mock('./partOffers');
const { readAccess } = jest.mocked(media);
const { readOwned, readHiddenBundle } = jest.mocked(docs);
const { readBundle } = jest.mocked(publicDocs);
const { readPartOffers } = jest.mocked(offers);

const bundle = (fields: Record<string, unknown> = {}) =>
  parseBundle('s1', {
    title: 'Science for Form II',
    description: 'Two books and a lesson to hear.',
    subject: 'Science',
    form_level: 'Form II',
    price: 11_000,
    published: true,
    created_by: 'asha',
    parts: [
      { kind: 'ebook', id: 'b1', title: 'Biology' },
      { kind: 'ebook', id: 'b2', title: 'The Mole' },
      { kind: 'audio', id: 'a1', title: 'Cells by Ear' },
    ],
    ...fields,
  }) as Bundle;

const offer = (id: string, title: string, price: number) => ({
  ...{ id, title, price },
  subject: 'Science',
  by: 'Asha Mbwana',
  cover: null,
});
const OFFERS = [offer('b1', 'Biology', 6500), offer('b2', 'The Mole', 8000), offer('a1', 'Cells by Ear', 0)];

beforeEach(() => {
  jest.resetAllMocks();
  readBundle.mockResolvedValue(bundle());
  readPartOffers.mockResolvedValue(OFFERS);
  readAccess.mockResolvedValue(false);
  readOwned.mockResolvedValue([]);
});

const open = (session: ReturnType<typeof student> | null) =>
  renderPage(<BundlePage />, { path: '/bundles/s1', route: '/bundles/:id', session });
const part = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

it('tells a visitor what is in it, what that costs one by one and what is saved', async () => {
  open(null);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Science for Form II');
  expect(await screen.findByText('One by one: TSh 14,500')).toBeVisible();
  expect(screen.getByText('You save TSh 3,500')).toBeVisible();
  expect((await part('Biology')).getByRole('link')).toHaveAttribute('href', '/ebooks/b1');
  expect((await part('Cells by Ear')).getByText('Free')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to buy' })).toBeVisible();
});

it('says nothing of a saving where something is sold in dollars', async () => {
  readPartOffers.mockResolvedValue([...OFFERS.slice(0, 2), offer('a1', 'Cells by Ear', 2.5)]);
  open(null);
  expect(await screen.findByText('One by one: TSh 14,500 + $2.50')).toBeVisible();
  expect(screen.queryByText(/You save/)).toBeNull();
});

it('offers it to a student, and marks what they have already', async () => {
  readOwned.mockResolvedValue(['b2']);
  open(student());
  expect(await screen.findByRole('button', { name: 'Buy' })).toBeVisible();
  expect(await (await part('The Mole')).findByText('Yours')).toBeVisible();
  expect((await part('Biology')).getByText('TSh 6,500')).toBeVisible();
});

it('sells nothing to who has all that costs', async () => {
  readOwned.mockResolvedValue(['b1', 'b2']);
  open(student());
  expect(await screen.findByText('You have everything in this bundle already.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy' })).toBeNull();
});

it('is not sold while a part is missing', async () => {
  readPartOffers.mockResolvedValue(OFFERS.slice(1));
  open(student());
  expect(await screen.findByText('This is not for sale just now.')).toBeVisible();
  const missing = await part('Biology');
  expect(missing.getByText('Not available just now')).toBeVisible();
  expect(missing.queryByRole('link')).toBeNull();
});

it('is all open to who has bought it, a hidden part too', async () => {
  readAccess.mockResolvedValue(true);
  readPartOffers.mockResolvedValue(OFFERS.slice(1));
  open(student());
  expect(await screen.findByText('All of this is yours.')).toBeVisible();
  expect((await part('Biology')).getByRole('link')).toHaveAttribute('href', '/ebooks/b1');
});

it('is found by who has it when it is hidden, and by nobody else', async () => {
  readBundle.mockResolvedValue(null);
  readHiddenBundle.mockResolvedValue(bundle({ published: false }));
  readAccess.mockResolvedValue(true);
  const { unmount } = open(student());
  expect(await screen.findByText('All of this is yours.')).toBeVisible();
  unmount();
  open(null);
  expect(await screen.findByRole('heading', { name: 'Bundle not found.' })).toBeVisible();
});
