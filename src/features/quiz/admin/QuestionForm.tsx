import type { BankQuestion } from '../../../domain/question';
import type { QuestionForm as Values } from '../../../domain/questionForm';
import { questionMessages } from '../../../domain/questionInput';
import { ConflictDialog } from '../../../ui/form/ConflictDialog';
import { RecordForm } from '../../../ui/form/RecordForm';
import { useFreshStart } from '../../../ui/form/useFreshStart';
import { t } from '../../../ui/text';
import { useGetQuestionQuery } from './adminQuizApi';
import { formDifferences } from '../../../ui/form/formDifferences';
import { questionEditingOf } from './questionEditing';
import { QuestionAnswerFields, QuestionFields, QuestionTagFields } from './QuestionFields';
import { QuestionPreview } from './QuestionPreview';
import { QUESTION_LABELS } from './quizAdminLabels';
import { type QuestionFormApi, type QuestionFormOptions, useQuestionForm } from './useQuestionForm';

/** Writes a question, or edits the one given. Each start (again after a reset) is a fresh mount. */
export function QuestionForm(props: QuestionFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLDivElement>();
  return (
    <div ref={top} tabIndex={-1}>
      <Filling key={start} {...props} onReset={restart} />
    </div>
  );
}

function Filling({ onReset, ...options }: QuestionFormOptions & { onReset: () => void }) {
  const form = useQuestionForm(options);
  const { questionId } = options;
  const { conflict } = form.submission;
  return (
    <RecordForm
      form={form}
      submitLabel={t('Save question')}
      busyLabel={t('Saving...')}
      fileStep="The picture goes up. You can save when it has arrived."
      onReset={onReset}
    >
      <fieldset className="stack loose" disabled={form.submission.isBusy}>
        <QuestionFields uploads={form.uploads} />
        <QuestionAnswerFields />
        <QuestionTagFields />
        <QuestionPreview question={form.formik.values} />
      </fieldset>
      {conflict && questionId !== null && (
        <Conflict questionId={questionId} conflict={conflict} form={form} options={options} />
      )}
    </RecordForm>
  );
}

interface ConflictProps {
  questionId: string;
  conflict: NonNullable<QuestionFormApi['submission']['conflict']>;
  form: QuestionFormApi;
  options: QuestionFormOptions;
}

/** Somebody else saved the question meanwhile. */
function Conflict({ questionId, conflict, form, options }: ConflictProps) {
  return (
    <ConflictDialog<BankQuestion>
      title={t(questionMessages.conflict)}
      conflict={conflict}
      query={useGetQuestionQuery(questionId, { refetchOnMountOrArgChange: true })}
      missing={t(questionMessages.missing)}
      differences={(stored) =>
        formDifferences<Values>(QUESTION_LABELS, form.formik.values, questionEditingOf(stored))
      }
      onKeepMine={(version) => void form.overwrite(version)}
      onTakeTheirs={() => {
        form.forgetDraft();
        options.onTakeTheirs?.();
      }}
      onClose={form.submission.refuse}
    />
  );
}
