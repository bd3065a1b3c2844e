import { QUIZ_MODE_LABELS, QUIZ_MODES, type QuizRow } from '../../domain/quiz';
import { FORM_LEVELS } from '../../domain/subject';
import { filterOption } from '../../ui/filterOption';
import { FilterSelect } from '../../ui/FilterSelect';
import { SubjectFilterBar } from '../../ui/SubjectFilterBar';
import { t } from '../../ui/text';
import { ANY_YEAR, type QuizFilter, subjectsOf, topicsOf, yearsOf } from './quizFilter';

interface QuizFilterBarProps {
  filter: QuizFilter;
  rows: readonly QuizRow[];
  onChange: (changes: Partial<QuizFilter>) => void;
}

/** Search and filters of the public list. */
export function QuizFilterBar({ filter, rows, onChange }: QuizFilterBarProps) {
  return (
    <SubjectFilterBar
      searchLabel={t('Search quizzes')}
      placeholder={t('Title, subject or topic')}
      filter={filter}
      subjects={subjectsOf(rows)}
      inUse={[filter.form, filter.mode, filter.topic, filter.paper]}
      // A topic belongs to its subject.
      onChange={(changes) => onChange('subject' in changes ? { ...changes, topic: '' } : changes)}
    >
      <FilterSelect
        label={t('Form level')}
        options={[filterOption('', 'All forms'), ...FORM_LEVELS.map((form) => filterOption(form))]}
        value={filter.form}
        onChange={(form) => onChange({ form })}
      />
      <FilterSelect
        label={t('Way to take it')}
        options={[
          filterOption('', 'All ways'),
          ...QUIZ_MODES.map((mode) => filterOption(mode, QUIZ_MODE_LABELS[mode])),
        ]}
        value={filter.mode}
        onChange={(mode) => onChange({ mode })}
      />
      <FilterSelect
        label={t('Topic')}
        options={[
          filterOption('', 'All topics'),
          ...topicsOf(rows, filter.subject).map((topic) => filterOption(topic)),
        ]}
        value={filter.topic}
        onChange={(topic) => onChange({ topic })}
      />
      <FilterSelect
        label={t('Past paper')}
        options={[
          filterOption('', 'All quizzes'),
          filterOption(ANY_YEAR, 'Past papers'),
          ...yearsOf(rows).map((year) => filterOption(String(year))),
        ]}
        value={filter.paper}
        onChange={(paper) => onChange({ paper })}
      />
      <FilterSelect
        label={t('Sort by')}
        options={[
          filterOption('newest', 'Newest first'),
          filterOption('shortest', 'Shortest first'),
          filterOption('title', 'Title A to Z'),
        ]}
        value={filter.sort}
        onChange={(sort) => onChange({ sort: sort as QuizFilter['sort'] })}
      />
    </SubjectFilterBar>
  );
}
