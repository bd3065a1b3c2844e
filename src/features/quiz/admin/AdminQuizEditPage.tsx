import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { useSession } from '../../../session/useSession';
import { ButtonLink } from '../../../ui/Button';
import { t } from '../../../ui/text';
import type { QuizForEdit } from './adminQuizDocs';
import { AdminQuizHead } from './AdminQuizHead';
import { quizEditingOf } from './quizEditing';
import { QuizForEditView } from './QuizForEditView';
import { QuizForm } from './QuizForm';

/** `/admin/quizzes/{id}/edit` */
export function Component() {
  const { id = '' } = useParams();
  return <QuizForEditView quizId={id}>{(stored) => <Editor key={id} stored={stored} />}</QuizForEditView>;
}

function Editor({ stored: read }: { stored: QuizForEdit }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [stored, setStored] = useState(read);
  const { user } = useSession();
  const navigate = useNavigate();
  const { quiz } = stored;
  if (!user) return null;
  return (
    <>
      <AdminQuizHead title={t('Edit quiz')} quiz={quiz}>
        <ButtonLink variant="line" icon="chart" to={paths.adminQuizResults(quiz.id)}>
          {t('Results')}
        </ButtonLink>
        <ButtonLink variant="line" icon="eye" to={paths.adminPreviewQuiz(quiz.id)}>
          {t('Preview')}
        </ButtonLink>
      </AdminQuizHead>
      <QuizForm
        key={quiz.version}
        uid={user.uid}
        author={quiz.created_by}
        quizId={quiz.id}
        initial={quizEditingOf(stored)}
        onSaved={() => void navigate(paths.adminQuizzes)}
        onTakeTheirs={() => setStored(read)}
      />
    </>
  );
}
