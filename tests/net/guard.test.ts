import fs from 'node:fs';
import path from 'node:path';
import type { MatchNode } from '../../emulator/src/rules/language/ast';
import { parse } from '../../emulator/src/rules/language/parse';
import { STORAGE_FOLDERS } from '../../src/domain/paths';
import { ACCESS } from '../support/cases/access';
import { CALLABLES } from '../support/cases/callables';
import { readRules, type RulesFile } from '../support/net/engine';

/** No collection and no Storage folder without a permission table: a new noun that forgets its own fails here. */

const tables = (on: 'collection' | 'folder') =>
  ACCESS.filter((access) => access.on === on).map(({ name }) => name.replaceAll(/\{\w+\}/g, '*'));

const sources = ['src', 'functions/src'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: path.join(folder, file), text: withoutComments(path.join(folder, file)) })),
);

function withoutComments(file: string): string {
  return fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

const SHAPES = [
  // collection(db, 'ebooks'), db.collection('uploads')
  /\bcollection(?:Group)?\(\s*(?:\w+,\s*)?['"`]([^'"`]+)['"`]/g,
  // doc(db, 'users', uid, 'positions', id)
  /\bdoc\(\s*\w+,\s*(['"][^)]+)\)/g,
  // `audios/${id}`, and 'ebooks/{id}' of a trigger
  /['"`]([a-z_]+\/(?:\$?\{)[^'"`]*)['"`]/g,
];

/** `'users', uid, 'positions', id` and `users/${uid}/positions/${id}` are both users and users/{uid}/positions. */
function collectionsIn(found: string): string[] {
  const segments = found.split(/\/|,\s*/).map((part) => {
    const text = part.replaceAll(/['"`]/g, '');
    return /^[a-z_]+$/.test(text) && (!found.includes(',') || part !== text) ? text : '*';
  });
  const names = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
  return names.filter((_, index) => index % 2 === 0);
}

/** What looks like one and is none: a content type, and the name of the database. */
const NO_COLLECTIONS = ['image', 'projects', 'projects/*/databases'];

function collectionsInCode(): string[] {
  const found = sources.flatMap(({ text }) =>
    SHAPES.flatMap((shape) => [...text.matchAll(shape)].flatMap(([, place = '']) => collectionsIn(place))),
  );
  const named = found.filter((name) => !name.startsWith('*') && !NO_COLLECTIONS.includes(name));
  return [...new Set(named)].sort();
}

function placesInRules(file: RulesFile): string[] {
  const places: string[] = [];
  const look = (match: MatchNode, outer: string[]): void => {
    const segments = [...outer, ...match.path.map((part) => (part.kind === 'literal' ? part.text : '*'))];
    if (match.allows.length > 0) places.push(segments.join('/'));
    match.matches.forEach((inner) => look(inner, segments));
  };
  parse(readRules(file)).services.forEach(({ matches }) => matches.forEach((match) => look(match, [])));
  return places;
}

test('the scan sees the ways in which code names a collection', () => {
  expect(collectionsIn("'users', uid, 'positions', id")).toEqual(['users', 'users/*/positions']);
  expect(collectionsIn('rate_limits/${kind}_all')).toEqual(['rate_limits']);
  expect(collectionsInCode()).toEqual(
    expect.arrayContaining(['ebooks', 'users', 'users/*/positions', 'catalog', 'uploads', 'messages']),
  );
});

test('every collection in the code has a table', () => {
  expect(collectionsInCode().filter((name) => !tables('collection').includes(name))).toEqual([]);
});

test('every collection with a rule has a table', () => {
  const ruled = placesInRules('firestore').map((place) => place.split('/').slice(3, -1).join('/'));
  expect(ruled.filter((name) => !tables('collection').includes(name))).toEqual([]);
});

test('every Storage folder with a rule, and every one that code uploads to, has a table', () => {
  const ruled = placesInRules('storage').map((place) => place.split('/')[3] ?? '');
  const named = Object.keys(STORAGE_FOLDERS);
  expect([...ruled, ...named].filter((name) => name !== '*' && !tables('folder').includes(name))).toEqual([]);
});

test('every function that a browser may call has a line in the table of callables', () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bcallable\(\s*\{\s*name: '(\w+)'/g)].map(([, name = '']) => name),
  );
  expect(named.sort()).toEqual(CALLABLES.map(({ name }) => name).sort());
});
