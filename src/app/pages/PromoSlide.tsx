import { cx } from '../../ui/cx';
import { t } from '../../ui/text';
import { TextLink } from '../../ui/TextLink';
import { isBuilt } from '../siteLinks';
import { PROMOS, type Promo } from './promos';
import styles from './PromoSlide.module.css';

export function PromoSlide({ promo }: { promo: Promo }) {
  return (
    <article className={cx(styles.promo, styles[promo.dye])}>
      <div className={styles.words}>
        <p className="jina">{t(promo.kicker)}</p>
        <h3 className={`display ${styles.title}`}>{t(promo.title)}</h3>
        <p className={styles.text}>{t(promo.text)}</p>
        {isBuilt(promo.to) && (
          <TextLink to={promo.to} after="next" className={styles.link}>
            {t(promo.action)}
          </TextLink>
        )}
      </div>
      <b className={styles.big} aria-hidden="true">
        {promo.big}
      </b>
    </article>
  );
}

/** The carousel before it moves: its first slide, in the height that the tallest will take. */
export function StillPromos() {
  return (
    <div className={styles.still}>
      <div className={styles.pile}>
        {PROMOS.map((promo, index) => (
          <div
            key={promo.kicker}
            className={styles.layer}
            style={{ visibility: index === 0 ? 'visible' : 'hidden' }}
          >
            <PromoSlide promo={promo} />
          </div>
        ))}
      </div>
    </div>
  );
}
