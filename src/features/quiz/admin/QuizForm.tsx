import { getIn } from 'formik';
import { useState } from 'react';
import { quizMessages } from '../../../domain/quiz';
import type { QuizForm as Values } from '../../../domain/quizForm';
import { Button } from '../../../ui/Button';
import { ConflictDialog } from '../../../ui/form/ConflictDialog';
import { RecordForm } from '../../../ui/form/RecordForm';
import { useFreshStart } from '../../../ui/form/useFreshStart';
import { t } from '../../../ui/text';
import { useGetQuizForEditQuery } from './adminQuizApi';
import type { QuizForEdit } from './adminQuizDocs';
import { formDifferences } from '../../../ui/form/formDifferences';
import { newQuestionEditing } from './questionEditing';
import { QuestionForm } from './QuestionForm';
import { QUIZ_LABELS } from './quizAdminLabels';
import { quizEditingOf } from './quizEditing';
import { QuizFields, QuizReviewFields, QuizTakingFields } from './QuizFields';
import { SectionFields } from './SectionFields';
import { type QuizFormApi, type QuizFormOptions, useQuizForm } from './useQuizForm';

/** Makes a quiz, or edits the one given. Each start (again after a reset) is a fresh mount. */
export function QuizForm(props: QuizFormOptions) {
  const { start, top, restart } = useFreshStart<HTMLDivElement>();
  return (
    <div ref={top} tabIndex={-1}>
      <Filling key={start} {...props} onReset={restart} />
    </div>
  );
}

function Filling({ onReset, ...options }: QuizFormOptions & { onReset: () => void }) {
  const form = useQuizForm(options);
  const { quizId, author } = options;
  const { conflict } = form.submission;
  // The section that waits for a question. What was typed of the quiz stays with the form meanwhile.
  const [section, setSection] = useState<string | null>(null);
  if (section !== null)
    return (
      <NewQuestion
        uid={options.uid}
        onSaved={(id) => {
          const before = getIn(form.formik.values, section) as string[];
          void form.formik.setFieldValue(section, [...before, id]);
          setSection(null);
        }}
        onBack={() => setSection(null)}
      />
    );
  return (
    <RecordForm form={form} submitLabel={t('Save quiz')} busyLabel={t('Saving...')} onReset={onReset}>
      <fieldset className="stack loose" disabled={form.submission.isBusy}>
        <QuizFields />
        <SectionFields author={author} onWrite={setSection} />
        <QuizTakingFields />
        <QuizReviewFields />
      </fieldset>
      {conflict && quizId !== null && (
        <Conflict quizId={quizId} conflict={conflict} form={form} options={options} />
      )}
    </RecordForm>
  );
}

interface NewQuestionProps {
  uid: string;
  onSaved: (id: string) => void;
  onBack: () => void;
}

/** A question written where it is needed, in the place of the quiz's form; it goes into the bank too. */
function NewQuestion({ uid, onSaved, onBack }: NewQuestionProps) {
  const [initial] = useState(newQuestionEditing);
  return (
    <div className="stack loose">
      <div>
        <Button variant="quiet" icon="back" onClick={onBack}>
          {t('Back to the quiz')}
        </Button>
      </div>
      <QuestionForm
        uid={uid}
        questionId={null}
        initial={initial}
        draftName="question-in-quiz"
        onSaved={onSaved}
      />
    </div>
  );
}

interface ConflictProps {
  quizId: string;
  conflict: NonNullable<QuizFormApi['submission']['conflict']>;
  form: QuizFormApi;
  options: QuizFormOptions;
}

/** Somebody else saved the quiz meanwhile. */
function Conflict({ quizId, conflict, form, options }: ConflictProps) {
  return (
    <ConflictDialog<QuizForEdit>
      title={t(quizMessages.conflict)}
      conflict={conflict}
      query={useGetQuizForEditQuery(quizId, { refetchOnMountOrArgChange: true })}
      missing={t(quizMessages.missing)}
      differences={(stored) =>
        formDifferences<Values>(QUIZ_LABELS, form.formik.values, quizEditingOf(stored))
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
