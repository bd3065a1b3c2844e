import type { TutorRow } from '../../domain/tutor';
import { filterTutors, levelsOf, NO_FILTER, readFilter, subjectsOf, writeFilter } from './tutorFilter';

const row = (id: string, fields: Partial<TutorRow> = {}): TutorRow => ({
  id,
  name: id,
  specialty: 'Physics',
  levels: ['Form I'],
  hourly_rate: 5,
  verified: false,
  rating: 0,
  rating_count: 0,
  avatar_url: null,
  uid: null,
  created_at: 1,
  days: ['monday'],
  ...fields,
});

const ROWS = [
  row('Anitha', { rating: 4.5, rating_count: 2, days: ['monday', 'friday'] }),
  row('Boniface', { specialty: 'Chemistry', hourly_rate: 3, levels: ['Form I-IV'] }),
  row('Saida', { specialty: 'French', hourly_rate: null, levels: ['Adults'], verified: true }),
];
const found = (filter: Partial<typeof NO_FILTER>) =>
  filterTutors(ROWS, { ...NO_FILTER, ...filter }).map(({ id }) => id);

it.each([
  [{}, ['Anitha', 'Saida', 'Boniface']],
  [{ subject: 'Chemistry' }, ['Boniface']],
  [{ level: 'Form II' }, ['Boniface']],
  [{ level: 'Adults' }, ['Saida']],
  [{ price: '3' as const }, ['Boniface']],
  [{ price: '10' as const, sort: 'price' as const }, ['Boniface', 'Anitha']],
  [{ day: 'friday' as const }, ['Anitha']],
  [{ search: 'chem bon' }, ['Boniface']],
  [{ sort: 'price' as const }, ['Boniface', 'Anitha', 'Saida']],
  [{ sort: 'name' as const }, ['Anitha', 'Boniface', 'Saida']],
])('%j finds %j', (filter, names) => {
  expect(found(filter)).toEqual(names);
});

it('stands in the address, where anything unknown counts as none', () => {
  const address = 'q=ani&subject=Physics&level=Form+I&price=5&day=monday&sort=price&pages=2';
  expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
  expect(readFilter(new URLSearchParams('price=4&day=someday&sort=luck&pages=-1'))).toEqual(NO_FILTER);
});

it('offers what is taught, and what else a tutor has', () => {
  expect(subjectsOf(ROWS).at(-1)).toBe('French');
  expect(levelsOf(ROWS)).toEqual(['Form I', 'Form II', 'Form III', 'Form IV', 'Adults']);
});
