import { lazy, Suspense } from 'react';
import { NearViewport } from '../../ui/NearViewport';
import { t } from '../../ui/text';
import { StillPromos } from './PromoSlide';

const PromoCarousel = lazy(async () => ({ default: (await import('./PromoCarousel')).PromoCarousel }));

/** Still at first; the carousel's code comes when the reader comes near it. */
export function PromoSection({ isStill = false }: { isStill?: boolean }) {
  const still = <StillPromos />;
  return (
    <section className="section" aria-labelledby="promos">
      <div className="wrap">
        <h2 id="promos" className="srOnly">
          {t('What you find here')}
        </h2>
        {isStill ? (
          still
        ) : (
          <NearViewport fallback={still}>
            <Suspense fallback={still}>
              <PromoCarousel />
            </Suspense>
          </NearViewport>
        )}
      </div>
    </section>
  );
}
