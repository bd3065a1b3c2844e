import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { onDocumentWrittenWithAuthContext } from 'firebase-functions/v2/firestore';
import type { CatalogKind } from '../../src/domain/catalog';
import { REGION } from '../../src/domain/region';
import { auditEvent } from './auditTrigger';
import { refreshRow } from './catalog';
import { db } from './firebase';
import type { Row } from './shard';
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
}

/** The stored document as the domain knows it; null when it is gone or cannot be shown. */
export function entityOf<Entity>(
  { parse }: PublishedNoun<Entity>,
  document: DocumentSnapshot,
): Entity | null {
  const data = document.data();
  if (!data) return null;
  const created = data.created_at as unknown;
  return parse(document.id, {
    ...data,
    created_at: created instanceof Timestamp ? created.toMillis() : created,
  });
}

/** What follows from a change of a record: its row in the catalogue, its files, a line in the audit log. */
export const onRecordWritten = <Entity>(noun: PublishedNoun<Entity>) =>
  onDocumentWrittenWithAuthContext(
    { document: `${noun.collection}/{id}`, region: REGION, retry: true },
    async (event) => {
      const { id } = event.params;
      const { data } = event;
      const kept = pathsOf(data?.after);
      const dropped = pathsOf(data?.before).filter((path) => !kept.includes(path));
      await Promise.all([
        refreshEntityRow(noun, id),
        tidyFiles(noun, id, dropped),
        auditEvent(noun.kind, event),
      ]);
    },
  );

export const refreshEntityRow = <Entity>(noun: PublishedNoun<Entity>, id: string) =>
  refreshRow(noun.kind, `${noun.collection}/${id}`, (source) => {
    const entity = entityOf(noun, source);
    return entity && noun.toRow(entity);
  });

/** Decides by the record as it is now, not as the event saw it. */
async function tidyFiles<Entity>(noun: PublishedNoun<Entity>, id: string, dropped: string[]): Promise<void> {
  const document = await db.doc(`${noun.collection}/${id}`).get();
  await Promise.all(dropped.map(removeIfUnused));
  await Promise.all(pathsOf(document).map(forgetUpload));
  const entity = entityOf(noun, document);
  const sealed = entity && noun.sealedPath(entity);
  if (sealed) await revokeAddress(sealed);
}
