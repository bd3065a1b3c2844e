import { isAppError, UNEXPECTED_MESSAGE } from '../domain/errors';
import { Button } from './Button';
import { StateView } from './StateView';
import { t } from './text';

interface ErrorStateProps {
  /** A function puts the message into the title, where the text wants it there. */
  title?: string | ((message: string) => string) | undefined;
  error?: unknown;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  isPage?: boolean;
}

/** Something was asked for and did not come; offline has a face of its own. */
export function ErrorState({ title, error, onRetry, isRetrying = false, isPage = false }: ErrorStateProps) {
  const isOffline = isAppError(error) && error.code === 'offline';
  const message = t(isAppError(error) ? error.message : UNEXPECTED_MESSAGE);
  const saysAll = typeof title === 'function';
  const failure = saysAll ? title(message) : title;
  return (
    <StateView
      role="alert"
      icon={isOffline ? 'cloudOff' : 'alert'}
      title={isOffline ? t('You are offline') : (failure ?? t('We could not load this.'))}
      isPage={isPage}
      action={
        onRetry && (
          <Button onClick={onRetry} busy={isRetrying} busyText={t('Please wait...')}>
            {t('Try again')}
          </Button>
        )
      }
    >
      {isOffline
        ? t('This is not saved on this device yet. Connect to the internet and try again.')
        : !saysAll && message}
    </StateView>
  );
}
