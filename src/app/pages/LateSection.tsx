import { type ReactNode, Suspense } from 'react';
import { NearViewport } from '../../ui/NearViewport';
import { SectionHead } from '../../ui/SectionHead';
import { Loading } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { TextLink } from '../../ui/TextLink';

interface LateSectionProps {
  id: string;
  title: string;
  /** Where all of it is. */
  to: string;
  /** Of the size of what comes. */
  placeholders: ReactNode;
  /** Its code and rows come when the reader comes near; left out: the placeholders alone. */
  children?: ReactNode;
}

/** A section of the home page that is far down (spec section 2.4). */
export const LateSection = ({ id, title, to, placeholders, children }: LateSectionProps) => (
  <section className="section" aria-labelledby={id}>
    <div className="wrap">
      <SectionHead title={title} id={id}>
        <TextLink to={to}>{t('View All')}</TextLink>
      </SectionHead>
      {children ? (
        <NearViewport fallback={placeholders}>
          <Suspense fallback={placeholders}>{children}</Suspense>
        </NearViewport>
      ) : (
        <Loading>{placeholders}</Loading>
      )}
    </div>
  </section>
);
