import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import styles from './PageHead.module.css';
import { PageTitle } from './PageTitle';

interface PageHeadProps {
  title: string;
  /** For search engines and shared links; left out, the lead when it is a sentence. */
  description?: string;
  /** One sentence or a count under the title. */
  lead?: ReactNode;
  back?: Crumb;
  /** The page's acts, at the right. */
  children?: ReactNode;
}

/** The top of a page: the way back, its one h1 (also the tab's title), its acts. */
export function PageHead({ title, description, lead, back, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <PageTitle title={title} description={description ?? (typeof lead === 'string' ? lead : undefined)} />
      {back && <Breadcrumbs trail={[back]} current={title} />}
      <div className={styles.line}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </header>
  );
}
