import { paths } from '../../domain/paths';
import type { Page } from '../../domain/page';
import { type Post, titleOfText } from '../../domain/post';
import type { Visibility } from '../../domain/visibility';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import type { QueryLike } from '../../ui/QueryView';
import { byTime, type Columns } from '../../ui/table/column';
import { type CsvColumn, ExportButton } from '../../ui/table/ExportButton';
import { PagedTable, type PagedUrl } from '../../ui/table/PagedTable';
import { TextLink } from '../../ui/TextLink';
import { t } from '../../ui/text';
import type { AdminPostRequest } from './adminPostDocs';
import { useLazyExportPostsQuery } from './adminPostApi';

const STATES: Record<Visibility, { label: string; tone: 'ok' | 'warn' | 'bad' }> = {
  shown: { label: 'Shown', tone: 'ok' },
  waiting: { label: 'Waiting', tone: 'warn' },
  hidden: { label: 'Hidden', tone: 'bad' },
};

const columns = (onEdit: (post: Post) => void): Columns<Post> => [
  { head: 'Content', cell: ({ id, text }) => <TextLink to={paths.post(id)}>{titleOfText(text)}</TextLink> },
  { head: 'Author', cell: ({ author_name }) => author_name, phone: 'below' },
  {
    head: 'Media',
    cell: ({ images }) =>
      images.length > 0
        ? t('{n, plural, one {# picture} other {# pictures}}', { n: images.length })
        : t('Text only'),
    low: true,
  },
  { head: 'Likes', cell: ({ like_count }) => like_count, align: 'end' },
  { head: 'Comments', cell: ({ comment_count }) => comment_count, align: 'end' },
  {
    head: 'Status',
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{t(STATES[state].label)}</Badge>,
    phone: 'beside',
  },
  {
    head: 'Posted',
    cell: ({ created_at }) => <DateTime at={created_at} />,
    sort: byTime('created_at'),
    phone: 'below',
  },
  {
    head: 'Actions',
    cell: (post) => (
      <span className="row tight">
        <Button variant="line" small onClick={() => onEdit(post)}>
          {t('Edit')}
        </Button>
        <ButtonLink variant="quiet" small to={paths.adminDeletePost(post.id)}>
          {t('Delete')}
        </ButtonLink>
      </span>
    ),
    phone: 'below',
  },
];

const CSV: readonly CsvColumn<Post>[] = [
  { head: 'Post id', value: ({ id }) => id },
  { head: 'Posted', value: ({ created_at }) => new Date(created_at).toISOString() },
  { head: 'Author', value: ({ author_name }) => author_name },
  { head: 'User id', value: ({ author_uid }) => author_uid },
  { head: 'Content', value: ({ text }) => text },
  { head: 'Pictures', value: ({ images }) => images.length },
  { head: 'Likes', value: ({ like_count }) => like_count },
  { head: 'Comments', value: ({ comment_count }) => comment_count },
  { head: 'Status', value: ({ state }) => state },
];

interface AdminPostTableProps {
  query: QueryLike<Page<Post>>;
  url: PagedUrl & { search: string; filterCount: number };
  request: AdminPostRequest;
  onEdit: (post: Post) => void;
}

export function AdminPostTable({ query, url, request, onEdit }: AdminPostTableProps) {
  const [read] = useLazyExportPostsQuery();
  const isFiltered = url.search !== '' || url.filterCount > 0;
  return (
    <PagedTable
      name="posts"
      query={query}
      url={url}
      errorTitle={t('Failed to load posts')}
      caption={t('Posts')}
      columns={columns(onEdit)}
      rowKey={({ id }) => id}
      empty={isFiltered ? t('No posts match these filters.') : t('No posts found')}
      loadingText={t('Loading posts...')}
      tools={
        <ExportButton
          small
          fileName="posts"
          columns={CSV}
          request={request}
          readPage={(page) => read(page).unwrap()}
        />
      }
    />
  );
}
