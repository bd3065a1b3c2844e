import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Note } from '../../ui/Note';
import { ProgressBar } from '../../ui/ProgressBar';
import { QueryView, type QueryLike } from '../../ui/QueryView';
import { SkeletonText } from '../../ui/Skeleton';

export function StateSamples() {
  return (
    <div className="grid" style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' }}>
      <EmptyState
        title="No books on this phone yet"
        saying="Haba na haba hujaza kibaba"
        bordered
        action={<Button>Find a book</Button>}
      >
        Little by little fills the measure. Save one book while you have signal and read it anywhere.
      </EmptyState>
      <ErrorState
        onRetry={() => undefined}
        error={{ code: 'timeout', message: 'The connection is too slow.' }}
      />
      <ErrorState onRetry={() => undefined} error={{ code: 'offline', message: '' }} />
      <div className="stack">
        <Note title="Check your e-mail">We have sent you a link.</Note>
        <Note tone="ok">Saved. You can read it offline.</Note>
        <Note tone="warn">Please mend these fields.</Note>
        <Note tone="bad" title="Error">
          Permission denied. Please make sure you are logged in.
        </Note>
        <ProgressBar value={0.38} label="Upload" />
      </div>
    </div>
  );
}

const idle = { isFetching: false, refetch: () => undefined };
const QUERIES: readonly (QueryLike<string[]> & { name: string })[] = [
  { name: 'Loading', ...idle, isFetching: true },
  { name: 'Empty', ...idle, currentData: [] },
  { name: 'Data', ...idle, currentData: ['Kilwa, Zanzibar and the Coast Trade'] },
];

export function QuerySamples() {
  return (
    <div className="panel stack">
      {QUERIES.map((query) => (
        <div key={query.name}>
          <h3>{query.name}</h3>
          <QueryView query={query} skeleton={<SkeletonText lines={2} />} empty={<p>No resources found.</p>}>
            {(titles) => titles.map((title) => <p key={title}>{title}</p>)}
          </QueryView>
        </div>
      ))}
    </div>
  );
}
