import { QUIZ_MODE_LABELS, type QuizMode } from '../../domain/quiz';
import { t } from '../../ui/text';
import styles from './Question.module.css';

export const MODE_STARTS: Record<QuizMode, string> = {
  attempt: 'Start',
  'timed-sequential': 'Start',
  'paper-based': 'Make my paper',
};

interface ModeChoiceProps {
  modes: readonly QuizMode[];
  value: QuizMode;
  onChange: (mode: QuizMode) => void;
}

export const ModeChoice = ({ modes, value, onChange }: ModeChoiceProps) => (
  <fieldset className={styles.options}>
    <legend className="small">{t('Choose how to take it')}</legend>
    {modes.map((mode) => (
      <label key={mode} className={styles.option}>
        <input type="radio" name="mode" checked={mode === value} onChange={() => onChange(mode)} />
        {t(QUIZ_MODE_LABELS[mode])}
      </label>
    ))}
  </fieldset>
);
