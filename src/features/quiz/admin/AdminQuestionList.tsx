import { useState } from 'react';
import { paths } from '../../../domain/paths';
import { can } from '../../../domain/permissions';
import { type BankQuestion, QUESTION_KIND_LABELS, QUESTION_KINDS } from '../../../domain/question';
import { QUESTION_COLUMNS, questionCells } from '../../../domain/questionCsv';
import { questionTitle } from '../../../domain/questionForm';
import { FORM_LEVELS, SUBJECTS } from '../../../domain/subject';
import { useSession } from '../../../session/useSession';
import { DeleteDialog } from '../../../ui/DeleteDialog';
import { FilterBar } from '../../../ui/FilterBar';
import { MathText } from '../../../ui/MathText';
import type { MenuItem } from '../../../ui/Menu';
import { SearchBox } from '../../../ui/SearchBox';
import type { Columns } from '../../../ui/table/column';
import { ExportButton } from '../../../ui/table/ExportButton';
import { PagedTable } from '../../../ui/table/PagedTable';
import { TableFilter } from '../../../ui/table/TableFilter';
import { useTableUrl } from '../../../ui/table/useTableUrl';
import { t } from '../../../ui/text';
import {
  useDeleteQuestionMutation,
  useLazyExportQuestionsQuery,
  useListQuestionsQuery,
} from './adminQuizApi';
import type { QuestionListRequest } from './adminQuizDocs';

const URL_OPTIONS = {
  // The tab stays what it is while the list behind it is searched.
  filters: { tab: null, kind: QUESTION_KINDS, subject: SUBJECTS, form: FORM_LEVELS },
} as const;

const COLUMNS: Columns<BankQuestion> = [
  {
    head: 'Question',
    // The row's link wants a name in words, also where the question is nothing but a formula.
    cell: (question) => (
      <>
        <span className="srOnly">{t(QUESTION_KIND_LABELS[question.kind])}: </span>
        <MathText text={questionTitle(question)} />
      </>
    ),
  },
  { head: 'Kind', cell: ({ kind }) => t(QUESTION_KIND_LABELS[kind]), phone: 'below' },
  { head: 'Subject', cell: ({ subject }) => (subject ? t(subject) : '–'), phone: 'below' },
  { head: 'Topic', cell: ({ topic }) => topic || '–', low: true },
  { head: 'Form', cell: ({ form_level }) => (form_level ? t(form_level) : '–'), low: true },
  {
    head: 'Points',
    cell: ({ points }) => <span className="nums">{points}</span>,
    align: 'end',
    phone: 'beside',
  },
];

const CSV_COLUMNS = QUESTION_COLUMNS.map((head) => ({
  head,
  value: (question: BankQuestion) => questionCells(question)[head],
}));

/** A teacher's own questions, or everybody's for an administrator. */
export function AdminQuestionList() {
  const { user } = useSession();
  const url = useTableUrl(URL_OPTIONS);
  const [doomed, setDoomed] = useState<BankQuestion | null>(null);
  const [readExport] = useLazyExportQuestionsQuery();
  const request: QuestionListRequest = {
    createdBy: user && !can(user, 'material.listAll') ? user.uid : null,
    kind: url.filter.kind,
    subject: url.filter.subject,
    form: url.filter.form,
    search: url.search.trim() || undefined,
    ...url.cursor,
  };
  const isFiltered = Boolean(request.search ?? request.kind ?? request.subject ?? request.form);
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: t(value) }));
  return (
    <>
      <FilterBar
        search={
          <SearchBox
            label={t('Search questions')}
            placeholder={t('Search by words, subject or topic...')}
            value={url.search}
            onChange={url.setSearch}
          />
        }
      >
        <TableFilter
          url={url}
          name="kind"
          label={t('Kind')}
          all={t('All kinds')}
          options={QUESTION_KINDS.map((value) => ({ value, label: t(QUESTION_KIND_LABELS[value]) }))}
        />
        <TableFilter
          url={url}
          name="subject"
          label={t('Subject')}
          all={t('All Subjects')}
          options={options(SUBJECTS)}
        />
        <TableFilter
          url={url}
          name="form"
          label={t('Form')}
          all={t('All Forms')}
          options={options(FORM_LEVELS)}
        />
      </FilterBar>
      <PagedTable
        name="questions"
        query={useListQuestionsQuery(request)}
        url={url}
        errorTitle={(message) => t('Failed to fetch questions: {message}', { message })}
        caption={t('Questions')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={questionTitle}
        rowTo={({ id }) => paths.adminEditQuestion(id)}
        rowMenu={(question): readonly MenuItem[] => [
          { label: t('Edit'), icon: 'edit', to: paths.adminEditQuestion(question.id) },
          { label: t('Duplicate'), icon: 'file', to: paths.adminCopyQuestion(question.id) },
          { label: t('Delete'), icon: 'trash', onSelect: () => setDoomed(question) },
        ]}
        skeletonRows={5}
        empty={
          isFiltered ? t('No questions match your search.') : t('No questions yet. Write your first one!')
        }
        tools={
          <ExportButton
            small
            fileName="questions"
            columns={CSV_COLUMNS}
            request={request}
            readPage={(page) => readExport(page).unwrap()}
          />
        }
      />
      {doomed && <QuestionDelete question={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}

function QuestionDelete({ question, onClose }: { question: BankQuestion; onClose: () => void }) {
  const [remove, { isLoading }] = useDeleteQuestionMutation();
  return (
    <DeleteDialog
      title={t('Delete "{title}"?', { title: questionTitle(question) })}
      names={[]}
      isBusy={isLoading}
      remove={() => remove(question.id)}
      onClose={onClose}
    >
      {t('A question that a quiz asks stays until it is taken out there.')}
    </DeleteDialog>
  );
}
