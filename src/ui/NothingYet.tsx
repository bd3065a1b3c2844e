import type { ReactNode } from 'react';
import { OFFLINE_MESSAGE } from '../domain/errors';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { t } from './text';
import { useOnline } from './useOnline';

interface NothingYetProps {
  title: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** A list without any record. What a cache has kept may be empty without the shelf being so: only a connection can tell. */
export function NothingYet({ title, onRetry, children }: NothingYetProps) {
  if (!useOnline())
    return <ErrorState error={{ code: 'offline', message: OFFLINE_MESSAGE }} onRetry={onRetry} />;
  return (
    <EmptyState title={title} saying="Subira yavuta heri" bordered>
      {children ?? t('Check back later for new content.')}
    </EmptyState>
  );
}
