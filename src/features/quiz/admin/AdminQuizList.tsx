import { useState } from 'react';
import { paths } from '../../../domain/paths';
import { can } from '../../../domain/permissions';
import { type Quiz, QUIZ_STATUSES } from '../../../domain/quiz';
import { SUBJECTS } from '../../../domain/subject';
import { useSession } from '../../../session/useSession';
import { Badge } from '../../../ui/Badge';
import { DeleteDialog } from '../../../ui/DeleteDialog';
import { FilterBar } from '../../../ui/FilterBar';
import type { MenuItem } from '../../../ui/Menu';
import { SearchBox } from '../../../ui/SearchBox';
import { byText, type Columns } from '../../../ui/table/column';
import { type CsvColumn, ExportButton } from '../../../ui/table/ExportButton';
import { PagedTable } from '../../../ui/table/PagedTable';
import { TableFilter } from '../../../ui/table/TableFilter';
import { useTableUrl } from '../../../ui/table/useTableUrl';
import { t } from '../../../ui/text';
import { useDeleteQuizMutation, useLazyExportQuizzesQuery, useListQuizzesQuery } from './adminQuizApi';
import type { QuizListRequest } from './adminQuizDocs';
import { STATUS_LABELS, STATUS_TONES } from './quizAdminLabels';
import { useQuizSteps } from './useQuizSteps';

const URL_OPTIONS = {
  filters: { status: QUIZ_STATUSES, subject: SUBJECTS },
  // Indexed in firestore.indexes.json together with every filter.
  sorts: ['title'],
} as const;

const COLUMNS: Columns<Quiz> = [
  { head: 'Title', cell: ({ title }) => title, sort: byText('title') },
  { head: 'Subject', cell: ({ subject }) => (subject ? t(subject) : '–'), phone: 'below' },
  { head: 'Form', cell: ({ form_level }) => (form_level ? t(form_level) : '–'), low: true },
  {
    head: 'Questions',
    cell: ({ question_count }) => <span className="nums">{question_count}</span>,
    align: 'end',
    low: true,
  },
  {
    head: 'Points',
    cell: ({ max_points }) => <span className="nums">{max_points}</span>,
    align: 'end',
    low: true,
  },
  {
    head: 'Status',
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(STATUS_LABELS[status])}</Badge>,
    phone: 'beside',
  },
];

const CSV_COLUMNS: readonly CsvColumn<Quiz>[] = [
  { head: 'Id', value: ({ id }) => id },
  { head: 'Title', value: ({ title }) => title },
  { head: 'Subject', value: ({ subject }) => subject },
  { head: 'Form', value: ({ form_level }) => form_level },
  { head: 'Topic', value: ({ topic }) => topic },
  { head: 'Past paper year', value: ({ year }) => year },
  { head: 'Status', value: ({ status }) => t(STATUS_LABELS[status]) },
  { head: 'Questions', value: ({ question_count }) => question_count },
  { head: 'Points', value: ({ max_points }) => max_points },
  { head: 'Author', value: ({ author_name }) => author_name },
];

/** A teacher's own quizzes, or everybody's for an administrator. */
export function AdminQuizList() {
  const { user } = useSession();
  const url = useTableUrl(URL_OPTIONS);
  const [doomed, setDoomed] = useState<Quiz | null>(null);
  const [readExport] = useLazyExportQuizzesQuery();
  const menuOf = useQuizMenu(setDoomed);
  const request: QuizListRequest = {
    createdBy: user && !can(user, 'material.listAll') ? user.uid : null,
    status: url.filter.status,
    subject: url.filter.subject,
    search: url.search.trim() || undefined,
    sort: url.sort,
    ...url.cursor,
  };
  const isFiltered = Boolean(request.search ?? request.status ?? request.subject);
  return (
    <>
      <FilterBar
        search={
          <SearchBox
            label={t('Search quizzes')}
            placeholder={t('Search by title, subject or topic...')}
            value={url.search}
            onChange={url.setSearch}
          />
        }
      >
        <TableFilter
          url={url}
          name="subject"
          label={t('Subject')}
          all={t('All Subjects')}
          options={SUBJECTS.map((value) => ({ value, label: t(value) }))}
        />
        <TableFilter
          url={url}
          name="status"
          label={t('Status')}
          all={t('All Statuses')}
          options={QUIZ_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        />
      </FilterBar>
      <PagedTable
        name="quizzes"
        query={useListQuizzesQuery(request)}
        url={url}
        errorTitle={(message) => t('Failed to fetch quizzes: {message}', { message })}
        caption={t('Quizzes')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        rowTo={({ id }) => paths.adminEditQuiz(id)}
        rowMenu={menuOf}
        skeletonRows={5}
        empty={isFiltered ? t('No quizzes match your search.') : t('No quizzes yet. Make your first one!')}
        tools={
          <ExportButton
            small
            fileName="quizzes"
            columns={CSV_COLUMNS}
            request={request}
            readPage={(page) => readExport(page).unwrap()}
          />
        }
      />
      {doomed && <QuizDelete quiz={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

function useQuizMenu(onDelete: (quiz: Quiz) => void) {
  const stepsOf = useQuizSteps();
  return (quiz: Quiz): readonly MenuItem[] => [
    { label: t('Edit'), icon: 'edit', to: paths.adminEditQuiz(quiz.id) },
    { label: t('Preview'), icon: 'eye', to: paths.adminPreviewQuiz(quiz.id) },
    { label: t('Results'), icon: 'chart', to: paths.adminQuizResults(quiz.id) },
    { label: t('Duplicate'), icon: 'file', to: paths.adminCopyQuiz(quiz.id) },
    ...stepsOf(quiz),
    { label: t('Delete'), icon: 'trash', onSelect: () => onDelete(quiz) },
  ];
}

function QuizDelete({ quiz, onClose }: { quiz: Quiz; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteQuizMutation();
  return (
    <DeleteDialog
      title={t('Delete "{title}"?', { title: quiz.title })}
      names={[]}
      isBusy={isLoading}
      remove={() => remove(quiz.id)}
      onClose={onClose}
    >
      {t('All attempts of learners and their results go with it. Its questions stay in the question bank.')}
    </DeleteDialog>
  );
}
