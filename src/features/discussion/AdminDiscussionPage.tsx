import type { ReactNode } from 'react';
import { type Discussion, discussionStatus, studentsOf } from '../../domain/discussion';
import { paths } from '../../domain/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { useGetOwnDiscussionQuery, useSetDiscussionStatusMutation } from './adminDiscussionApi';
import { AdminOwnDiscussion, BACK_TO_DISCUSSIONS } from './AdminOwnDiscussion';
import { DiscussionStatusBadge } from './DiscussionStatusBadge';
import { InvitedTutors } from './InvitedTutors';
import { useOpeningNow } from './useOpeningNow';

interface AdminDiscussionPageProps {
  chat: (discussionId: string) => ReactNode;
  /** Takes away what was said, as a file. */
  transcript: (discussion: Discussion) => ReactNode;
}

/** `/admin/social/discussions/{id}`: the room for who leads it. */
export const AdminDiscussionPage = (props: AdminDiscussionPageProps) => (
  <AdminOwnDiscussion useQuery={useGetOwnDiscussionQuery}>
    {(discussion) => <Leading {...props} discussion={discussion} />}
  </AdminOwnDiscussion>
);

function Leading({ discussion, chat, transcript }: AdminDiscussionPageProps & { discussion: Discussion }) {
  const { id, title, tutors, opens_at } = discussion;
  const now = useOpeningNow([discussion]);
  const status = discussionStatus(discussion, now);
  const [setStatus, { isLoading }] = useSetDiscussionStatusMutation();
  return (
    <>
      <PageHead title={title} lead={discussion.subtitle} back={BACK_TO_DISCUSSIONS()}>
        {transcript(discussion)}
        <ButtonLink variant="line" icon="edit" to={paths.adminEditDiscussion(id)}>
          {t('Edit')}
        </ButtonLink>
        <Button
          busy={isLoading}
          busyText={t('Please wait...')}
          onClick={() => void setStatus({ id, act: status === 'live' ? 'close' : 'open' })}
        >
          {status === 'live' ? t('Close the room') : t('Open the room now')}
        </Button>
      </PageHead>
      <div className="stack loose">
        <p className="row wraps">
          <DiscussionStatusBadge status={status} />
          <span className="muted small nums">
            {t('{n, plural, one {# student} other {# students}}', { n: studentsOf(discussion) })}
          </span>
          {status === 'upcoming' && (
            <span className="muted small">
              <DateTime at={opens_at} />
            </span>
          )}
        </p>
        <InvitedTutors tutors={tutors} />
        {chat(id)}
      </div>
    </>
  );
}
