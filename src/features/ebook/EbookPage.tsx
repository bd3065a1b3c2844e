import { useParams } from 'react-router-dom';
import { BOOK_TYPE_LABELS, type Ebook, hasFile } from '../../domain/ebook';
import { useAccess } from '../../session/useAccess';
import { Badge } from '../../ui/Badge';
import { Cover } from '../../ui/Cover';
import { ErrorState } from '../../ui/ErrorState';
import { MediaPage } from '../../ui/MediaPage';
import { PageTitle } from '../../ui/PageTitle';
import { t } from '../../ui/text';
import { EbookActions } from './EbookActions';
import { useGetEbookQuery } from './ebookApi';
import { EbookChapters } from './EbookChapters';
import { EbookCrumbs } from './EbookCrumbs';
import { EbookFacts } from './EbookFacts';
import { EbookNotFound } from './EbookNotFound';
import { EbookPageSkeleton } from './EbookPageSkeleton';

/** `/ebooks/{id}`: one book, for one read. */
export function Component() {
  const { id = '' } = useParams();
  const { currentData: ebook, error, isFetching, refetch } = useGetEbookQuery(id);
  if (ebook) return <EbookDetail ebook={ebook} />;
  if (ebook === undefined && !error) return <EbookPageSkeleton />;
  return (
    <div className="wrap page">
      {ebook === null ? (
        <EbookNotFound />
      ) : (
        <ErrorState
          isPage
          title={t('We could not open this book.')}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}

function EbookDetail({ ebook }: { ebook: Ebook }) {
  const access = useAccess(ebook);
  return (
    <div className="wrap page">
      <PageTitle title={ebook.title} description={ebook.description} image={ebook.cover_url} />
      <EbookCrumbs title={ebook.title} />
      <MediaPage
        cover={<Cover subject={ebook.category} form={ebook.form_level} src={ebook.cover_url} eager />}
        head={<EbookHead ebook={ebook} />}
        offer={<EbookActions ebook={ebook} access={access} />}
        description={ebook.description}
        facts={<EbookFacts ebook={ebook} />}
      >
        {ebook.tags.length > 0 && (
          <ul className="row wraps tight" aria-label={t('Tags')}>
            {ebook.tags.map((tag) => (
              <li key={tag} className="row">
                <Badge plain>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
      </MediaPage>
      <EbookChapters ebook={ebook} isOpen={access.status === 'open' && hasFile(ebook)} />
    </div>
  );
}

function EbookHead({ ebook }: { ebook: Ebook }) {
  return (
    <>
      <p className="muted small">{`${t(ebook.category)} · ${ebook.form_level}`}</p>
      <h1>{ebook.title}</h1>
      <p>{t('By {author}, {publisher}', { author: ebook.author, publisher: ebook.publisher })}</p>
      <p className="row wraps tight">
        {ebook.type !== 'ebook' && <Badge plain>{t(BOOK_TYPE_LABELS[ebook.type])}</Badge>}
        {ebook.is_new && <Badge tone="warn">{t('New')}</Badge>}
        {ebook.is_featured && <Badge tone="ok">{t('Featured')}</Badge>}
      </p>
    </>
  );
}
