import { skipToken } from '@reduxjs/toolkit/query';
import { useListVoicesQuery } from '../../data/voiceApi';
import type { LiveClass } from '../../domain/liveClass';
import type { LiveRegistration } from '../../domain/liveRegistration';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { FormSection } from '../../ui/form/FormSection';
import { QueryView } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useListLearnersQuery } from './adminLiveClassApi';
import { AdminLearnerVoice } from './AdminLearnerVoice';
import styles from './LiveClassPage.module.css';

/** Who is registered, to how many sessions each of them came, and who may not write in the chat. */
export function AdminLiveLearners({ live }: { live: LiveClass }) {
  const { user } = useSession();
  const author = user && !can(user, 'material.listAll') ? user.uid : null;
  const query = useListLearnersQuery({ classId: live.id, author });
  return (
    <FormSection level={2} title={t('Attendance')}>
      <QueryView
        query={query}
        skeleton={<SkeletonText lines={3} />}
        errorTitle={t('We could not load who is registered.')}
        empty={<p className="muted">{t('Nobody is registered yet.')}</p>}
      >
        {(learners) => <Learners learners={learners} sessions={live.session_starts.length} />}
      </QueryView>
    </FormSection>
  );
}

interface LearnersProps {
  learners: readonly LiveRegistration[];
  sessions: number;
}

function Learners({ learners, sessions }: LearnersProps) {
  const uids = learners.map(({ uid }) => uid);
  const { data: voices = [] } = useListVoicesQuery(uids.length > 0 ? uids : skipToken);
  const silent = voices.filter(({ is_verified }) => !is_verified);
  return (
    <div className="stack">
      {silent.length > 0 && (
        <p className="small muted">
          {t(
            'Who has not verified an e-mail cannot write in the chat. If you know them, you can let them write, and take it back at any time.',
          )}
        </p>
      )}
      <ul className={styles.learners}>
        {learners.map(({ uid, name, attended }) => {
          const voice = silent.find((one) => one.uid === uid);
          return (
            <li key={uid}>
              <span className={styles.learner}>{name}</span>
              <span className="muted nums">
                {t('{n} of {total}', { n: attended.length, total: sessions })}
              </span>
              {voice && <AdminLearnerVoice voice={voice} name={name} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
