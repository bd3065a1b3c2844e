import { LIVE_FORMS } from '../../domain/liveClass';
import { LIVE_STATUSES } from '../../domain/liveClassTime';
import { Chips } from '../../ui/Chip';
import { FilterBar } from '../../ui/FilterBar';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import { t } from '../../ui/text';
import type { LiveClassFilter } from './liveClassFilter';
import { STATUS_LABELS } from './liveClassLabels';

interface LiveClassFilterBarProps {
  filter: LiveClassFilter;
  subjects: readonly string[];
  onChange: (changes: Partial<LiveClassFilter>) => void;
}

const option = (value: string, label = value) => ({ value, label: t(label) });

/** Search and filters of the public list. Everything is in the browser already, so they answer at once. */
export function LiveClassFilterBar({ filter, subjects, onChange }: LiveClassFilterBarProps) {
  return (
    <div className="stack">
      <FilterBar
        inUse={[filter.form, filter.status, filter.date].filter(Boolean).length}
        search={
          <SearchBox
            label={t('Search live classes')}
            placeholder={t('Title, teacher or subject')}
            value={filter.search}
            onChange={(search) => onChange({ search })}
          />
        }
      >
        <FilterSelect
          label={t('Form')}
          options={[option('', 'All forms'), ...LIVE_FORMS.map((form) => option(form))]}
          value={filter.form}
          onChange={(form) => onChange({ form })}
        />
        <FilterSelect
          label={t('Status')}
          options={[
            option('', 'Any status'),
            ...LIVE_STATUSES.map((status) => option(status, STATUS_LABELS[status])),
          ]}
          value={filter.status}
          onChange={(status) => onChange({ status: status as LiveClassFilter['status'] })}
        />
        <FilterSelect
          label={t('Date')}
          options={[
            option('', 'Any day'),
            option('today', 'Today'),
            option('week', 'Next 7 days'),
            option('month', 'Next 30 days'),
          ]}
          value={filter.date}
          onChange={(date) => onChange({ date: date as LiveClassFilter['date'] })}
        />
      </FilterBar>
      <Chips
        label={t('Subject')}
        options={[option('', 'All'), ...subjects.map((subject) => option(subject))]}
        value={filter.subject}
        onChange={(subject) => onChange({ subject })}
      />
    </div>
  );
}
