import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { t } from '../../ui/text';
import { useSubmitQuizMutation } from './attemptApi';
import type { StartedAttempt } from './attemptDocs';
import { HandInDialog } from './HandInDialog';
import { HandingIn } from './HandingIn';
import { itemsOf, type PaperItem } from './paperItems';
import { PalettePanel } from './PalettePanel';
import styles from './Player.module.css';
import { PlayerBar } from './PlayerBar';
import { QuestionField } from './QuestionField';
import { SectionNote } from './SectionNote';
import type { Sitting, SittingState } from './sitting';
import { useOnceWhen } from './useOnceWhen';
import { useSecondsLeft } from './useSecondsLeft';
import { useSitting } from './useSitting';

interface PlayerProps {
  started: StartedAttempt;
  /** It is handed in. */
  onClosed: () => void;
}

/** An attempt with all its questions open: go back and forth, then hand in. At the end of the time that happens by itself. */
export function Player({ started, onClosed }: PlayerProps) {
  const [submit] = useSubmitQuizMutation();
  const { sitting, state } = useSitting(started, {
    submit: (given) => submit({ attempt: started.attempt, given }).unwrap(),
    onClosed,
  });
  const [items] = useState(() => itemsOf(started.sections));
  const [isAsking, setAsking] = useState(false);
  const { current, isTurned, turnTo } = useTurning(items);
  const left = useSecondsLeft(started.attempt.deadline, sitting.clock, sitting.sync);
  const isTimeUp = left === 0;
  useOnceWhen(isTimeUp, () => void sitting.handIn());
  if (state.phase !== 'open')
    return <HandingIn state={state} isTimeUp={isTimeUp} onBack={() => sitting.goBack()} />;
  const turn = (number: number) => {
    setAsking(false);
    turnTo(number);
  };
  return (
    <div className={styles.player}>
      <div className={styles.main}>
        <PlayerBar items={items} state={state} secondsLeft={left} />
        {current && (
          <>
            <SectionNote section={current.section} items={items} answers={state.answers} />
            <div className="panel">
              <QuestionField
                key={current.question.id}
                number={current.number}
                total={items.length}
                question={current.question}
                answer={state.answers[current.question.id]?.answer}
                place={sitting.placeOf(current.question.id)}
                isTurnedTo={isTurned}
                onAnswer={(answer) => sitting.answer(current.question.id, answer)}
              />
            </div>
          </>
        )}
        {current && <Turns {...{ items, current, sitting, state, turn }} onHandIn={() => setAsking(true)} />}
      </div>
      <PalettePanel
        sections={started.sections}
        items={items}
        state={state}
        current={current}
        onTurn={turn}
        onHandIn={() => setAsking(true)}
      />
      <HandInDialog
        isOpen={isAsking}
        sections={started.sections}
        items={items}
        state={state}
        onTurn={turn}
        onHandIn={() => void sitting.handIn()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

interface TurnsProps {
  items: readonly PaperItem[];
  current: PaperItem;
  sitting: Pick<Sitting, 'toggleMark'>;
  state: SittingState;
  turn: (number: number) => void;
  onHandIn: () => void;
}

/** To the questions before and after, and a mark to come back by. */
function Turns({ items, current: { number, question }, sitting, state, turn, onHandIn }: TurnsProps) {
  const isMarked = state.marked.includes(question.id);
  return (
    <div className={styles.turns}>
      <Button
        variant="quiet"
        icon="bookmark"
        className={styles.mark}
        aria-pressed={isMarked}
        onClick={() => sitting.toggleMark(question.id)}
      >
        {isMarked ? t('Marked') : t('Mark for later')}
      </Button>
      <Button variant="line" disabled={number === 1} onClick={() => turn(number - 1)}>
        {t('Previous')}
      </Button>
      {number < items.length ? (
        <Button onClick={() => turn(number + 1)}>{t('Next')}</Button>
      ) : (
        <Button onClick={onHandIn}>{t('Hand in')}</Button>
      )}
    </div>
  );
}

/** The question that the address names, so that a reload shows it again; the entry stays one for the whole attempt. */
function useTurning(items: readonly PaperItem[]) {
  const [params, setParams] = useSearchParams();
  const [isTurned, setTurned] = useState(false);
  const wanted = Number(params.get('q') ?? 1);
  const turnTo = (number: number) => {
    setTurned(true);
    setParams(
      (before) => {
        before.set('q', String(number));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { current: items.find(({ number }) => number === wanted) ?? items[0], isTurned, turnTo };
}
