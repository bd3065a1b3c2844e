import { useNavigate } from 'react-router-dom';
import { type Discussion, studentsOf } from '../../domain/discussion';
import { paths } from '../../domain/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { useDeleteDiscussionMutation, useGetDiscussionForEditQuery } from './adminDiscussionApi';
import { AdminOwnDiscussion, BACK_TO_DISCUSSIONS } from './AdminOwnDiscussion';

/** `/admin/social/discussions/{id}/delete`: says what goes, and asks. */
export const Component = () => (
  <AdminOwnDiscussion useQuery={useGetDiscussionForEditQuery}>
    {(discussion) => <Question discussion={discussion} />}
  </AdminOwnDiscussion>
);

function Question({ discussion }: { discussion: Discussion }) {
  const [remove, { isLoading }] = useDeleteDiscussionMutation();
  const navigate = useNavigate();
  const confirm = async () => {
    const { error } = await remove(discussion.id);
    if (!error) void navigate(paths.adminDiscussions, { replace: true });
  };
  const students = studentsOf(discussion);
  return (
    <>
      <PageHead title={t('Delete Discussion')} lead={discussion.title} back={BACK_TO_DISCUSSIONS()} />
      <div className="panel stack">
        <p>
          {t('The discussion goes with its room and all that was said there. This action cannot be undone.')}
        </p>
        {students > 0 && (
          <p>{t('{n, plural, one {# student takes part} other {# students take part}}.', { n: students })}</p>
        )}
        <p>
          {t(
            'To keep what was said for reading, close the room instead. Its transcript can be exported first.',
          )}
        </p>
        <div className="row wraps">
          <Button
            variant="danger"
            busy={isLoading}
            busyText={t('Deleting...')}
            onClick={() => void confirm()}
          >
            {t('Delete')}
          </Button>
          <ButtonLink variant="line" to={paths.adminDiscussion(discussion.id)}>
            {t('Go to the room')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
