import type { Voice } from '../domain/voice';
import type { ListVoicesInput, SetVouchedInput } from '../domain/voiceInput';
import { callFunction } from './firebase';

/** Which students may write where others read, and letting them. */

export const listVoices = (uids: string[]): Promise<Voice[]> =>
  callFunction<ListVoicesInput, Voice[]>('listVoices', { uids });

export const setVouched = (input: SetVouchedInput) =>
  callFunction<SetVouchedInput, null>('setVouched', input);
