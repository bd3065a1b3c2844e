import { doc, type Firestore, onSnapshot } from 'firebase/firestore';
import { voucherOf } from '../../domain/voice';

/** Follows whether a teacher has given their word for somebody. What is known stays when the listener ends. */
export const followVouched = (db: Firestore, uid: string, tell: (isVouched: boolean) => void): (() => void) =>
  onSnapshot(
    doc(db, 'users', uid),
    (stored) => tell(voucherOf(stored.data() ?? {}) !== null),
    () => undefined,
  );
