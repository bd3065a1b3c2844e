import { RESOURCE_KIND_LABELS, RESOURCE_KINDS, type ResourceRow } from '../../domain/resource';
import { FORM_LEVELS } from '../../domain/subject';
import { filterOption } from '../../ui/filterOption';
import { FilterSelect } from '../../ui/FilterSelect';
import { FilterSpace } from '../../ui/FilterSpace';
import { FoundCards } from '../../ui/FoundCards';
import { NothingYet } from '../../ui/NothingYet';
import { QueryView } from '../../ui/QueryView';
import { SubjectFilterBar } from '../../ui/SubjectFilterBar';
import { t } from '../../ui/text';
import { useUrlFilter } from '../../ui/useUrlFilter';
import { useListCatalogResourcesQuery } from './resourceApi';
import { ResourceCard } from './ResourceCard';
import {
  filterResources,
  isFiltered,
  NO_FILTER,
  readFilter,
  type ResourceFilter,
  subjectsOf,
  writeFilter,
} from './resourceFilter';
import { ResourceGridSkeleton, ResourceListHead } from './ResourceListSkeleton';

/** `/resources`: searched and filtered in the browser. */
export function Component() {
  const query = useListCatalogResourcesQuery();
  const rows = query.currentData;
  const [filter, change] = useUrlFilter(readFilter, writeFilter);
  return (
    <div className="wrap page">
      <ResourceListHead
        lead={rows && t('{n, plural, one {# resource} other {# resources}}', { n: rows.length })}
      />
      <FilterSpace>
        <Filters filter={filter} rows={rows ?? []} onChange={change} />
      </FilterSpace>
      <QueryView
        query={query}
        skeleton={<ResourceGridSkeleton />}
        errorTitle={(message) => t('Failed to load study resources: {message}', { message })}
      >
        {(all) =>
          all.length === 0 ? (
            <NothingYet title={t('No study resources yet')} onRetry={() => void query.refetch()} />
          ) : (
            <Found rows={filterResources(all, filter)} filter={filter} onChange={change} />
          )
        }
      </QueryView>
    </div>
  );
}

interface PartProps {
  filter: ResourceFilter;
  rows: readonly ResourceRow[];
  onChange: (changes: Partial<ResourceFilter>) => void;
}

const Filters = ({ filter, rows, onChange }: PartProps) => (
  <SubjectFilterBar
    searchLabel={t('Search study resources')}
    placeholder={t('Title, subject or topic')}
    filter={filter}
    subjects={subjectsOf(rows)}
    inUse={[filter.form, filter.kind]}
    onChange={onChange}
  >
    <FilterSelect
      label={t('Form level')}
      options={[filterOption('', 'All forms'), ...FORM_LEVELS.map((form) => filterOption(form))]}
      value={filter.form}
      onChange={(form) => onChange({ form })}
    />
    <FilterSelect
      label={t('Kind')}
      options={[
        filterOption('', 'All kinds'),
        ...RESOURCE_KINDS.map((kind) => filterOption(kind, RESOURCE_KIND_LABELS[kind])),
      ]}
      value={filter.kind}
      onChange={(kind) => onChange({ kind })}
    />
  </SubjectFilterBar>
);

const Found = ({ rows, filter, onChange }: PartProps) => (
  <FoundCards
    rows={rows}
    pages={filter.pages}
    onPages={(pages) => onChange({ pages })}
    isFiltered={isFiltered(filter)}
    onReset={() => onChange(NO_FILTER)}
    empty={{
      title: t('No study resources match your search'),
      advice: t('Try another word, or look in all subjects and forms.'),
    }}
    card={(row) => <ResourceCard key={row.id} resource={row} level={2} />}
  />
);
