import { voiceMessages } from '../domain/voice';
import { t } from '../ui/text';
import type { Voice } from './useVoice';

/** Why somebody cannot write, in words. */
export function silenceText({ silence, mutedUntil }: Voice): string {
  if (silence === 'unverified') return t(voiceMessages.unheard);
  if (silence === 'banned') return t('You cannot write here any more. Ask your school’s administrator.');
  if (silence === 'muted')
    return t('You are muted. You can write again at {time}.', {
      time: new Date(mutedUntil).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
    });
  return t('Sign in to write here.');
}
