import { useListCatalogDiscussionsQuery } from '../../features/discussion/discussionApi';
import { DiscussionCard } from '../../features/discussion/DiscussionCard';
import cardStyles from '../../features/discussion/DiscussionCard.module.css';
import { filterDiscussions, NO_FILTER } from '../../features/discussion/discussionFilter';
import { useOpeningNow } from '../../features/discussion/useOpeningNow';
import { t } from '../../ui/text';
import type { LatestProps } from './HomeSection';
import { LatestCards } from './LatestCards';

/** What is live now, and what opens next. */
export function NextDiscussions(props: LatestProps) {
  const query = useListCatalogDiscussionsQuery();
  const now = useOpeningNow(query.currentData ?? []);
  const currentData = query.currentData && filterDiscussions(query.currentData, NO_FILTER, now);
  return (
    <LatestCards
      {...props}
      query={{ ...query, currentData }}
      errorTitle={(message) => t('Failed to fetch discussions: {message}', { message })}
      emptyTitle={t('No discussions yet')}
      grid={cardStyles.grid}
      card={(row) => <DiscussionCard key={row.id} discussion={row} now={now} heading={3} />}
    />
  );
}
