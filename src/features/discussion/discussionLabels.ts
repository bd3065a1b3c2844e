import type { DiscussionStatus } from '../../domain/discussion';

/** The specification's words (section 2.12). */
export const STATUS_LABELS: Record<DiscussionStatus, string> = {
  live: 'Live Now',
  upcoming: 'Upcoming',
  closed: 'Closed',
};

export const STATUS_TONES = { live: 'live', upcoming: 'info', closed: 'neutral' } as const;
