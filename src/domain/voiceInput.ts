import { array, boolean, object, type InferType } from 'yup';
import { accountId } from './field';
import { VOICES_MAX, voiceMessages } from './voice';

/** What the functions around who may write take. */

const uid = accountId(voiceMessages.uid);

/** `listVoices` answers with a `Voice` for each of them whom the caller may ask about. */
export const listVoicesSchema = object({
  uids: array(uid.required()).default([]).max(VOICES_MAX, voiceMessages.many),
});
export type ListVoicesInput = InferType<typeof listVoicesSchema>;

export const setVouchedSchema = object({ uid, isVouched: boolean().required(voiceMessages.uid) });
export type SetVouchedInput = InferType<typeof setVouchedSchema>;
