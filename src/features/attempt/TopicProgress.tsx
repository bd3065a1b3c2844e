import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useGetTopicProgressQuery } from './attemptApi';
import { TopicBars } from './TopicBars';

/** How well somebody knows what their latest quizzes asked; nothing before the first. */
export function TopicProgress({ uid }: { uid: string }) {
  const query = useGetTopicProgressQuery(uid);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonText lines={4} lineHeight="2.5rem" />}
      errorTitle={t('We could not load your topics.')}
    >
      {(topics) => (
        <TopicBars
          topics={topics}
          title={t('Your topics')}
          lead={t('From your latest quizzes; what to practise comes first.')}
        />
      )}
    </QueryView>
  );
}
