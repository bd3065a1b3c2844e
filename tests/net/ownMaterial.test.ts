import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { loadRuleset } from '../../emulator/src/rules/ruleset';
import { ACCESS } from '../support/cases/access';
import { OWN_MATERIAL } from '../support/cases/ownMaterial';
import type { Attempt } from '../support/net/attempt';
import { newFileName } from '../support/net/checks';
import { isAllowedBy, readRules, requestOf, rulesFileOf } from '../support/net/engine';
import type { CollectionAccess, FolderAccess } from '../support/net/table';
import { uidOf } from '../support/people';

/** Teachers find, change and delete what they made and nothing else: every noun, in the list, the record and the file. */

const rulesets = {
  firestore: loadRuleset(readRules('firestore')),
  storage: loadRuleset(readRules('storage')),
};
const may = (attempt: Attempt) => isAllowedBy(rulesets[rulesFileOf(attempt)], requestOf('teacher', attempt));
const OWN = uidOf('teacher');
const OTHERS = uidOf('otherTeacher');

const list = ({ name, ownedBy }: CollectionAccess, owner: string | null) =>
  may({ on: 'collection', collection: name, where: owner ? (ownedBy?.(owner) ?? []) : [], limit: 5 });

const touch = (method: 'update' | 'delete', { path, record, change }: CollectionAccess, owner: string) =>
  may({
    on: 'document',
    method,
    path: path(owner, randomUUID()),
    stored: record(owner),
    data: method === 'update' ? change : {},
  });

const onFile = (method: 'create' | 'delete', { place, extension, file }: FolderAccess, owner: string) =>
  may({
    on: 'file',
    method,
    path: `${place(owner)}/${newFileName(extension)}`,
    stored: method === 'create' ? null : file,
    file,
  });

const collections = OWN_MATERIAL.flatMap(({ noun, collections, functions }) =>
  collections.map((access) => ({ noun, name: access.name, access, isByFunctions: functions !== undefined })),
);
const folders = OWN_MATERIAL.flatMap(({ noun, folders }) =>
  folders.map((access) => ({ noun, name: access.name, access })),
);

test.each(collections)('$noun: the list of $name holds their own', ({ access }) => {
  expect({ own: list(access, OWN), others: list(access, OTHERS), all: list(access, null) }).toEqual({
    own: true,
    others: false,
    all: false,
  });
});

test.each(collections)('$noun: a record in $name is changed by who made it', ({ access, isByFunctions }) => {
  for (const method of ['update', 'delete'] as const)
    expect([method, touch(method, access, OWN), touch(method, access, OTHERS)]).toEqual([
      method,
      // Or by a function, which tests/functions/ownMaterial.test.ts calls.
      !isByFunctions,
      false,
    ]);
});

test.each(folders)('$noun: files in $name are put and deleted by who owns the folder', ({ access }) => {
  for (const method of ['create', 'delete'] as const)
    expect([method, onFile(method, access, OWN), onFile(method, access, OTHERS)]).toEqual([
      method,
      true,
      false,
    ]);
});

test('the table has every collection that teachers list their own of, and every folder that they fill', () => {
  const isTeachers = (actors: readonly string[]) => actors.includes('teacher') && !actors.includes('student');
  const owned = ACCESS.filter((access) =>
    access.on === 'collection'
      ? access.ownedBy?.('x')[0]?.[0] === 'created_by' && isTeachers(access.may.list.own)
      : isTeachers(access.may.create.own),
  );
  // Photos of tutors are administrators' business; teachers may put their own there.
  const named = owned.map(({ name }) => name).filter((name) => name !== 'tutor-photos');
  const listed = [...collections, ...folders].map(({ name }) => name);
  expect(new Set(listed)).toEqual(new Set(named));
});

test('the table has every function that teachers make material with', () => {
  const sources = fs
    .readdirSync('functions/src')
    .map((file) => fs.readFileSync(`functions/src/${file}`, 'utf8'));
  const found = sources.flatMap((source) =>
    [...source.matchAll(/name: '(\w+)',\s*access: 'material\.create'/g)].map(([, name]) => name),
  );
  expect(found.sort()).toEqual(OWN_MATERIAL.flatMap(({ functions = [] }) => functions).sort());
});
