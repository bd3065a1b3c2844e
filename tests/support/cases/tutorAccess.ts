import { randomUUID } from 'node:crypto';
import { SEARCH_TERMS_MAX } from '../../../src/domain/text';
import { TUTOR_LIMITS, TUTOR_STATUSES } from '../../../src/domain/tutor';
import { NOW, REMOVED } from '../net/attempt';
import { listCases, optionCases, textCases } from '../net/limits';
import { type CollectionAccess, type RecordCase, same, type Special } from '../net/table';
import { EVERYBODY, NOBODY, SIGNED_IN, SOMEBODY, uidOf } from '../people';
import { stored } from './materialAccess';
import { INVALID_TUTOR_CASES, VALID_TUTOR_CASES } from './tutor';
import { tutorRecord } from './tutorRecord';

const LONG_AGO = new Date('2023-11-14T22:13:20Z');
const ADDRESS = 'https://firebasestorage.googleapis.com/v0/b/x/o/y?alt=media&token=z';
const ELSEWHERE = 'https://evil.example/v0/b/x';
const photoOf = (owner: string) => `tutor-photos/${owner}/1700000000000-abc123.webp`;

const record = (owner: string) =>
  tutorRecord({ created_by: owner, created_at: LONG_AGO, updated_at: LONG_AGO });
const written = (owner: string) => ({ ...record(owner), created_at: NOW, updated_at: NOW });

const { name, specialty, bio, bioMin, qualifications, levels } = TUTOR_LIMITS;
const texts = textCases({
  name: [1, name],
  specialty: [1, specialty],
  bio: [bioMin, bio],
  qualifications: [0, qualifications],
});
const lists = listCases({ levels: [0, levels], search_terms: [0, SEARCH_TERMS_MAX] });
const options = optionCases({ status: TUTOR_STATUSES });

const photo = photoOf(uidOf('admin'));
const pictures = (['avatar', 'cover'] as const).map((picture) => ({
  valid: [
    { name: `a picture (${picture})`, record: { [`${picture}_path`]: photo, [`${picture}_url`]: ADDRESS } },
    { name: `a picture without an address (${picture})`, record: { [`${picture}_path`]: photo } },
  ],
  invalid: [
    { name: `an address without a picture (${picture})`, record: { [`${picture}_url`]: ADDRESS } },
    {
      name: `an address on another site (${picture})`,
      record: { [`${picture}_path`]: photo, [`${picture}_url`]: ELSEWHERE },
    },
    {
      name: `a picture in somebody else's folder (${picture})`,
      record: { [`${picture}_path`]: photoOf(SOMEBODY) },
    },
    {
      name: `a picture in another folder (${picture})`,
      record: { [`${picture}_path`]: photo.replace('tutor-photos', 'ebook-covers') },
    },
  ],
}));

/** What only functions set: the account, the figures and the reviews. */
const FIGURES: RecordCase[] = [
  { name: 'an account', record: { uid: 'rules-teacher' } },
  { name: 'a rating', record: { rating: 5 } },
  { name: 'a sum of ratings', record: { rating_sum: 5 } },
  { name: 'a number of ratings', record: { rating_count: 1 } },
  { name: 'a number of students', record: { students_count: 40 } },
  { name: 'a review', record: { latest_reviews: [{ name: 'Neema', rating: 5, text: 'Good', at: 1 }] } },
];

const OTHERS: RecordCase[] = [
  { name: 'a field that nobody knows', record: { email: 'anitha@shule.example' } },
  { name: 'no bio field', record: { bio: REMOVED } },
  { name: 'another owner', record: { created_by: SOMEBODY } },
  { name: 'a time of their own making', record: { updated_at: LONG_AGO } },
  { name: 'verified in words', record: { verified: 'yes' } },
];

const read = (what: string, allowed: Special['allowed'], changes: (uid: string) => object): Special => ({
  what,
  allowed,
  attempt: (actor) => ({
    on: 'document',
    method: 'get',
    path: `tutors/${randomUUID()}`,
    stored: { ...record(SOMEBODY), ...changes(uidOf(actor)) },
    data: {},
  }),
});

