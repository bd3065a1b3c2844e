import { onRequest } from 'firebase-functions/v2/https';
import { defineSecret } from 'firebase-functions/params';
import type { Ebook } from '../../src/domain/ebook';
import {
  accessId,
  MEDIA_LINK_LIFE_MS,
  type MediaLink,
  mediaMessages,
  mediaPath,
} from '../../src/domain/media';
import { openMediaSchema } from '../../src/domain/mediaInput';
import { type Actor, can } from '../../src/domain/permissions';
import { REGION } from '../../src/domain/region';
import { callable, failure } from './callable';
import { ebookOf, isPaid } from './ebook';
import { bucket, db, isNotFound } from './firebase';
import { signGrant } from './mediaToken';
import { bookContentType } from './recognise';
import { parsePath } from './storedFile';
import { streamMedia } from './streamMedia';

/**
 * Files that are not for everybody. Storage would give out lasting addresses, so `openMedia` checks who asks and signs
 * an address on this site for an hour, and `media` (behind Hosting's /media/**) streams from Storage.
 */
const secret = defineSecret('MEDIA_SECRET');

export const openMedia = callable(
  { name: 'openMedia', access: 'public', schema: openMediaSchema, secrets: [secret] },
  async ({ id }, caller): Promise<MediaLink> => {
    const ebook = ebookOf(await db.doc(`ebooks/${id}`).get());
    if (!ebook) throw failure('not-found', mediaMessages.missing);
    if (!ebook.file_path) throw failure('not-found', mediaMessages.noFile);
    const contentType = contentTypeOf(ebook.file_path);
    if (!isPaid(ebook) && ebook.file_url) {
      return { url: ebook.file_url, size: ebook.file_size, contentType, expiresAt: null };
    }
    if (ebook.price > 0) await assertMayOpen(caller, ebook);
    return signLink(ebook.file_path, { id, uid: caller?.uid ?? null, contentType });
  },
);

async function assertMayOpen(caller: Actor | null, ebook: Ebook): Promise<void> {
  if (!caller) throw failure('unauthenticated', mediaMessages.signIn);
  if (can(caller, 'ebook.openPaid', ebook)) return;
  const access = await db.doc(`access/${accessId(caller.uid, ebook.id)}`).get();
  if (!access.exists) throw failure('permission-denied', mediaMessages.notYours);
}

interface LinkFor {
  id: string;
  uid: string | null;
  contentType: string;
}

async function signLink(path: string, { id, uid, contentType }: LinkFor): Promise<MediaLink> {
  const size = await sizeOf(path);
  const expiresAt = Date.now() + MEDIA_LINK_LIFE_MS;
  const token = signGrant({ id, uid, path, size, expiresAt }, secret.value());
  return { url: mediaPath(id, token), size, contentType, expiresAt };
}

async function sizeOf(path: string): Promise<number> {
  try {
    const [metadata] = await bucket().file(path).getMetadata();
    return Number(metadata.size);
  } catch (error) {
    if (isNotFound(error)) throw failure('not-found', mediaMessages.missing);
    throw error;
  }
}

/** A path that no upload of ours can have (another folder, another extension) is as good as none. */
function contentTypeOf(path: string): string {
  const place = parsePath(path);
  const contentType = place?.folder === 'ebooks' ? bookContentType(place.extension) : null;
  if (!contentType) throw failure('not-found', mediaMessages.noFile);
  return contentType;
}

export const media = onRequest(
  { region: REGION, secrets: [secret], timeoutSeconds: 300 },
  (request, response) => streamMedia(request, response, { secret: secret.value(), now: Date.now() }),
);
