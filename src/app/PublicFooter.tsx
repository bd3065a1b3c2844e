import { Link } from 'react-router-dom';
import { SubscribeForm } from '../features/contact/SubscribeForm';
import { Thread } from '../ui/Pindo';
import { Logo } from '../ui/Logo';
import { t } from '../ui/text';
import styles from './PublicFooter.module.css';
import { FOOTER_GROUPS } from './siteLinks';

const START_YEAR = 2025;

function copyrightYears(now: number): string {
  return now > START_YEAR ? `${START_YEAR}–${now}` : String(START_YEAR);
}

export function PublicFooter() {
  return (
    <footer className={`brand ${styles.footer}`}>
      <Thread />
      <div className={`wrap ${styles.in}`}>
        <div className={styles.about}>
          <Logo onBrand />
          <p className={`jina ${styles.saying}`} lang="sw">
            Elimu haina mwisho
          </p>
          <p className="small muted">{t('Learning has no end. Made in Tanzania for Form I to Form IV.')}</p>
        </div>
        {FOOTER_GROUPS.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className={styles.head}>{t(title)}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section className={styles.subscribe} aria-labelledby="footer-subscribe">
          <h2 id="footer-subscribe" className={styles.head}>
            {t('News from Somo')}
          </h2>
          <SubscribeForm />
        </section>
        <p className={`small muted ${styles.end}`}>© {copyrightYears(new Date().getFullYear())} Somo</p>
      </div>
    </footer>
  );
}