export const tutorAccess: CollectionAccess = {
  on: 'collection',
  name: 'tutors',
  path: (_owner, key) => `tutors/${key}`,
  record,
  written,
  change: { bio: 'Explains light with a glass of water.', updated_at: NOW },
  ownedBy: (owner) => [['created_by', '==', owner]],
  // The site's list reads the catalogue; the collection itself is for the back office.
  may: {
    get: same(EVERYBODY),
    list: same(['admin']),
    create: { own: ['admin'], others: NOBODY },
    update: same(['admin']),
    delete: same(NOBODY),
  },
  specials: [
    read('read a tutor under review', ['admin'], () => ({ status: 'review' })),
    read('read an inactive tutor', ['admin'], () => ({ status: 'inactive' })),
    read('read their own profile under review', SIGNED_IN, (uid) => ({ status: 'review', uid })),
    {
      what: 'list active tutors',
      allowed: ['admin'],
      attempt: () => ({
        on: 'collection',
        collection: 'tutors',
        where: [['status', '==', 'active']],
        limit: 5,
      }),
    },
    {
      what: 'create a tutor under an id that is no UUID',
      allowed: NOBODY,
      attempt: (actor) => ({
        on: 'document',
        method: 'create',
        path: 'tutors/anitha',
        stored: null,
        data: written(uidOf(actor)),
      }),
    },
    {
      what: 'change when a tutor was created',
      allowed: NOBODY,
      attempt: (actor) => ({
        on: 'document',
        method: 'update',
        path: `tutors/${randomUUID()}`,
        stored: record(uidOf(actor)),
        data: { created_at: NOW, updated_at: NOW },
      }),
    },
    {
      what: 'keep pictures that another administrator chose, and the figures',
      allowed: ['admin'],
      attempt: () => ({
        on: 'document',
        method: 'update',
        path: `tutors/${randomUUID()}`,
        stored: {
          ...record(SOMEBODY),
          avatar_path: photoOf(SOMEBODY),
          cover_path: photoOf(SOMEBODY),
          uid: 'rules-teacher',
          rating: 4.5,
          rating_sum: 9,
          rating_count: 2,
          students_count: 3,
          latest_reviews: [{ name: 'Neema', rating: 4, text: 'Patient', at: 1 }],
        },
        data: { verified: true, updated_at: NOW },
      }),
    },
  ],
  records: {
    writer: 'admin',
    methods: ['create', 'update'],
    valid: [
      ...stored(VALID_TUTOR_CASES),
      ...texts.valid,
      ...lists.valid,
      ...options.valid,
      ...pictures.flatMap(({ valid }) => valid),
    ],
    invalid: [
      ...stored(INVALID_TUTOR_CASES),
      ...texts.invalid,
      ...lists.invalid,
      ...options.invalid,
      ...pictures.flatMap(({ invalid }) => invalid),
      ...FIGURES,
      ...OTHERS,
    ],
  },
};

const contact = { email: 'anitha.kessy@shule.example', phone: '+255 700 000 000' };
const contactTexts = textCases({ email: [3, 254], phone: [0, TUTOR_LIMITS.phone] });

/** How to reach a tutor: nobody's but the administrators'. */
export const tutorPrivateAccess: CollectionAccess = {
  on: 'collection',
  name: 'tutor_private',
  path: (_owner, key) => `tutor_private/${key}`,
  record: () => ({ ...contact, updated_at: LONG_AGO }),
  written: () => ({ ...contact, updated_at: NOW }),
  change: { phone: '', updated_at: NOW },
  may: {
    get: same(['admin']),
    list: same(['admin']),
    create: same(['admin']),
    update: same(['admin']),
    delete: same(NOBODY),
  },
  records: {
    writer: 'admin',
    methods: ['create', 'update'],
    valid: contactTexts.valid,
    invalid: [
      ...contactTexts.invalid,
      { name: 'a field that nobody knows', record: { note: 'x' } },
      { name: 'no phone field', record: { phone: REMOVED } },
      { name: 'a time of their own making', record: { updated_at: LONG_AGO } },
    ],
  },
};

export const FUNCTIONS_WRITE = { create: same(NOBODY), update: same(NOBODY), delete: same(NOBODY) };

/** One of each student; everybody reads the newest in the tutor's own document. */
export const tutorReviewAccess: CollectionAccess = {
  on: 'collection',
  name: 'tutors/{id}/reviews',
  path: (owner, key) => `tutors/${key}/reviews/${owner}`,
  record: (owner) => ({ uid: owner, name: 'Neema M.', rating: 5, text: 'Patient', at: LONG_AGO }),
  change: { rating: 1 },
  may: { get: { own: SIGNED_IN, others: ['admin'] }, list: same(NOBODY), ...FUNCTIONS_WRITE },
};
