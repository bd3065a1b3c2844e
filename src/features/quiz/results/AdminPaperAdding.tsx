import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { attemptMessages } from '../../../domain/attempt';
import { isEmail } from '../../../domain/contact';
import { paths } from '../../../domain/paths';
import { cleanText } from '../../../domain/text';
import { isUsername } from '../../../domain/username';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/form/FormDialog';
import { type Checked, useShortForm } from '../../../ui/form/useShortForm';
import { t } from '../../../ui/text';
import { TextField } from '../../../ui/TextField';
import { useAddPaperMutation } from './resultApi';

/** The way to the marks of a learner who wrote on paper and never opened it on the site. */
export function AdminPaperAdding({ quizId }: { quizId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" icon="plus" onClick={() => setOpen(true)}>
        {t('Add a paper')}
      </Button>
      {isOpen && <PaperDialog quizId={quizId} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PaperDialogProps {
  quizId: string;
  onClose: () => void;
}

function PaperDialog({ quizId, onClose }: PaperDialogProps) {
  const navigate = useNavigate();
  const [learner, setLearner] = useState('');
  const [add, { isLoading }] = useAddPaperMutation();
  const { errors, change, ...form } = useShortForm({
    check: () => checkLearner(learner),
    send: async (name) => {
      const { data: attemptId, error } = await add({ quizId, learner: name });
      if (attemptId) void navigate(paths.adminAttempt(quizId, attemptId));
      return { error };
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Add a paper')}
      intro={t('Whose paper lies before you? Next you enter its marks.')}
      submitLabel={t('Enter marks')}
      busyLabel={t('Looking...')}
      isBusy={isLoading}
      onClose={onClose}
    >
      <TextField
        name="learner"
        label={t('The learner’s e-mail or username')}
        autoComplete="off"
        error={errors.learner && t(errors.learner)}
        value={learner}
        onChange={(next) => change(() => setLearner(next))}
      />
    </FormDialog>
  );
}

function checkLearner(typed: string): Checked<string, { learner: string }> {
  const name = cleanText(typed);
  return isEmail(name) || isUsername(name)
    ? { input: name }
    : { errors: { learner: attemptMessages.learner } };
}
