import { LIVE_FORMS } from '../../domain/liveClass';
import { LIVE_STATUSES } from '../../domain/liveClassTime';
import { filterOption } from '../../ui/filterOption';
import { FilterSelect } from '../../ui/FilterSelect';
import { SubjectFilterBar } from '../../ui/SubjectFilterBar';
import { t } from '../../ui/text';
import type { LiveClassFilter } from './liveClassFilter';
import { STATUS_LABELS } from './liveClassLabels';

interface LiveClassFilterBarProps {
  filter: LiveClassFilter;
  subjects: readonly string[];
  onChange: (changes: Partial<LiveClassFilter>) => void;
}

/** Search and filters of the public list. */
export function LiveClassFilterBar({ filter, subjects, onChange }: LiveClassFilterBarProps) {
  return (
    <SubjectFilterBar
      searchLabel={t('Search live classes')}
      placeholder={t('Title, teacher or subject')}
      filter={filter}
      subjects={subjects}
      inUse={[filter.form, filter.status, filter.date]}
      onChange={onChange}
    >
      <FilterSelect
        label={t('Form')}
        options={[filterOption('', 'All forms'), ...LIVE_FORMS.map((form) => filterOption(form))]}
        value={filter.form}
        onChange={(form) => onChange({ form })}
      />
      <FilterSelect
        label={t('Status')}
        options={[
          filterOption('', 'Any status'),
          ...LIVE_STATUSES.map((status) => filterOption(status, STATUS_LABELS[status])),
        ]}
        value={filter.status}
        onChange={(status) => onChange({ status: status as LiveClassFilter['status'] })}
      />
      <FilterSelect
        label={t('Date')}
        options={[
          filterOption('', 'Any day'),
          filterOption('today', 'Today'),
          filterOption('week', 'Next 7 days'),
          filterOption('month', 'Next 30 days'),
        ]}
        value={filter.date}
        onChange={(date) => onChange({ date: date as LiveClassFilter['date'] })}
      />
    </SubjectFilterBar>
  );
}
