import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { NOT_FOR_SALE } from '../../../domain/access';
import { type Ebook, hasFile } from '../../../domain/ebook';
import { paths } from '../../../domain/paths';
import { type Access, useAccess } from '../../../session/useAccess';
import { useSession } from '../../../session/useSession';
import { ErrorState } from '../../../ui/ErrorState';
import { formatTsh } from '../../../domain/money';
import { Loading, SkeletonText } from '../../../ui/Skeleton';
import { StateView } from '../../../ui/StateView';
import { t } from '../../../ui/text';
import { useGetEbookQuery } from '../ebookApi';
import { EbookNotFound } from '../EbookNotFound';
import { EbookOffer } from '../EbookOffer';
import { ReaderFrame } from './ReaderFrame';
import { ReaderOpening } from './ReaderOpening';
import { ReaderProblem } from './ReaderProblem';
import styles from './ReaderStates.module.css';
import { useBookFile } from './useBookFile';
import { useStoredPlace } from './useStoredPlace';

const PdfReader = lazy(() =>
  import('./PdfReader').then(({ PdfReader: component }) => ({ default: component })),
);
const ProseReader = lazy(() =>
  import('./ProseReader').then(({ ProseReader: component }) => ({ default: component })),
);

/** `/ebooks/{id}/read`: the book on the whole screen. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData: ebook, error, isFetching, refetch } = useGetEbookQuery(id);
  if (ebook) return <Gate key={id} ebook={ebook} />;
  if (ebook === null) return <EbookNotFound />;
  if (!error) {
    return (
      <main className={styles.sheet}>
        <Loading label={t('Opening the book...')}>
          <SkeletonText lines={10} lineHeight="1.9rem" />
        </Loading>
      </main>
    );
  }
  return (
    <ErrorState
      isPage
      title={t('We could not open this book.')}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Gate({ ebook }: { ebook: Ebook }) {
  const access = useAccess(ebook);
  const { status, user } = useSession();
  if (!hasFile(ebook)) return <Closed ebook={ebook} title={t('No file yet')} />;
  if (access.status === 'checking' || status === 'loading') return <ReaderOpening ebook={ebook} />;
  if (access.status === 'open') return <OpenBook key={user?.uid} ebook={ebook} uid={user?.uid ?? null} />;
  if (access.status === 'not-sold') return <Closed ebook={ebook} title={t(NOT_FOR_SALE)} />;
  return (
    <Closed
      ebook={ebook}
      title={t('This book costs {price}', { price: formatTsh(ebook.price) })}
      access={access}
    />
  );
}

function Closed({ ebook, title, access }: { ebook: Ebook; title: string; access?: Access }) {
  return (
    <ReaderFrame ebook={ebook} heading={ebook.author}>
      <main className={styles.state}>
        <StateView
          icon="lock"
          title={title}
          action={access && <EbookOffer ebook={ebook} access={access} returnTo={paths.readEbook(ebook.id)} />}
        />
      </main>
    </ReaderFrame>
  );
}

function OpenBook({ ebook, uid }: { ebook: Ebook; uid: string | null }) {
  const [book, retry] = useBookFile(ebook);
  const stored = useStoredPlace(ebook.id, uid);
  if (book.status === 'failed') return <ReaderProblem ebook={ebook} problem={book.problem} onRetry={retry} />;
  if (book.status === 'opening' || !stored) return <ReaderOpening ebook={ebook} />;
  const { file, format } = book;
  return (
    <Suspense fallback={<ReaderOpening ebook={ebook} />}>
      {format === 'PDF' ? (
        <PdfReader ebook={ebook} uid={uid} file={file} stored={stored} onRetry={retry} />
      ) : (
        <ProseReader ebook={ebook} uid={uid} file={file} format={format} stored={stored} onRetry={retry} />
      )}
    </Suspense>
  );
}
