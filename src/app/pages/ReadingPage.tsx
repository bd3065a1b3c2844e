import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/cx';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import styles from './ReadingPage.module.css';

export interface ReadingSection {
  /** The part of the address behind `#`. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** A list after the paragraphs. */
  points?: readonly string[];
}

interface ReadingPageProps {
  title: string;
  lead: string;
  sections: readonly ReadingSection[];
  /** When the text last changed, for texts that people must be able to rely on. */
  changed?: string;
  /** Before the sections. */
  children?: ReactNode;
  /** After the sections: where to go from here. */
  end: ReactNode;
}

/** From so many sections on, a list of them helps to find one. */
const LONG = 7;

/** A page of plain text: a reading width, a reading face, and a list of its parts if there are many. */
export function ReadingPage({ title, lead, sections, changed, children, end }: ReadingPageProps) {
  const isLong = sections.length >= LONG;
  return (
    <div className={cx('wrap page', !isLong && styles.short)}>
      <PageHead title={t(title)} lead={t(lead)} />
      <div className={styles.columns}>
        {isLong && <Parts sections={sections} />}
        <article className={styles.text}>
          {children}
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <footer className={styles.end}>
            {changed && <p className="small muted">{t('Last changed: {date}', { date: changed })}</p>}
            <div className="row wraps">{end}</div>
          </footer>
        </article>
      </div>
    </div>
  );
}

function Parts({ sections }: Pick<ReadingPageProps, 'sections'>) {
  return (
    <nav className={styles.parts} aria-label={t('On this page')}>
      <p className={styles.partsTitle}>{t('On this page')}</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} className={styles.part}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ id, title, paragraphs, points = [] }: ReadingSection) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.heading}>{t(title)}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(paragraph)}</p>
      ))}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
