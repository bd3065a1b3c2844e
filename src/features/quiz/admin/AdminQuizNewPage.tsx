import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { useSession } from '../../../session/useSession';
import { PageHead } from '../../../ui/PageHead';
import { t } from '../../../ui/text';
import { newQuizEditing, quizCopyOf, type QuizEditing } from './quizEditing';
import { QuizForEditView } from './QuizForEditView';
import { QuizForm } from './QuizForm';

/** `/admin/quizzes/new`, and with `from` a copy of that quiz, to be changed and saved. */
export function Component() {
  const [params] = useSearchParams();
  const from = params.get('from');
  return (
    <>
      <PageHead title={t('New quiz')} back={{ to: paths.adminQuizzes, label: t('Back to Quizzes') }} />
      {from === null ? (
        <NewQuiz make={newQuizEditing} />
      ) : (
        <QuizForEditView quizId={from}>
          {(stored) => <NewQuiz make={() => quizCopyOf(stored)} draftName={`quiz-copy-${from}`} />}
        </QuizForEditView>
      )}
    </>
  );
}

function NewQuiz({ make, draftName }: { make: () => QuizEditing; draftName?: string }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [initial] = useState(make);
  if (!user) return null;
  return (
    <QuizForm
      uid={user.uid}
      author={user.uid}
      quizId={null}
      initial={initial}
      {...(draftName && { draftName })}
      onSaved={(id) => void navigate(paths.adminPreviewQuiz(id))}
    />
  );
}
