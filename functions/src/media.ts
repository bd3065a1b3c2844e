import { onRequest } from 'firebase-functions/v2/https';
import { defineSecret } from 'firebase-functions/params';
import {
  MEDIA_LINK_LIFE_MS,
  type MediaKind,
  type MediaLink,
  mediaMessages,
  mediaPath,
} from '../../src/domain/media';
import { openMediaSchema } from '../../src/domain/mediaInput';
import { type Actor, can } from '../../src/domain/permissions';
import { REGION } from '../../src/domain/region';
import { callable, failure } from './callable';
import { bucket, isNotFound } from './firebase';
import { MEDIA_NOUNS, type MediaFile } from './mediaFile';
import { signGrant } from './mediaToken';
import { contentTypeOf } from './recognise';
import { parsePath } from './storedFile';
import { streamMedia } from './streamMedia';

/**
 * Files that are not for everybody. Storage would give out lasting addresses, so `openMedia` checks who asks and signs
 * an address on this site for an hour, and `media` (behind Hosting's /media/**) streams from Storage.
 */
export const mediaSecret = defineSecret('MEDIA_SECRET');

export const openMedia = callable(
  { name: 'openMedia', access: 'public', schema: openMediaSchema, secrets: [mediaSecret] },
  async ({ kind, id }, caller): Promise<MediaLink> => {
    const file = await MEDIA_NOUNS[kind].read(id);
    if (!file) throw failure('not-found', mediaMessages.missing);
    if (!file.path) throw failure('not-found', mediaMessages.noFile);
    const contentType = servedType(kind, file.path);
    if (file.price === 0 && file.url) {
      return { url: file.url, size: file.size, contentType, expiresAt: null };
    }
    if (file.price > 0) await assertMayOpen(caller, kind, file);
    return signLink(file.path, { id, uid: caller?.uid ?? null, contentType });
  },
);

async function assertMayOpen(caller: Actor | null, kind: MediaKind, file: MediaFile): Promise<void> {
  if (!caller) throw failure('unauthenticated', mediaMessages.signIn[kind]);
  if (can(caller, 'material.openPaid', file)) return;
  if (await MEDIA_NOUNS[kind].isBought(caller.uid, file)) return;
  throw failure('permission-denied', mediaMessages.notYours[kind]);
}

interface LinkFor {
  id: string;
  uid: string | null;
  contentType: string;
}

/** An address for an hour. */
export async function signLink(path: string, { id, uid, contentType }: LinkFor): Promise<MediaLink> {
  const size = await sizeOf(path);
  const expiresAt = Date.now() + MEDIA_LINK_LIFE_MS;
  const token = signGrant({ id, uid, path, size, expiresAt }, mediaSecret.value());
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
function servedType(kind: MediaKind, path: string): string {
  const place = parsePath(path);
  const contentType = place?.folder === MEDIA_NOUNS[kind].folder ? contentTypeOf(place) : null;
  if (!contentType) throw failure('not-found', mediaMessages.noFile);
  return contentType;
}

export const media = onRequest(
  { region: REGION, secrets: [mediaSecret], timeoutSeconds: 300 },
  (request, response) => streamMedia(request, response, { secret: mediaSecret.value(), now: Date.now() }),
);
