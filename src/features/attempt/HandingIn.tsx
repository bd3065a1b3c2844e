import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import type { SittingState } from './sitting';

interface HandingInProps {
  state: SittingState;
  isTimeUp: boolean;
  onBack: () => void;
}

/** While an attempt is handed in, which may have to wait for a connection. */
export function HandingIn({ state: { problem, isKept }, isTimeUp, onBack }: HandingInProps) {
  return (
    <StateView icon="send" title={isTimeUp ? t('The time is up.') : t('Handing in...')} role="status">
      {problem ? (
        <div className="stack">
          <Note
            tone="warn"
            title={isKept ? t('Your answers are safe on this phone.') : t('Stay on this page.')}
          >
            <p>{t(problem.message)}</p>
            <p>{t('They are handed in as soon as there is a connection.')}</p>
          </Note>
          {!isTimeUp && (
            <div>
              <Button variant="line" onClick={onBack}>
                {t('Back to the questions')}
              </Button>
            </div>
          )}
        </div>
      ) : (
        t('Your answers are on their way.')
      )}
    </StateView>
  );
}
