import type { QuizRow } from '../../domain/quiz';
import { FilterSpace } from '../../ui/FilterSpace';
import { FoundCards } from '../../ui/FoundCards';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { useListCatalogQuizzesQuery } from './quizApi';
import { QuizCard } from './QuizCard';
import cardStyles from './QuizCard.module.css';
import { filterQuizzes, isFiltered, NO_FILTER, type QuizFilter, readFilter, writeFilter } from './quizFilter';
import { QuizFilterBar } from './QuizFilterBar';
import { QuizGridSkeleton, QuizListHead } from './QuizListSkeleton';
import { useWindowNow } from './useWindowNow';

/** `/quizzes`: searched and filtered in the browser. */
export function Component() {
  const query = useListCatalogQuizzesQuery();
  const rows = query.currentData;
  const [filter, change] = useUrlFilter(readFilter, writeFilter);
  return (
    <div className="wrap page">
      <QuizListHead lead={rows && countOf(rows)} />
      <FilterSpace>
        <QuizFilterBar filter={filter} rows={rows ?? []} onChange={change} />
      </FilterSpace>
      <QueryView
        query={query}
        skeleton={<QuizGridSkeleton />}
        errorTitle={(message) => t('Failed to fetch quizzes: {message}', { message })}
      >
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={t('No quizzes yet')} onRetry={() => void query.refetch()} />
          ) : (
            <Found all={all} filter={filter} onChange={change} />
          )
        }
      </QueryView>
    </div>
  );
}

const countOf = (rows: readonly QuizRow[]) =>
  t('{n, plural, one {# quiz} other {# quizzes}} · {papers} from past papers', {
    n: rows.length,
    papers: rows.filter(({ year }) => year !== null).length,
  });

interface FoundProps {
  all: readonly QuizRow[];
  filter: QuizFilter;
  onChange: (changes: Partial<QuizFilter>) => void;
}

function Found({ all, filter, onChange }: FoundProps) {
  const now = useWindowNow(all);
  return (
    <FoundCards
      rows={filterQuizzes(all, filter)}
      pages={filter.pages}
      onPages={(pages) => onChange({ pages })}
      isFiltered={isFiltered(filter)}
      onReset={() => onChange({ ...NO_FILTER, sort: filter.sort })}
      empty={{
        title: t('No quizzes match your search'),
        advice: t('Try another word, or look in all subjects and forms.'),
      }}
      grid={cardStyles.grid}
      card={(row) => <QuizCard key={row.id} quiz={row} now={now} />}
    />
  );
}
