import type { Transaction } from 'firebase-admin/firestore';
import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import type { Bundle, BundlePart, BundlePartKind } from '../../src/domain/bundle';
import { bundleFormMessages, bundleMessages, type BundleForm } from '../../src/domain/bundleForm';
import {
  bundleIdSchema,
  createBundleSchema,
  setBundlePublishedSchema,
  updateBundleSchema,
} from '../../src/domain/bundleInput';
import { toBundleRecord } from '../../src/domain/bundleRecord';
import { can } from '../../src/domain/permissions';
import { REGION } from '../../src/domain/region';
import type { SavedVersion } from '../../src/domain/saving';
import { giveAddedParts, isOwned } from './access';
import type { Caller } from './actor';
import { BUNDLES } from './bundleRecord';
import { callable, failure, fieldFailure } from './callable';
import { db } from './firebase';
import { checkPublicFile } from './ownFile';
import { createOwn, deleteOwn, stepPublished, updateOwn } from './ownRecord';
import { payments } from './paymentStore';
import { readProduct } from './product';
import { onRecordWritten } from './publishedRecord';

/** Bundles as their authors make them. What they open is in access.ts (docs/decisions/0017-bundles.md). */

export const onBundleWritten = onRecordWritten(BUNDLES);

const COVER = { field: 'cover', gone: bundleFormMessages.cover };

/**
 * The parts by their names of now. Each must be there; what is put in anew must be its editor's own and open to all. So
 * nobody sells another's work in a bundle of theirs, and what an administrator put in stays.
 */
async function partsOf(
  transaction: Transaction,
  { parts }: BundleForm,
  before: readonly BundlePart[],
  caller: Caller,
): Promise<BundlePart[]> {
  const ids = [...new Map(parts.map((part) => [part.id, part.kind as BundlePartKind]))];
  const found = await Promise.all(ids.map(([id, kind]) => readProduct(transaction, kind, id)));
  return ids.map(([id, kind], place) => {
    const product = found[place];
    if (!product) throw fieldFailure('failed-precondition', 'parts', bundleMessages.partGone);
    if (!before.some((part) => part.id === id)) {
      if (!can(caller, 'material.update', product))
        throw fieldFailure('permission-denied', 'parts', bundleMessages.notYours);
      if (!product.isShown) throw fieldFailure('failed-precondition', 'parts', bundleMessages.partGone);
    }
    return { kind, id, title: product.title };
  });
}

export const createBundle = callable(
  { name: 'createBundle', access: 'material.create', schema: createBundleSchema },
  async ({ id, ...form }, caller, { data }): Promise<SavedVersion> => {
    await checkPublicFile(caller, form.cover, COVER);
    const parts = await db.runTransaction((reading) => partsOf(reading, form, [], caller));
    return createOwn(BUNDLES, caller, {
      id,
      title: form.title,
      payload: data,
      fields: toBundleRecord(form, parts),
      addParts: () => undefined,
    });
  },
);

export const updateBundle = callable(
  { name: 'updateBundle', access: 'material.create', schema: updateBundleSchema },
  async ({ id, version, ...form }, caller, { data }): Promise<SavedVersion> => {
    await checkPublicFile(caller, form.cover, COVER);
    return updateOwn(BUNDLES, caller, {
      id,
      version,
      title: form.title,
      payload: data,
      write: async (transaction, bundle) =>
        toBundleRecord(form, await partsOf(transaction, form, bundle.parts, caller)),
    });
  },
);

export const setBundlePublished = callable(
  { name: 'setBundlePublished', access: 'material.create', schema: setBundlePublishedSchema },
  ({ id, isPublished }, caller): Promise<{ id: string }> => stepPublished(BUNDLES, caller, id, isPublished),
);

/** What somebody has paid for, or says so, is not deleted but hidden. */
export const deleteBundle = callable(
  { name: 'deleteBundle', access: 'material.create', schema: bundleIdSchema },
  ({ id }, caller): Promise<{ id: string }> =>
    deleteOwn(BUNDLES, caller, id, async (transaction) => {
      if (await isOwned(transaction, id)) throw failure('failed-precondition', bundleMessages.owned);
      const waiting = payments().where('product_id', '==', id).where('status', '==', 'pending').limit(1);
      if ((await transaction.get(waiting)).size > 0)
        throw failure('failed-precondition', bundleMessages.waiting);
      return [];
    }),
);

const idsOf = (data: Record<string, unknown> | undefined) =>
  ((data?.parts ?? []) as Bundle['parts']).map(({ id }) => id);

/** Whoever has the bundle gets what is put into it later. */
export const onBundlePartsAdded = onDocumentUpdated(
  { document: 'bundles/{id}', region: REGION, retry: true },
  async ({ data, params }) => {
    const before = idsOf(data?.before.data());
    if (idsOf(data?.after.data()).every((id) => before.includes(id))) return;
    await giveAddedParts(params.id);
  },
);
