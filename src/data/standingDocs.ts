import { doc, getDoc } from 'firebase/firestore/lite';
import { type Restriction, restrictionOf } from '../domain/moderation';
import { voucherOf } from '../domain/voice';
import { fromDocument } from './converter';
import { db } from './firestore';

/** Whether a teacher has given their word for somebody, and what moderators have said or taken away. */
export interface VoiceStanding extends Restriction {
  isVouched: boolean;
}

export async function readVoiceStanding(uid: string): Promise<VoiceStanding> {
  const data = fromDocument((await getDoc(doc(db, 'users', uid))).data() ?? {});
  return { ...restrictionOf(data), isVouched: voucherOf(data) !== null };
}
