import { FilterSelect } from '../FilterSelect';
import type { Option } from '../TextField';
import type { TableUrl } from './useTableUrl';

const ALL = 'all';

interface TableFilterProps<Name extends string> {
  url: Pick<TableUrl<Record<Name, readonly string[] | null>>, 'filter' | 'setFilter'>;
  name: Name;
  label: string;
  /** The choice that filters nothing, as `All Subjects`. */
  all: string;
  options: readonly Option[];
}

/** One filter of a table, as the URL has it. */
export function TableFilter<Name extends string>({ url, name, label, all, options }: TableFilterProps<Name>) {
  return (
    <FilterSelect
      label={label}
      options={[{ value: ALL, label: all }, ...options]}
      value={url.filter[name] ?? ALL}
      onChange={(value) => url.setFilter(name, value === ALL ? undefined : value)}
    />
  );
}
