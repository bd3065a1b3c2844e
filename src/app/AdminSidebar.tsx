import { Link, NavLink } from 'react-router-dom';
import { paths } from '../domain/paths';
import { useSession } from '../session/useSession';
import styles from './AdminSidebar.module.css';
import { ADMIN_LINKS, ADMIN_MORE_LINKS, type AdminLink, linksFor } from './siteLinks';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Logo } from '../ui/Logo';
import { t } from '../ui/text';

interface AdminSidebarProps {
  /** Icons alone; each keeps its name for readers and as a tip. */
  isCollapsed: boolean;
  onToggle?: () => void;
  /** In a drawer: following a link closes it. */
  onClose?: () => void;
}

export function AdminSidebar({ isCollapsed, onToggle, onClose }: AdminSidebarProps) {
  const { user } = useSession();
  return (
    <div className={cx(styles.sidebar, isCollapsed && styles.collapsed)}>
      <div className={styles.head}>
        <Logo onBrand markOnly={isCollapsed} />
        {onClose && <IconButton icon="close" label={t('Close menu')} onClick={onClose} />}
      </div>
      <nav className={styles.groups} aria-label={t('Back office')}>
        <LinkList links={linksFor(user, ADMIN_LINKS)} isCollapsed={isCollapsed} onFollow={onClose} />
        <LinkList links={linksFor(user, ADMIN_MORE_LINKS)} isCollapsed={isCollapsed} onFollow={onClose} />
      </nav>
      <div className={styles.end}>
        <Link to={paths.home} className={styles.link} title={isCollapsed ? t('Exit Admin') : undefined}>
          <Icon name="exit" />
          <span className={isCollapsed ? 'srOnly' : styles.label}>{t('Exit Admin')}</span>
        </Link>
        {onToggle && (
          <button type="button" className={styles.link} aria-expanded={!isCollapsed} onClick={onToggle}>
            <Icon name={isCollapsed ? 'next' : 'back'} />
            <span className={isCollapsed ? 'srOnly' : styles.label}>
              {isCollapsed ? t('Widen the menu') : t('Narrow the menu')}
            </span>
          </button>
        )}
      </div>
    </div>
  );
}

interface LinkListProps {
  links: readonly AdminLink[];
  isCollapsed: boolean;
  onFollow: (() => void) | undefined;
}

function LinkList({ links, isCollapsed, onFollow }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.list}>
      {links.map(({ to, label, icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === paths.admin}
            className={styles.link}
            title={isCollapsed ? t(label) : undefined}
            onClick={onFollow}
          >
            <Icon name={icon} />
            <span className={isCollapsed ? 'srOnly' : styles.label}>{t(label)}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
