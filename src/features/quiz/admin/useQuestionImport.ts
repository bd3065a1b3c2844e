import { useState } from 'react';
import { isAppError, UNEXPECTED_MESSAGE } from '../../../domain/errors';
import { type QuestionRow, readQuestionFile } from '../../../domain/questionCsv';
import { useSession } from '../../../session/useSession';
import { useCreateQuestionMutation } from './adminQuizApi';

type Step =
  | { name: 'choose'; message?: string }
  | { name: 'checked'; rows: QuestionRow[] }
  | { name: 'importing'; done: number; total: number }
  | { name: 'imported'; done: number; failed: { line: number; message: string }[] };

/** A file of questions: checked first without writing anything, then saved one by one. */
export function useQuestionImport() {
  const { user } = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [create] = useCreateQuestionMutation();

  const choose = async (chosen: File) => {
    setFile(chosen);
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (!bytes) return setStep({ name: 'choose', message: 'The file could not be read. Choose it again.' });
    const read = await readQuestionFile(new TextDecoder().decode(bytes), user?.uid ?? '');
    setStep(
      'message' in read ? { name: 'choose', message: read.message } : { name: 'checked', rows: read.rows },
    );
  };

  const start = async (rows: readonly QuestionRow[]) => {
    const failed: { line: number; message: string }[] = [];
    for (const [place, { id, line, form }] of rows.entries()) {
      setStep({ name: 'importing', done: place, total: rows.length });
      const { error } = await create({ id, ...form });
      if (error) failed.push({ line, message: isAppError(error) ? error.message : UNEXPECTED_MESSAGE });
    }
    setStep({ name: 'imported', done: rows.length - failed.length, failed });
  };

  return {
    file,
    step,
    choose,
    start,
    clear: () => {
      setFile(null);
      setStep({ name: 'choose' });
    },
  };
}
