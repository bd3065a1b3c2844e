import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import { fromDocument } from '../../data/converter';
import { callFunction } from '../../data/firebase';
import { db } from '../../data/firestore';
import { pageConstraints, toPage } from '../../data/page';
import {
  type CaseState,
  MODERATION_SETTINGS_PATH,
  type ModerationCase,
  type ModerationSettings,
  parseCase,
  parseModerationSettings,
  type TargetKind,
} from '../../domain/moderation';
import type { RestrictUserInput, SetModerationInput } from '../../domain/moderationInput';
import type { Page, PageRequest } from '../../domain/page';

export interface CaseListRequest extends PageRequest {
  state: CaseState;
  /** Left out: all. */
  kind?: TargetKind | undefined;
}

export async function listCases(request: CaseListRequest): Promise<Page<ModerationCase>> {
  const { state, kind } = request;
  const filters = [where('state', '==', state), ...(kind ? [where('kind', '==', kind)] : [])];
  const cases = query(collection(db, 'moderation_cases'), ...filters, ...pageConstraints(request));
  return toPage((await getDocs(cases)).docs, request, (snapshot) =>
    parseCase(snapshot.id, fromDocument(snapshot.data())),
  );
}

export async function readModerationSettings(): Promise<ModerationSettings> {
  const stored = await getDoc(doc(db, MODERATION_SETTINGS_PATH));
  return parseModerationSettings(stored.exists() ? fromDocument(stored.data()) : null);
}

export const restrictUser = (input: RestrictUserInput) =>
  callFunction<RestrictUserInput, null>('restrictUser', input);

export const setModeration = (input: SetModerationInput) =>
  callFunction<SetModerationInput, null>('setModeration', input);
