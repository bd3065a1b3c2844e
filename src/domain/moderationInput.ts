import { array, boolean, number, object, string, type InferType } from 'yup';
import { accountId, optionalText, optionalUuid, requiredText, uuid } from './field';
import {
  MODERATE_ACTS,
  MODERATION_LIMITS,
  moderationMessages,
  MUTE_HOURS,
  REPORT_REASONS,
  RESTRICT_ACTS,
  TARGET_KINDS,
} from './moderation';

/** What reports and the functions of moderation take; apart from moderation.ts, so that pages load no yup. */

const { id: idMessage, reason } = moderationMessages;

const target = {
  kind: string().oneOf(TARGET_KINDS, idMessage).required(idMessage),
  id: uuid(idMessage),
  parentId: optionalUuid(idMessage),
};

export const reportSchema = object({
  ...target,
  reason: string().oneOf(REPORT_REASONS, reason).required(reason),
  note: optionalText(MODERATION_LIMITS.note),
});
export type ReportInput = InferType<typeof reportSchema>;

export const moderateSchema = object({
  ...target,
  act: string().oneOf(MODERATE_ACTS, idMessage).required(idMessage),
});
export type ModerateInput = InferType<typeof moderateSchema>;

export const restrictUserSchema = object({
  uid: accountId(idMessage),
  act: string().oneOf(RESTRICT_ACTS, idMessage).required(idMessage),
  hours: number().oneOf(MUTE_HOURS, idMessage).nullable().default(null),
  words: optionalText(MODERATION_LIMITS.note).when('act', {
    is: 'warn',
    then: () => requiredText(moderationMessages.noteNeeded, 1, MODERATION_LIMITS.note),
  }),
});
export type RestrictUserInput = InferType<typeof restrictUserSchema>;

export const setModerationSchema = object({
  reviewFirst: boolean().required(idMessage),
  words: array()
    .of(requiredText('Write a word', 1, MODERATION_LIMITS.word))
    .max(MODERATION_LIMITS.words, `Use at most ${MODERATION_LIMITS.words} words`)
    .required(idMessage),
});
export type SetModerationInput = InferType<typeof setModerationSchema>;
