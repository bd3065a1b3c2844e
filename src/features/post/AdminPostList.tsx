import { lazy, Suspense, useState } from 'react';
import type { Post } from '../../domain/post';
import { useSession } from '../../session/useSession';
import { Button } from '../../ui/Button';
import { FilterBar } from '../../ui/FilterBar';
import { SearchBox } from '../../ui/SearchBox';
import { TableFilter } from '../../ui/table/TableFilter';
import { useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { AdminPostTable } from './AdminPostTable';
import { useListAdminPostsQuery } from './adminPostApi';

const PostEditDialog = lazy(() =>
  import('./PostEditDialog').then((module) => ({ default: module.PostEditDialog })),
);

const URL_OPTIONS = {
  filters: { media: ['with', 'without'] },
  sorts: ['created_at'],
  order: { by: 'created_at', direction: 'desc' },
} as const;

/** The tab of posts in Social Management: everybody's, for administrators. */
export function AdminPostList() {
  const url = useTableUrl(URL_OPTIONS);
  const { user } = useSession();
  const [edited, setEdited] = useState<Post | 'new' | null>(null);
  const hasMedia = url.filter.media && url.filter.media === 'with';
  const request = {
    search: url.search,
    hasMedia: hasMedia === '' ? undefined : hasMedia,
    sort: url.sort,
    ...url.cursor,
  };
  const query = useListAdminPostsQuery(request);
  return (
    <div className="stack loose">
      <FilterBar
        search={
          <div className="row wraps">
            <SearchBox
              label={t('Search posts')}
              placeholder={t('Search posts...')}
              value={url.search}
              onChange={url.setSearch}
            />
            <TableFilter
              url={url}
              name="media"
              label={t('Posts')}
              all={t('All Posts')}
              options={[
                { value: 'with', label: t('With Media') },
                { value: 'without', label: t('Text Only') },
              ]}
            />
            <Button icon="plus" onClick={() => setEdited('new')}>
              {t('Create Post')}
            </Button>
          </div>
        }
      />
      <AdminPostTable query={query} url={url} request={request} onEdit={setEdited} />
      <Suspense fallback={null}>
        {edited && user && (
          <PostEditDialog
            user={user}
            {...(edited !== 'new' && { post: edited })}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
