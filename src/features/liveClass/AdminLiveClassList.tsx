import { LIVE_FORMS, type LiveClass } from '../../domain/liveClass';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { EmptyState } from '../../ui/EmptyState';
import { FilterBar } from '../../ui/FilterBar';
import { SearchBox } from '../../ui/SearchBox';
import { CARD_PAGE_SIZE, PagedCards } from '../../ui/table/PagedCards';
import { TableFilter } from '../../ui/table/TableFilter';
import { useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { useListLiveClassesQuery } from './adminLiveClassApi';
import { AdminLiveClassCard } from './AdminLiveClassCard';
import { LiveClassCardSkeleton } from './LiveClassCard';
import styles from './LiveClassCard.module.css';
import { useServerNow } from './useServerNow';

const NONE: readonly LiveClass[] = [];
const URL_OPTIONS = { filters: { form: LIVE_FORMS } } as const;

/** A teacher's own live classes, or everybody's for an administrator: cards, a page at a time. */
export function AdminLiveClassList() {
  const { user } = useSession();
  const createdBy = user && !can(user, 'material.listAll') ? user.uid : null;
  const url = useTableUrl(URL_OPTIONS);
  const search = url.search.trim() || undefined;
  const query = useListLiveClassesQuery({
    createdBy,
    form: url.filter.form,
    search,
    size: CARD_PAGE_SIZE,
    ...url.cursor,
  });
  const now = useServerNow(query.currentData?.rows ?? NONE);
  return (
    <div className="stack loose">
      <FilterBar
        search={
          <SearchBox
            label={t('Search live classes')}
            placeholder={t('Title, teacher or subject')}
            value={url.search}
            onChange={url.setSearch}
          />
        }
      >
        <TableFilter
          url={url}
          name="form"
          label={t('Form')}
          all={t('All forms')}
          options={LIVE_FORMS.map((value) => ({ value, label: t(value) }))}
        />
      </FilterBar>
      <PagedCards
        query={query}
        url={url}
        errorTitle={(message) => t('Failed to fetch live classes: {message}', { message })}
        grid={styles.grid}
        skeleton={<LiveClassCardSkeleton />}
        empty={<Empty isFiltered={Boolean(search ?? url.filter.form)} />}
        card={(live) => <AdminLiveClassCard key={live.id} live={live} now={now} />}
      />
    </div>
  );
}

const Empty = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState bordered title={t('No live classes match your search.')}>
      {t('Try another word, or look at all forms and days.')}
    </EmptyState>
  ) : (
    <EmptyState bordered title={t('No live classes found. Create your first live class!')}>
      {t('What you schedule here, learners register for.')}
    </EmptyState>
  );
