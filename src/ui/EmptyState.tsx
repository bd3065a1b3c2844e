import type { ReactNode } from 'react';
import { StateView } from './StateView';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  saying?: string;
  bordered?: boolean;
}

/** There is nothing here, and that is no fault. */
export function EmptyState(props: EmptyStateProps) {
  return <StateView {...props} />;
}
