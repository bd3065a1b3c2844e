import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWrittenWithAuthContext } from 'firebase-functions/v2/firestore';
import type { CatalogKind } from '../../src/domain/catalog';
import { REGION } from '../../src/domain/region';
import { STAT_KEYS } from '../../src/domain/stats';
import { auditEvent } from './auditTrigger';
import { refreshRow } from './catalog';
import { db, fieldsOf } from './firebase';
import type { Row } from './shard';
import { recountAfter } from './stats';
import { forgetUpload, pathsOf, removeIfUnused, revokeAddress } from './storedFile';

/** A noun whose records stand in the public catalogue and refer to files: ebooks, audio, playlists, tutors. */
export interface PublishedNoun<Entity> {
  collection: string;
  kind: CatalogKind;
  /** Null for a document that cannot be shown. */
  parse(id: string, data: Record<string, unknown>): Entity | null;
  /** Null for what the public may not see. */
  toRow(entity: Entity): Row | null;
  /** The file that only the function `media` gives out, if there is one. */
  sealedPath(entity: Entity): string | null;
  /** What else goes when a record is gone. */
  afterDelete?(id: string): Promise<void>;
}

/** The stored document as the domain knows it; null when it is gone or cannot be shown. */
export function entityOf<Entity>(
  { parse }: Pick<PublishedNoun<Entity>, 'parse'>,
  document: DocumentSnapshot,
): Entity | null {
  const fields = fieldsOf(document);
  return fields && parse(document.id, fields);
}

/** The files that a record had before a change and has no more. */
export function droppedPaths(before?: DocumentSnapshot, after?: DocumentSnapshot): string[] {
  const kept = pathsOf(after);
  return pathsOf(before).filter((path) => !kept.includes(path));
}

/** What follows from a change of a record: its row in the catalogue, its files, a line in the audit log. */
export const onRecordWritten = <Entity>(noun: PublishedNoun<Entity>) =>
  onDocumentWrittenWithAuthContext(
    { document: `${noun.collection}/{id}`, region: REGION, retry: true },
    async (event) => {
      const { id } = event.params;
      const { data } = event;
      const dropped = droppedPaths(data?.before, data?.after);
      await Promise.all([
        refreshEntityRow(noun, id),
        tidyFiles(noun, id, dropped),
        auditEvent(noun.kind, event),
        data?.after.exists ? undefined : noun.afterDelete?.(id),
        data?.before.exists === data?.after.exists ? undefined : recountRecords(noun.collection, event.time),
      ]);
    },
  );

const recountRecords = (collection: string, time: string) => {
  const key = STAT_KEYS.find((known) => known === collection);
  return key && recountAfter(key, time);
};

export const refreshEntityRow = <Entity>(noun: PublishedNoun<Entity>, id: string) =>
  refreshRow(noun.kind, `${noun.collection}/${id}`, (source) => {
    const entity = entityOf(noun, source);
    return entity && noun.toRow(entity);
  });

/** Decides by the record as it is now, not as the event saw it. */
async function tidyFiles<Entity>(noun: PublishedNoun<Entity>, id: string, dropped: string[]): Promise<void> {
  const document = await db.doc(`${noun.collection}/${id}`).get();
  await settleFiles(document, dropped);
  const entity = entityOf(noun, document);
  const sealed = entity && noun.sealedPath(entity);
  if (sealed) await revokeAddress(sealed);
}

/** Files that the record has dropped go, unless another has them; those that it has are no longer pending. */
export async function settleFiles(document: DocumentSnapshot, dropped: string[]): Promise<void> {
  await Promise.all(dropped.map(removeIfUnused));
  await Promise.all(pathsOf(document).map(forgetUpload));
}
