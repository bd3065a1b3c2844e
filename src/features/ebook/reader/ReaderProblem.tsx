import type { Ebook } from '../../../domain/ebook';
import { paths } from '../../../domain/paths';
import { Button, ButtonLink } from '../../../ui/Button';
import { StateView } from '../../../ui/StateView';
import { t } from '../../../ui/text';
import type { BookProblem, BookProblemKind } from './bookProblem';
import { ReaderFrame } from './ReaderFrame';
import styles from './ReaderStates.module.css';

const TEXTS: Record<BookProblemKind, [title: string, text: string]> = {
  damaged: ['This file is damaged', 'It cannot be opened as a book. Tell the person who put it up.'],
  encrypted: [
    'This file has a password',
    'A book with a password cannot be opened here. Tell the person who put it up.',
  ],
  gone: ['The file is gone', 'The book is listed, but its file is no longer there.'],
  denied: ['This book is not open for you', 'Go back to its page to see how to get it.'],
  offline: ['You are offline', 'The book comes over the internet. Connect and try again.'],
  'too-big': [
    'This book is too big to unpack',
    'It would fill the memory of your device, so it stays closed.',
  ],
};

interface ReaderProblemProps {
  ebook: Ebook;
  problem: BookProblem;
  onRetry: () => void;
}

export function ReaderProblem({ ebook, problem, onRetry }: ReaderProblemProps) {
  const [title, text] = TEXTS[problem.kind];
  const isOffline = problem.kind === 'offline';
  return (
    <ReaderFrame ebook={ebook} heading="">
      <main className={styles.state}>
        <StateView
          role="alert"
          icon={isOffline ? 'cloudOff' : 'alert'}
          title={t(title)}
          action={
            <>
              {isOffline && <Button onClick={onRetry}>{t('Try again')}</Button>}
              <ButtonLink variant={isOffline ? 'line' : 'primary'} to={paths.ebook(ebook.id)}>
                {t('Back to the book')}
              </ButtonLink>
            </>
          }
        >
          {t(text)}
        </StateView>
      </main>
    </ReaderFrame>
  );
}
