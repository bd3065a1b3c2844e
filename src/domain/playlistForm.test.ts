import { INVALID_PLAYLIST_CASES, VALID_PLAYLIST_CASES } from '../../tests/support/cases/playlist';
import { parsePlaylist } from './playlist';
import { EMPTY_PLAYLIST_FORM, playlistFormSchema, toPlaylistForm, toPlaylistRecord } from './playlistForm';

const VALID = { ...EMPTY_PLAYLIST_FORM, name: 'Maths on the way home', audioIds: ['clip'] };
const formsOf = <Case extends { form?: object }>(cases: readonly Case[]) => cases.filter(({ form }) => form);

it.each(formsOf(VALID_PLAYLIST_CASES))('takes $name and stores it so', ({ form, record }) => {
  const cleaned = playlistFormSchema.validateSync({ ...VALID, ...form });
  expect(toPlaylistRecord(cleaned)).toMatchObject(record);
});

it.each(formsOf(INVALID_PLAYLIST_CASES))('refuses $name', ({ form, message }) => {
  expect(() => playlistFormSchema.validateSync({ ...VALID, ...form })).toThrow(message);
});

it('fills the form with what it stored, each clip once', () => {
  const record = toPlaylistRecord({ ...VALID, audioIds: ['b', 'a', 'b'], isFree: false, price: '2.5' });
  const stored = parsePlaylist('p', record);
  expect(stored && toPlaylistForm(stored)).toEqual({
    ...VALID,
    audioIds: ['b', 'a'],
    isFree: false,
    price: '2.5',
  });
});

it('cannot show a playlist without a name', () => {
  expect(parsePlaylist('p', { name: ' ' })).toBeNull();
});
