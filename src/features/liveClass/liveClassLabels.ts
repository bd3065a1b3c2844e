import type { LiveClass } from '../../domain/liveClass';
import type { LiveRepeat, ShownStatus } from '../../domain/liveClassTime';
import { t } from '../../ui/text';

/** The specification's words (section 4). */
export const STATUS_LABELS: Record<ShownStatus, string> = {
  ongoing: 'Ongoing',
  upcoming: 'Upcoming',
  recorded: 'Recorded',
  cancelled: 'Cancelled',
};

export const STATUS_TONES = {
  ongoing: 'live',
  upcoming: 'info',
  recorded: 'neutral',
  cancelled: 'bad',
} as const;

export const REPEAT_LABELS: Record<LiveRepeat, string> = { weekly: 'Every week', daily: 'Every day' };

export const sessionCount = ({ session_starts }: Pick<LiveClass, 'session_starts'>) =>
  t('{n, plural, one {# session} other {# sessions}}', { n: session_starts.length });

export const minutesText = ({ duration_minutes }: Pick<LiveClass, 'duration_minutes'>) =>
  t('{n} min', { n: duration_minutes });

export const placeOf = ({ subject, form_level }: Pick<LiveClass, 'subject' | 'form_level'>) =>
  [subject, form_level]
    .filter(Boolean)
    .map((text) => t(text))
    .join(' · ');
