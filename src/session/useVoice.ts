import { skipToken } from '@reduxjs/toolkit/query';
import { useGetVoiceStandingQuery } from '../data/standingApi';
import { firstAfter, useServerNow } from '../data/useServerNow';
import { BANNED_UNTIL } from '../domain/moderation';
import type { SessionUser } from './sessionSlice';
import { useSession } from './useSession';

/** Why somebody cannot write where others read. */
export type VoiceSilence = 'signed-out' | 'unverified' | 'muted' | 'banned';

export interface Voice {
  user: SessionUser | null;
  /** Null: they can write. Undefined: it is not known yet. */
  silence: VoiceSilence | null | undefined;
  /** Milliseconds since 1970; 0: not muted. */
  mutedUntil: number;
  warning: { text: string; at: number } | null;
}

/** Whether the reader may write, as the rules have it (mayBeHeard). */
export function useVoice(): Voice {
  const { status, user } = useSession();
  const { currentData: standing, isError } = useGetVoiceStandingQuery(user?.uid ?? skipToken);
  const now = useServerNow((time) => firstAfter(time, [standing?.muted_until ?? null]));
  const warning = standing?.warning ? { text: standing.warning, at: standing.warned_at } : null;
  const base = { user, warning, mutedUntil: standing?.muted_until ?? 0 };
  if (!user) return { ...base, silence: status === 'loading' ? undefined : 'signed-out' };
  if (!standing && !isError) return { ...base, silence: undefined };
  if (base.mutedUntil >= BANNED_UNTIL) return { ...base, silence: 'banned' };
  if (base.mutedUntil > now) return { ...base, silence: 'muted' };
  const isKnown = user.emailVerified || user.role !== 'student' || standing?.isVouched;
  return { ...base, silence: isKnown ? null : 'unverified' };
}
