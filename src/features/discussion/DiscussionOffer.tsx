import { type Discussion, discussionStatus } from '../../domain/discussion';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { useSessionKnown } from '../../session/useSessionKnown';
import { Button, ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { Note } from '../../ui/Note';
import type { QueryLike } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useJoinDiscussionMutation } from './discussionApi';
import { InvitedTutors } from './InvitedTutors';
import { OpensIn } from './OpensIn';

interface DiscussionOfferProps {
  discussion: Discussion;
  /** Whether who looks has come in. */
  membership: QueryLike<boolean>;
  /** By the server's clock. */
  now: number;
}

/** Who answers here, when it opens, and the way in for whoever is here. */
export function DiscussionOffer({ discussion, membership, now }: DiscussionOfferProps) {
  const { opens_at, tutors } = discussion;
  return (
    <>
      {discussionStatus(discussion, now) === 'upcoming' && (
        <div>
          <OpensIn at={opens_at} />
          <p className="small muted">
            <DateTime at={opens_at} />
          </p>
        </div>
      )}
      <InvitedTutors tutors={tutors} />
      <Entrance discussion={discussion} membership={membership} now={now} />
    </>
  );
}

function Entrance({ discussion, membership, now }: DiscussionOfferProps) {
  const isKnown = useSessionKnown();
  const { user } = useSession();
  const { id } = discussion;
  if (!isKnown) return <Button wide busy busyText={t('Please wait...')} />;
  if (!user)
    return (
      <ButtonLink wide to={paths.auth} state={{ from: paths.discussion(id) }}>
        {t('Sign in to take part')}
      </ButtonLink>
    );
  if (can(user, 'material.update', discussion))
    return (
      <ButtonLink wide variant="line" icon="edit" to={paths.adminDiscussion(id)}>
        {t('Manage this discussion')}
      </ButtonLink>
    );
  if (membership.currentData) return null;
  if (membership.currentData === undefined && membership.error === undefined)
    return <Button wide busy busyText={t('Please wait...')} />;
  return <Join discussion={discussion} now={now} />;
}

function Join({ discussion, now }: Pick<DiscussionOfferProps, 'discussion' | 'now'>) {
  const [join, { isLoading, error }] = useJoinDiscussionMutation();
  const isOver = discussionStatus(discussion, now) === 'closed';
  return (
    <>
      <Button
        wide
        icon="chat"
        busy={isLoading}
        busyText={t('Please wait...')}
        onClick={() => void join(discussion.id)}
      >
        {isOver ? t('Read the discussion') : t('Join the discussion')}
      </Button>
      {error && (
        <Note tone="bad" role="alert">
          <p>{t(isAppError(error) ? error.message : UNEXPECTED_MESSAGE)}</p>
        </Note>
      )}
    </>
  );
}
