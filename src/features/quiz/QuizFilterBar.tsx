import { QUIZ_MODE_LABELS, QUIZ_MODES, type QuizRow } from '../../domain/quiz';
import { FORM_LEVELS } from '../../domain/subject';
import { Chips } from '../../ui/Chip';
import { FilterBar } from '../../ui/FilterBar';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import { t } from '../../ui/text';
import { ANY_YEAR, type QuizFilter, subjectsOf, topicsOf, yearsOf } from './quizFilter';

interface QuizFilterBarProps {
  filter: QuizFilter;
  rows: readonly QuizRow[];
  onChange: (changes: Partial<QuizFilter>) => void;
}

const option = (value: string, label = value) => ({ value, label: t(label) });

/** Search and filters of the public list. Everything is in the browser already, so they answer at once. */
export function QuizFilterBar({ filter, rows, onChange }: QuizFilterBarProps) {
  return (
    <div className="stack">
      <FilterBar
        inUse={[filter.form, filter.mode, filter.topic, filter.paper].filter(Boolean).length}
        search={
          <SearchBox
            label={t('Search quizzes')}
            placeholder={t('Title, subject or topic')}
            value={filter.search}
            onChange={(search) => onChange({ search })}
          />
        }
      >
        <FilterSelect
          label={t('Form level')}
          options={[option('', 'All forms'), ...FORM_LEVELS.map((form) => option(form))]}
          value={filter.form}
          onChange={(form) => onChange({ form })}
        />
        <FilterSelect
          label={t('Way to take it')}
          options={[
            option('', 'All ways'),
            ...QUIZ_MODES.map((mode) => option(mode, QUIZ_MODE_LABELS[mode])),
          ]}
          value={filter.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <FilterSelect
          label={t('Topic')}
          options={[
            option('', 'All topics'),
            ...topicsOf(rows, filter.subject).map((topic) => option(topic)),
          ]}
          value={filter.topic}
          onChange={(topic) => onChange({ topic })}
        />
        <FilterSelect
          label={t('Past paper')}
          options={[
            option('', 'All quizzes'),
            option(ANY_YEAR, 'Past papers'),
            ...yearsOf(rows).map((year) => option(String(year))),
          ]}
          value={filter.paper}
          onChange={(paper) => onChange({ paper })}
        />
        <FilterSelect
          label={t('Sort by')}
          options={[
            option('newest', 'Newest first'),
            option('shortest', 'Shortest first'),
            option('title', 'Title A to Z'),
          ]}
          value={filter.sort}
          onChange={(sort) => onChange({ sort: sort as QuizFilter['sort'] })}
        />
      </FilterBar>
      <Chips
        label={t('Subject')}
        options={[option('', 'All'), ...subjectsOf(rows).map((subject) => option(subject))]}
        value={filter.subject}
        onChange={(subject) => onChange({ subject, topic: '' })}
      />
    </div>
  );
}
