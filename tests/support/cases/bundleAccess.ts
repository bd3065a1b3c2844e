import { randomUUID } from 'node:crypto';
import { type CollectionAccess, same } from '../net/table';
import { ADMIN_TOKENS, EVERYBODY, SIGNED_IN, SOMEBODY, STAFF_TOKENS, uidOf } from '../people';
import { bundleRecord } from './bundleRecord';
import { FUNCTIONS_WRITE } from './tutorAccess';

const hidden = (owner: string) => bundleRecord({ created_by: owner, published: false });

/** Everybody looks at what is sold; what is hidden is its author's, administrators' and theirs who have it. */
export const bundleAccess: CollectionAccess = {
  on: 'collection',
  name: 'bundles',
  path: (_owner, key) => `bundles/${key}`,
  record: (owner) => bundleRecord({ created_by: owner }),
  change: { price: 1 },
  ownedBy: (owner) => [['created_by', '==', owner]],
  may: {
    get: same(EVERYBODY),
    list: { own: STAFF_TOKENS, others: ADMIN_TOKENS },
    ...FUNCTIONS_WRITE,
  },
  specials: [
    {
      what: "read somebody's hidden bundle",
      allowed: ADMIN_TOKENS,
      attempt: () => ({
        on: 'document',
        method: 'get',
        path: `bundles/${randomUUID()}`,
        stored: hidden(SOMEBODY),
        data: {},
      }),
    },
    {
      what: 'read a hidden bundle of their own',
      allowed: STAFF_TOKENS,
      attempt: (actor) => ({
        on: 'document',
        method: 'get',
        path: `bundles/${randomUUID()}`,
        stored: hidden(uidOf(actor)),
        data: {},
      }),
    },
    {
      what: 'read a hidden bundle that they have bought',
      allowed: SIGNED_IN,
      attempt: (actor) => {
        const id = randomUUID();
        return {
          on: 'document',
          method: 'get',
          path: `bundles/${id}`,
          stored: hidden(SOMEBODY),
          given: { [`access/${uidOf(actor)}_${id}`]: { uid: uidOf(actor), product: id, sources: ['pmt_1'] } },
          data: {},
        };
      },
    },
  ],
};
