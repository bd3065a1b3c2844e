import { useParams } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { PageHead } from '../../../ui/PageHead';
import { t } from '../../../ui/text';
import { AdminPaperAdding } from './AdminPaperAdding';
import { AdminResultTable } from './AdminResultTable';
import { AdminResultTotals } from './AdminResultTotals';
import { ExaminedQuiz } from './ExaminedQuiz';

/** `/admin/quizzes/{id}/results`: who sat a quiz, and how it went. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <ExaminedQuiz quizId={id}>
      {(quiz, results) => (
        <>
          <PageHead
            title={t('Results')}
            lead={quiz.title}
            back={{ to: paths.adminQuizzes, label: t('Back to Quizzes') }}
          >
            {quiz.modes.includes('paper-based') && <AdminPaperAdding quizId={quiz.id} />}
          </PageHead>
          <div className="stack loose">
            <AdminResultTotals results={results} />
            <AdminResultTable results={results} />
          </div>
        </>
      )}
    </ExaminedQuiz>
  );
}
