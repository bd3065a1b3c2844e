import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { LinkTabs } from '../../../ui/LinkTabs';
import { PageHead } from '../../../ui/PageHead';
import { t } from '../../../ui/text';
import { AdminQuestionImport } from './AdminQuestionImport';
import { AdminQuestionList } from './AdminQuestionList';
import { AdminQuizList } from './AdminQuizList';

/** `/admin/quizzes`: quizzes, and under a tab of its own the bank of questions that they are made of. */
export function Component() {
  const [params] = useSearchParams();
  const [isImporting, setImporting] = useState(false);
  const isBank = params.get('tab') === 'questions';
  return (
    <>
      <PageHead title={t('Quizzes')}>
        {isBank && (
          <Button variant="line" icon="file" onClick={() => setImporting(true)}>
            {t('Import')}
          </Button>
        )}
        <ButtonLink to={isBank ? paths.adminNewQuestion : paths.adminNewQuiz} icon="plus">
          {isBank ? t('New question') : t('New quiz')}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        <LinkTabs
          label={t('Quizzes')}
          tabs={[
            { to: paths.adminQuizzes, label: t('Quizzes'), isCurrent: !isBank },
            { to: paths.adminQuestions, label: t('Questions'), isCurrent: isBank },
          ]}
        />
        {isBank ? <AdminQuestionList /> : <AdminQuizList />}
      </div>
      {isImporting && <AdminQuestionImport onClose={() => setImporting(false)} />}
    </>
  );
}
