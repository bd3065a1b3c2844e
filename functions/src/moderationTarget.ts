import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { type Target, type TargetKind } from '../../src/domain/moderation';
import { type Visibility, visibilityOf } from '../../src/domain/visibility';
import { commentPath, postPath } from '../../src/domain/post';
import { reelPath } from '../../src/domain/reel';
import { memberRef, messageRef } from './chatRoom';
import { db } from './firebase';

/** What may be reported and hidden, whatever noun it belongs to. A new kind is one entry here. */

interface TargetNoun {
  ref(target: Target): DocumentReference;
  visibilityOf(stored: DocumentSnapshot): Visibility;
  /** What makes it so. */
  fieldsFor(visibility: Visibility): Record<string, unknown>;
  /** Left out: whoever is signed in reads what is shown. */
  isReader?(transaction: Transaction, target: Target, uid: string): Promise<boolean>;
}

/** Where `state` says who reads it, which the rules look at. */
const byState = (ref: TargetNoun['ref']): TargetNoun => ({
  ref,
  visibilityOf: (stored) => visibilityOf(stored.get('state')),
  fieldsFor: (state) => ({ state }),
});

/** Where `is_hidden` does. */
const byHiding = (ref: TargetNoun['ref']): TargetNoun => ({
  ref,
  visibilityOf: (stored) => (stored.get('is_hidden') === true ? 'hidden' : 'shown'),
  fieldsFor: (visibility) => ({ is_hidden: visibility !== 'shown' }),
});

const NOUNS: Record<TargetKind, TargetNoun> = {
  post: byState(({ id }) => db.doc(postPath(id))),
  comment: byState(({ parentId, id }) => db.doc(commentPath(parentId, id))),
  message: {
    ...byHiding(({ parentId, id }) => messageRef(parentId, id)),
    isReader: async (transaction, { parentId }, uid) =>
      (await transaction.get(memberRef(parentId, uid))).get('is_active') === true,
  },
  reel: byHiding(({ id }) => db.doc(reelPath(id))),
};

export const nounOf = ({ kind }: Target) => NOUNS[kind];

/** A comment or a message lies in something, everything else in nothing. */
export const isComplete = ({ kind, parentId }: Target) =>
  (kind === 'comment' || kind === 'message') === (parentId !== '');
