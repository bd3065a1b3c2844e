import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import type { BankQuestion } from '../../../domain/question';
import { useSession } from '../../../session/useSession';
import { PageHead } from '../../../ui/PageHead';
import { t } from '../../../ui/text';
import { questionEditingOf } from './questionEditing';
import { QuestionForm } from './QuestionForm';
import { QuestionView } from './QuestionView';

/** `/admin/quizzes/questions/{id}/edit` */
export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHead
        title={t('Edit question')}
        lead={t('Quizzes that ask it follow; attempts that were begun keep what they have.')}
        back={{ to: paths.adminQuestions, label: t('Back to Questions') }}
      />
      <QuestionView questionId={id}>{(question) => <Editor key={id} question={question} />}</QuestionView>
    </>
  );
}

function Editor({ question: read }: { question: BankQuestion }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [question, setQuestion] = useState(read);
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  return (
    <QuestionForm
      key={question.version}
      uid={user.uid}
      questionId={question.id}
      initial={questionEditingOf(question)}
      onSaved={() => void navigate(paths.adminQuestions)}
      onTakeTheirs={() => setQuestion(read)}
    />
  );
}
