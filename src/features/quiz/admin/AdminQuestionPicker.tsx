import { useState } from 'react';
import { can } from '../../../domain/permissions';
import { QUESTION_KIND_LABELS } from '../../../domain/question';
import { questionTitle } from '../../../domain/questionForm';
import { useSession } from '../../../session/useSession';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { MathText } from '../../../ui/MathText';
import { QueryView } from '../../../ui/QueryView';
import { SearchBox } from '../../../ui/SearchBox';
import { SkeletonText } from '../../../ui/Skeleton';
import { t } from '../../../ui/text';
import { useListQuestionsQuery } from './adminQuizApi';
import styles from './QuizForm.module.css';

interface AdminQuestionPickerProps {
  /** Those that the section has. */
  taken: readonly string[];
  onTake: (ids: string[]) => void;
  onClose: () => void;
}

/** Questions of the bank, looked for and ticked. */
export function AdminQuestionPicker({ taken, onTake, onClose }: AdminQuestionPickerProps) {
  const { user } = useSession();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const query = useListQuestionsQuery({
    createdBy: user && !can(user, 'material.listAll') ? user.uid : null,
    search: search.trim() || undefined,
  });
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Dialog
      isOpen
      isWide
      title={t('Choose questions')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onTake([...chosen]);
              onClose();
            }}
          >
            {t('{count, plural, one {Add # question} other {Add # questions}}', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <SearchBox
        label={t('Search questions')}
        placeholder={t('Search by words, subject or topic...')}
        value={search}
        onChange={setSearch}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonText lines={5} />}
        errorTitle={(message) => t('Failed to fetch questions: {message}', { message })}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{t('No questions match your search.')}</p>
          ) : (
            <ul className={styles.choices}>
              {rows.map((question) => (
                <li key={question.id}>
                  <label className={styles.choice}>
                    <input
                      type="checkbox"
                      checked={taken.includes(question.id) || chosen.includes(question.id)}
                      disabled={taken.includes(question.id)}
                      onChange={() => toggle(question.id)}
                    />
                    <span>
                      <MathText text={questionTitle(question)} />{' '}
                      <span className="small">
                        {[t(QUESTION_KIND_LABELS[question.kind]), question.topic].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Dialog>
  );
}
