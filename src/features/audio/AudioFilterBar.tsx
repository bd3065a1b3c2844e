import { AUDIO_TYPES } from '../../domain/audio';
import { Chips } from '../../ui/Chip';
import { FilterBar } from '../../ui/FilterBar';
import { filterOption } from '../../ui/filterOption';
import { FilterSelect } from '../../ui/FilterSelect';
import { SearchBox } from '../../ui/SearchBox';
import { t } from '../../ui/text';
import type { AudioFilter } from './audioFilter';

interface AudioFilterBarProps {
  filter: AudioFilter;
  subjects: readonly string[];
  onChange: (changes: Partial<AudioFilter>) => void;
}

const TYPE_LABELS = { Mnemonic: 'Mnemonics', Audiobook: 'Audiobooks' } as const;

/** Search and filters of the public list. Everything is in the browser already, so they answer at once. */
export function AudioFilterBar({ filter, subjects, onChange }: AudioFilterBarProps) {
  return (
    <div className="stack">
      <FilterBar
        inUse={[filter.subject, filter.isFree].filter(Boolean).length}
        search={
          <SearchBox
            label={t('Search audio')}
            placeholder={t('Title, author or subject')}
            value={filter.search}
            onChange={(search) => onChange({ search })}
          />
        }
      >
        <FilterSelect
          label={t('Subject')}
          options={[filterOption('', 'All subjects'), ...subjects.map((subject) => filterOption(subject))]}
          value={filter.subject}
          onChange={(subject) => onChange({ subject })}
        />
        <FilterSelect
          label={t('Price')}
          options={[filterOption('', 'Any price'), filterOption('free', 'Free')]}
          value={filter.isFree ? 'free' : ''}
          onChange={(price) => onChange({ isFree: price === 'free' })}
        />
        <FilterSelect
          label={t('Sort by')}
          options={[
            filterOption('newest', 'Newest first'),
            filterOption('popular', 'Popular first'),
            filterOption('title', 'By title'),
          ]}
          value={filter.sort}
          onChange={(sort) => onChange({ sort: sort as AudioFilter['sort'] })}
        />
      </FilterBar>
      <Chips
        label={t('Type')}
        options={[
          filterOption('', 'All'),
          ...AUDIO_TYPES.map((type) => filterOption(type, TYPE_LABELS[type])),
        ]}
        value={filter.type}
        onChange={(type) => onChange({ type })}
      />
    </div>
  );
}
