import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { noticeShown } from '../../data/notice';
import { paths } from '../../domain/paths';
import { useSession } from '../../session/useSession';
import { PageHead } from '../../ui/PageHead';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { AdminTutorAccount } from './AdminTutorAccount';
import { useGetTutorForEditQuery } from './tutorApi';
import type { TutorForEdit } from './tutorDocs';
import { TutorForm } from './TutorForm';

/** `/admin/tutors/{id}/edit` */
export function Component() {
  const { id = '' } = useParams();
  const query = useGetTutorForEditQuery(id);
  return (
    <QueryView query={query} skeleton={<Skeleton height="40rem" />} loadingLabel={t('Loading...')}>
      {(stored) => (stored ? <Editor key={stored.tutor.id} stored={stored} /> : <NotFound />)}
    </QueryView>
  );
}

function Editor({ stored: read }: { stored: TutorForEdit }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [stored] = useState(read);
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <>
      <PageHead
        title={t('Edit {name}', { name: stored.tutor.name })}
        back={{ to: paths.adminTutors, label: t('Back to Tutors') }}
      />
      <div className="stack loose">
        <AdminTutorAccount tutorId={stored.tutor.id} account={stored.account} email={stored.contact.email} />
        <TutorForm uid={user.uid} stored={stored} onSaved={() => void navigate(paths.adminTutors)} />
      </div>
    </>
  );
}

/** Says so and returns to the list (spec section 2.14). */
function NotFound() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch(noticeShown({ variant: 'error', title: 'Tutor not found.' }));
    void navigate(paths.adminTutors, { replace: true });
  }, [dispatch, navigate]);
  return null;
}
