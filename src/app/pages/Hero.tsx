import type { To } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { Khanga } from '../../ui/Khanga';
import { Pindo } from '../../ui/Pindo';
import { t } from '../../ui/text';
import styles from './Hero.module.css';

/** As the specification words them (2.4). */
const CLAIMS = [
  { figure: '10K+', text: 'students' },
  { figure: '200+', text: 'courses' },
  { figure: '4.9', text: 'rating from 2,500+ reviews' },
] as const;

interface HeroProps {
  startTo?: To;
  /** A free book that shows how reading here feels. */
  demo?: { to: To; size: string };
}

export function Hero({ startTo = `${paths.auth}?mode=sign-up`, demo }: HeroProps) {
  return (
    <>
      <section className={`brand ${styles.hero}`} aria-labelledby="hero-title">
        <div className={`wrap ${styles.in}`}>
          <div className="stack loose">
            <h1 id="hero-title" className={styles.title}>
              {t('Good lessons, from Mtwara to Mwanza')}
            </h1>
            <p className="lead">
              {t(
                'Ebooks, courses and live classes for Form I to IV, written by Tanzanian teachers. Light enough for a small phone and a small bundle.',
              )}
            </p>
            <div className={styles.acts}>
              <ButtonLink to={startTo} variant="accent">
                {t('Start Teaching Today')}
              </ButtonLink>
              <ButtonLink to={demo?.to ?? paths.ebooks} variant="line" icon="play">
                {t('Watch Demo')}
              </ButtonLink>
              <p className={`muted small ${styles.demo}`}>
                {demo
                  ? t('The demo opens a free book of {size}.', { size: demo.size })
                  : t('The demo opens our ebooks.')}
              </p>
            </div>
            <dl className={styles.claims}>
              {CLAIMS.map(({ figure, text }) => (
                <div key={figure}>
                  <dt>{figure}</dt>
                  <dd>{t(text)}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Khanga
            saying="Elimu ni bahari"
            label={t('A khanga cloth. Its saying: Elimu ni bahari, education is an ocean.')}
          />
        </div>
      </section>
      <Pindo />
    </>
  );
}
