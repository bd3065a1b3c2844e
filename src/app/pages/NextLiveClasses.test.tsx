import { screen, within } from '@testing-library/react';
import { liveClassRecord } from '../../../tests/support/cases/liveClassRecord';
import { renderPage } from '../../../tests/support/renderPage';
import { type LiveClassRow, parseLiveClass, toLiveClassRow } from '../../domain/liveClass';
import { listCatalogLiveClasses } from '../../features/liveClass/liveClassPublic';
import { NextLiveClasses } from './NextLiveClasses';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../data/serverClock', () => ({ serverOffset: () => Promise.resolve(0) }));
jest.mock('../../features/liveClass/liveClassPublic', () => ({ listCatalogLiveClasses: jest.fn() }));
const list = jest.mocked(listCatalogLiveClasses);

const HOUR = 60 * 60_000;

function row(title: string, inHours: number, fields: Record<string, unknown> = {}): LiveClassRow {
  const session_starts = [Date.now() + inHours * HOUR];
  const live = parseLiveClass(title, liveClassRecord({ title, session_starts, ...fields }));
  if (!live) throw new Error('A class has a title and a time.');
  return toLiveClassRow(live);
}

const open = () => renderPage(<NextLiveClasses count={3} placeholders={null} />);

it('shows what goes on and the next two, not what is over or called off', async () => {
  list.mockResolvedValue([
    row('Over', -48),
    row('In three days', 72),
    row('Tomorrow', 24),
    row('Called off', 2, { is_cancelled: true }),
    row('Going on', -0.2),
    row('In two hours', 2),
  ]);
  open();
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Going on',
    'In two hours',
    'Tomorrow',
  ]);
});

it('says that none is ahead, and why none came', async () => {
  list.mockResolvedValueOnce([row('Over', -48)]);
  const { unmount } = open();
  expect(await screen.findByText('No live classes ahead')).toBeVisible();
  unmount();
  list.mockRejectedValueOnce({ code: 'permission-denied' });
  open();
  expect((await screen.findAllByText(/^Failed to fetch live classes: /))[0]).toBeVisible();
});
