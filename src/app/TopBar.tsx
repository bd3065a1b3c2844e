import { useRef, useState, type KeyboardEvent } from 'react';
import { type Location, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../domain/paths';
import { useSession } from '../session/useSession';
import { ButtonLink } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Logo } from '../ui/Logo';
import { t } from '../ui/text';
import { ThemeSwitch } from '../ui/ThemeSwitch';
import { AccountMenu } from './AccountMenu';
import { HeaderSearch } from './HeaderSearch';
import { TOP_LINKS } from './siteLinks';
import styles from './TopBar.module.css';

const AUTH_LINKS = [
  { to: '/auth', label: 'Sign In', variant: 'line' },
  { to: '/auth?mode=sign-up', label: 'Get Started', variant: 'primary' },
] as const;

/** The top navigation of spec section 2.3; on a phone its links open below the bar. */
export function TopBar() {
  const { status } = useSession();
  const { isOpen, toggle, close, button, onKeyDown } = useMobileMenu();
  return (
    <header className={styles.top} onKeyDown={onKeyDown}>
      <div className={`wrap ${styles.bar}`}>
        <Logo />
        <nav className={styles.links} aria-label={t('Main')}>
          <Links />
        </nav>
        <div className={styles.tools}>
          <HeaderSearch />
          <ThemeSwitch />
          <Account />
          <span className={styles.narrow}>
            <IconButton
              ref={button}
              icon={isOpen ? 'close' : 'menu'}
              label={isOpen ? t('Close menu') : t('Menu')}
              aria-expanded={isOpen}
              aria-controls="mobile-menu"
              onClick={toggle}
            />
          </span>
        </div>
      </div>
      <nav id="mobile-menu" className={styles.sheet} hidden={!isOpen} aria-label={t('Menu')}>
        <Links onFollow={close} />
        {status === 'signed-out' && <AuthLinks onFollow={close} wide />}
      </nav>
    </header>
  );
}

function Links({ onFollow }: { onFollow?: () => void }) {
  return TOP_LINKS.map(({ to, label }) => (
    <NavLink key={to} to={to} end={to === '/'} className={styles.link} onClick={onFollow}>
      {t(label)}
    </NavLink>
  ));
}

function Account() {
  const { status } = useSession();
  if (status === 'loading') return <span className={styles.placeholder} aria-hidden="true" />;
  if (status === 'signed-in') return <AccountMenu />;
  return (
    <span className={styles.desk}>
      <AuthLinks />
    </span>
  );
}

function AuthLinks({ onFollow, wide = false }: { onFollow?: () => void; wide?: boolean }) {
  const from = useReturnPath();
  return AUTH_LINKS.map(({ to, label, variant }) => (
    <ButtonLink key={label} to={to} state={{ from }} variant={variant} small wide={wide} onClick={onFollow}>
      {t(label)}
    </ButtonLink>
  ));
}

/** The page to come back to; on /auth itself the one that the visitor came from. */
function useReturnPath(): unknown {
  const { pathname, search, state } = useLocation() as Location<{ from?: unknown } | null>;
  return pathname === paths.auth ? state?.from : pathname + search;
}

/** Open on one page only: going elsewhere closes it. Escape closes it too and gives focus back. */
function useMobileMenu() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openOn === pathname;
  const close = () => setOpenOn(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  return { isOpen, toggle: () => setOpenOn(isOpen ? null : pathname), close, button, onKeyDown };
}
