import { useFormik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeaveWarning } from '../../data/useLeaveWarning';
import { questionsIn } from '../../domain/attempt';
import { isAppError, UNEXPECTED_MESSAGE } from '../../domain/errors';
import { type MarkingForm, markingSchema, toMarks } from '../../domain/markForm';
import { paths } from '../../domain/paths';
import { useProblemFocus } from '../../ui/form/useProblemFocus';
import { useSubmitOnce } from '../../ui/form/useSubmitOnce';
import { useEnterMarksMutation } from './adminMarkApi';
import type { ExaminedAttempt } from './adminMarkDocs';

function toForm({ sections, marks, comments }: ExaminedAttempt): MarkingForm {
  const fieldsOf = (id: string) => ({ points: String(marks[id] ?? ''), comment: comments[id] ?? '' });
  return Object.fromEntries(questionsIn(sections).map(({ id }) => [id, fieldsOf(id)]));
}

/** One filling-in of an attempt's marks. What was typed stays until it has arrived. */
export function useMarkForm(examined: ExaminedAttempt) {
  const { attempt, sections } = examined;
  const [initial] = useState(() => toForm(examined));
  const [failure, setFailure] = useState<string | null>(null);
  const [enter, { isLoading }] = useEnterMarksMutation();
  const { form, focusProblem } = useProblemFocus();
  const navigate = useNavigate();
  const schema = markingSchema(questionsIn(sections), initial);
  const formik = useFormik<MarkingForm>({
    initialValues: initial,
    validationSchema: schema,
    onSubmit: () => undefined,
  });
  useLeaveWarning(formik.dirty);

  const onSubmit = useSubmitOnce(async () => {
    setFailure(null);
    const touched = Object.keys(initial).map((id) => [id, { points: true, comment: true }]);
    void formik.setTouched(Object.fromEntries(touched) as typeof formik.touched, false);
    if (Object.keys(await formik.validateForm()).length > 0) return focusProblem();
    const { error } = await enter({
      quizId: attempt.parent,
      learner: attempt.uid,
      number: attempt.number,
      answers: [],
      marks: toMarks(await schema.validate(formik.values), initial),
    });
    if (!error) return navigate(paths.adminQuizResults(attempt.parent));
    setFailure(isAppError(error) ? error.message : UNEXPECTED_MESSAGE);
    focusProblem();
  });

  return { formik, form, failure, isBusy: isLoading, onSubmit };
}
