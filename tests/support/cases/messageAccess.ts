import { type CollectionAccess, same } from '../net/table';
import { EVERYBODY, NOBODY } from '../people';
import { VALID_CONTACT } from './contact';

const record = (owner: string) => ({
  ...VALID_CONTACT,
  uid: owner,
  status: 'new',
  created_at: new Date('2026-02-03T04:05:06Z'),
});

/** What people wrote to Somo: not even the writer reads it again. */
export const messageAccess: CollectionAccess = {
  on: 'collection',
  name: 'messages',
  path: (_owner, key) => `messages/${key}`,
  record,
  change: { status: 'done' },
  ownedBy: (owner) => [['uid', '==', owner]],
  may: {
    get: same(['admin']),
    list: same(['admin']),
    create: same(NOBODY),
    update: same(['admin']),
    delete: same(NOBODY),
  },
  records: {
    writer: 'admin',
    methods: ['update'],
    valid: [
      { name: 'marked as done', record: { status: 'done' } },
      { name: 'marked as new', record: { status: 'new' } },
    ],
    invalid: [
      { name: 'a status that nobody knows', record: { status: 'lost' } },
      { name: 'no status', record: { status: null } },
      { name: 'other words', record: { message: 'Nothing to see here' } },
      { name: 'another writer', record: { uid: 'rules-admin-too' } },
      { name: 'another time', record: { created_at: new Date(0) } },
      { name: 'a field that messages have not', record: { answer: 'Thanks' } },
    ],
  },
};

/** Collections that only functions read and write. */
const closed = (name: string, record_: Record<string, unknown>): CollectionAccess => ({
  on: 'collection',
  name,
  path: (_owner, key) => `${name}/${key}`,
  record: () => record_,
  change: { touched: true },
  may: {
    get: same(NOBODY),
    list: same(NOBODY),
    create: same(NOBODY),
    update: same(NOBODY),
    delete: same(NOBODY),
  },
});

export const subscriberAccess = closed('subscribers', { email: VALID_CONTACT.email });
export const rateLimitAccess = closed('rate_limits', { times: [1_770_000_000_000] });
export const uploadAccess = closed('uploads', {
  path: 'ebooks/rules-teacher/17-abc.pdf',
  uid: 'rules-teacher',
});
/** A collection that nobody has heard of, so that what has no rule yet is known to be closed. */
export const unknownAccess = closed('anything', { text: 'x' });

/** Documents that everybody may read one by one, and only functions write. */
const open = (name: string, record_: Record<string, unknown>): CollectionAccess => {
  const access = closed(name, record_);
  return { ...access, may: { ...access.may, get: same(EVERYBODY) } };
};

export const catalogAccess = open('catalog', { rows: '[]', version: 1, count: 0 });
export const tutorTimeAccess = open('tutor_time', { taken: [1_770_000_000_000] });
export const siteAccess = open('site', { title: 'Karibu' });
export const usernameAccess = open('usernames', { uid: 'rules-student' });
