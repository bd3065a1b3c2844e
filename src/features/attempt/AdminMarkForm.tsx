import { FormikProvider } from 'formik';
import { paths } from '../../domain/paths';
import { Button, ButtonLink } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import type { ExaminedAttempt } from './adminMarkDocs';
import { AdminMarkedQuestion } from './AdminMarkedQuestion';
import { itemsOf } from './paperItems';
import { useMarkForm } from './useMarkForm';

/** Each question with its answer and its points; what is not touched stays as it was graded. */
export function AdminMarkForm({ examined }: { examined: ExaminedAttempt }) {
  const { attempt, sections } = examined;
  const { formik, form, failure, isBusy, onSubmit } = useMarkForm(examined);
  const isPaper = attempt.mode === 'paper-based';
  const isFirst = attempt.state === 'open';
  return (
    <FormikProvider value={formik}>
      <form ref={form} className="stack loose" noValidate onSubmit={onSubmit}>
        {isPaper && (
          <Note>
            <p>
              {isFirst
                ? t('Leave empty what was not answered. Saving ends this attempt; you can correct it later.')
                : t('Change what was entered wrongly. The score follows.')}
            </p>
          </Note>
        )}
        <ol className="stack">
          {itemsOf(sections).map((item) => (
            <li key={item.question.id} className="panel stack tight">
              <AdminMarkedQuestion item={item} examined={examined} />
            </li>
          ))}
        </ol>
        {failure && (
          <Note tone="bad" role="alert" title={t('The marks were not saved.')}>
            <p>{t(failure)}</p>
          </Note>
        )}
        <div className="row wraps">
          <Button type="submit" busy={isBusy} busyText={t('Saving...')} disabled={!formik.dirty}>
            {t('Save marks')}
          </Button>
          <ButtonLink variant="quiet" to={paths.adminQuizResults(attempt.parent)}>
            {t('Cancel')}
          </ButtonLink>
        </div>
      </form>
    </FormikProvider>
  );
}
