import { type Discussion, discussionStatus, studentsOf } from '../../domain/discussion';
import type { Page } from '../../domain/page';
import { paths } from '../../domain/paths';
import type { MenuItem } from '../../ui/Menu';
import type { QueryLike } from '../../ui/QueryView';
import type { Columns } from '../../ui/table/column';
import { PagedTable, type PagedUrl } from '../../ui/table/PagedTable';
import { t } from '../../ui/text';
import { useSetDiscussionStatusMutation } from './adminDiscussionApi';
import { DiscussionStatusBadge } from './DiscussionStatusBadge';
import { useOpeningNow } from './useOpeningNow';

const columnsAt = (now: number): Columns<Discussion> => [
  { head: 'Title', cell: ({ title }) => title },
  { head: 'Subtitle', cell: ({ subtitle }) => subtitle, phone: 'below' },
  {
    head: 'Status',
    cell: (discussion) => <DiscussionStatusBadge status={discussionStatus(discussion, now)} />,
    phone: 'beside',
  },
  {
    head: 'Students',
    cell: (discussion) => <span className="nums">{studentsOf(discussion)}</span>,
    align: 'end',
  },
];

const NONE: readonly Discussion[] = [];

interface AdminDiscussionTableProps {
  query: QueryLike<Page<Discussion>>;
  url: PagedUrl;
}

export function AdminDiscussionTable({ query, url }: AdminDiscussionTableProps) {
  const now = useOpeningNow(query.currentData?.rows ?? NONE);
  const menuOf = useDiscussionMenu(now);
  return (
    <PagedTable
      name="discussions"
      query={query}
      url={url}
      errorTitle={(message) => t('Failed to fetch discussions: {message}', { message })}
      caption={t('Discussions')}
      columns={columnsAt(now)}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => title}
      rowTo={({ id }) => paths.adminDiscussion(id)}
      rowMenu={menuOf}
      empty={t('No discussions found')}
      loadingText={t('Loading discussions...')}
    />
  );
}

/** Opening and closing are undone as easily, so they ask nothing. */
function useDiscussionMenu(now: number) {
  const [setStatus, { isLoading }] = useSetDiscussionStatusMutation();
  return (discussion: Discussion): readonly MenuItem[] => {
    const { id } = discussion;
    const isLive = discussionStatus(discussion, now) === 'live';
    return [
      { label: t('Lead the room'), icon: 'chat', to: paths.adminDiscussion(id) },
      { label: t('Edit'), icon: 'edit', to: paths.adminEditDiscussion(id) },
      {
        label: isLive ? t('Close the room') : t('Open the room now'),
        icon: isLive ? 'lock' : 'check',
        disabled: isLoading,
        onSelect: () => void setStatus({ id, act: isLive ? 'close' : 'open' }),
      },
      { label: t('Delete'), icon: 'trash', to: paths.adminDeleteDiscussion(id) },
    ];
  };
}
