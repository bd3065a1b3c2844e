import { type ComponentType, Fragment, lazy, type ReactNode } from 'react';
import { CardGrid } from '../../ui/CardPages';
import { t } from '../../ui/text';
import { LateSection } from './LateSection';

export interface LatestProps {
  /** How many show: a row on a desk. */
  count: number;
  placeholders: ReactNode;
}

interface SectionOptions {
  id: string;
  title: string;
  /** Where all of it is. */
  to: string;
  count: number;
  /** A class with other numbers of columns. */
  grid?: string | undefined;
  /** Of the size of a card. */
  placeholder: ReactNode;
  load: () => Promise<ComponentType<LatestProps>>;
}

export type HomeSectionSpec = Omit<SectionOptions, 'load'> & { Latest: ComponentType<LatestProps> };

/** A section whose code and rows come when its reader comes near. */
export const homeSection = ({ load, ...spec }: SectionOptions): HomeSectionSpec => ({
  ...spec,
  Latest: lazy(async () => ({ default: await load() })),
});

/** `isStill`: as it stands until the page's code is here. */
export function HomeSection({ section, isStill = false }: { section: HomeSectionSpec; isStill?: boolean }) {
  const { id, title, to, count, grid, placeholder, Latest } = section;
  const placeholders = (
    <CardGrid grid={grid}>
      {Array.from({ length: count }, (_, card) => (
        <Fragment key={card}>{placeholder}</Fragment>
      ))}
    </CardGrid>
  );
  return (
    <LateSection id={id} title={t(title)} to={to} placeholders={placeholders}>
      {!isStill && <Latest count={count} placeholders={placeholders} />}
    </LateSection>
  );
}
