import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { useSession } from '../../../session/useSession';
import { PageHead } from '../../../ui/PageHead';
import { t } from '../../../ui/text';
import { newQuestionEditing, questionCopyOf, type QuestionEditing } from './questionEditing';
import { QuestionForm } from './QuestionForm';
import { QuestionView } from './QuestionView';

/** `/admin/quizzes/questions/new`, and with `from` a copy of that question, to be changed and saved. */
export function Component() {
  const [params] = useSearchParams();
  const from = params.get('from');
  return (
    <>
      <PageHead
        title={t('New question')}
        back={{ to: paths.adminQuestions, label: t('Back to Questions') }}
      />
      {from === null ? (
        <NewQuestion make={newQuestionEditing} />
      ) : (
        <QuestionView questionId={from}>
          {(question) => (
            <NewQuestion make={() => questionCopyOf(question)} draftName={`question-copy-${from}`} />
          )}
        </QuestionView>
      )}
    </>
  );
}

function NewQuestion({ make, draftName }: { make: () => QuestionEditing; draftName?: string }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [initial] = useState(make);
  if (!user) return null;
  return (
    <QuestionForm
      uid={user.uid}
      questionId={null}
      initial={initial}
      {...(draftName && { draftName })}
      onSaved={() => void navigate(paths.adminQuestions)}
    />
  );
}
