import { screen, waitFor, within } from '@testing-library/react';
import { makeAudio } from '../../../tests/support/player';
import { renderPage } from '../../../tests/support/renderPage';
import { type AudioRow, toAudioRow } from '../../domain/audio';
import { Component as AudioListPage } from './AudioListPage';
import { listCatalogAudios } from './audioPublic';

jest.mock('./audioPublic', () => ({ listCatalogAudios: jest.fn() }));
const list = jest.mocked(listCatalogAudios);

const row = (id: string, fields: Record<string, unknown> = {}) =>
  toAudioRow(makeAudio({ id, title: `Audio ${id}`, subject: 'Physics', ...fields }));
const many = Array.from({ length: 14 }, (_, index) => row(String(index)));

function open(rows: AudioRow[], query = '') {
  list.mockResolvedValue(rows);
  return renderPage(<AudioListPage />, { path: `/audio-library/all${query}` });
}

const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

it('counts what there is, and shows 12 cards and the rest on demand', async () => {
  const { user, location } = open([...many, row('paid', { price: 2 })]);
  expect(await screen.findByText('15 audios · 14 free')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(12);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(screen.getAllByRole('article')).toHaveLength(15);
  expect(location().search).toBe('?pages=2');
});

it('filters by type, subject and price, and keeps that in the address', async () => {
  const { user, location } = open(
    [
      row('1', { type: 'Mnemonic' }),
      row('2', { type: 'Mnemonic', subject: 'Biology' }),
      row('3', { type: 'Mnemonic', price: 1 }),
      row('4'),
    ],
    '?type=Mnemonic',
  );
  await waitFor(() => expect(titles()).toEqual(['Audio 1', 'Audio 2', 'Audio 3']));
  await user.selectOptions(screen.getByLabelText('Subject'), 'Physics');
  expect(titles()).toEqual(['Audio 1', 'Audio 3']);
  await user.selectOptions(screen.getByLabelText('Price'), 'free');
  expect(titles()).toEqual(['Audio 1']);
  expect(location().search).toBe('?type=Mnemonic&subject=Physics&price=free');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(titles()).toEqual(['Audio 1', 'Audio 4']);
});

it('sorts by title and by what is popular', async () => {
  const rows = [row('B'), row('C', { is_popular: true }), row('A')];
  const { user } = open(rows, '?sort=popular');
  await waitFor(() => expect(titles()).toEqual(['Audio C', 'Audio B', 'Audio A']));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'By title');
  expect(titles()).toEqual(['Audio A', 'Audio B', 'Audio C']);
});

it('searches in title, author, narrator and subject', async () => {
  const { user, location } = open([row('1', { narrator: 'Rehema Salum' }), row('2')]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search audio' }), 'salum');
  await waitFor(() => expect(titles()).toEqual(['Audio 1']));
  expect(location().search).toBe('?q=salum');
});

it('says that none match, and offers to reset', async () => {
  const { user, location } = open(many, '?q=zzz&sort=title');
  await user.click(await screen.findByRole('button', { name: 'Reset filters' }));
  expect(location().search).toBe('?sort=title');
  expect(screen.getAllByRole('article')).toHaveLength(12);
});
