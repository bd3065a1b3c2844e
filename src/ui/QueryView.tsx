import { type ComponentProps, type ReactNode, useDeferredValue } from 'react';
import { ErrorState } from './ErrorState';
import { Loading } from './Skeleton';

/** What this view needs of an RTK Query result. */
export interface QueryLike<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryViewProps<Data> {
  query: QueryLike<Data>;
  /** Of the size of what will replace it. */
  skeleton: ReactNode;
  loadingLabel?: string;
  /** Shown for an empty list. */
  empty?: ReactNode;
  errorTitle?: ComponentProps<typeof ErrorState>['title'];
  children: (data: Data) => ReactNode;
}

/**
 * The one way from a query to the screen: skeleton, error with a retry, empty, data.
 * Data that is here is shown even when a refresh failed: the offline bar says the rest.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, loadingLabel, empty, errorTitle, children } = props;
  const { currentData: data, error, isFetching } = query;
  // What has come is drawn in slices beside the skeleton: a slow phone answers a finger between two of them.
  const isShown = useDeferredValue(data !== undefined);
  if (data !== undefined && isShown) {
    return <>{empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data)}</>;
  }
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title={errorTitle}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <Loading label={loadingLabel}>{skeleton}</Loading>;
}
