import type { ReactNode } from 'react';
import { isDenial } from '../../../data/errors';
import { isAppError } from '../../../domain/errors';
import { paths } from '../../../domain/paths';
import type { BankQuestion } from '../../../domain/question';
import { ButtonLink } from '../../../ui/Button';
import { QueryView } from '../../../ui/QueryView';
import { Skeleton } from '../../../ui/Skeleton';
import { StateView } from '../../../ui/StateView';
import { t } from '../../../ui/text';
import { useGetQuestionQuery } from './adminQuizApi';

interface QuestionViewProps {
  questionId: string;
  children: (question: BankQuestion) => ReactNode;
}

/** Reads a question for its author. The rules refuse one that is not there in the same way as somebody else's. */
export function QuestionView({ questionId, children }: QuestionViewProps) {
  const query = useGetQuestionQuery(questionId);
  if (isAppError(query.error) && isDenial(query.error)) return <QuestionNotFound />;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height="40rem" />}
      errorTitle={(message) => t('Failed to fetch question: {message}', { message })}
    >
      {(question) => (question ? children(question) : <QuestionNotFound />)}
    </QueryView>
  );
}

function QuestionNotFound() {
  return (
    <StateView
      isPage
      icon="lock"
      title={t('Question not found.')}
      action={<ButtonLink to={paths.adminQuestions}>{t('Back to Questions')}</ButtonLink>}
    >
      {t('It may have been deleted, or you may not have permission to edit it.')}
    </StateView>
  );
}
