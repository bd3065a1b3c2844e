import { Link, NavLink } from 'react-router-dom';
import { paths } from '../domain/paths';
import styles from './AdminSidebar.module.css';
import { ADMIN_LINKS } from './siteLinks';
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
  return (
    <div className={cx(styles.sidebar, isCollapsed && styles.collapsed)}>
      <div className={styles.head}>
        <Logo onBrand markOnly={isCollapsed} />
        {onClose && <IconButton icon="close" label={t('Close menu')} onClick={onClose} />}
      </div>
      <nav aria-label={t('Back office')}>
        <ul className={styles.list}>
          {ADMIN_LINKS.map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === paths.admin}
                className={styles.link}
                title={isCollapsed ? t(label) : undefined}
                onClick={onClose}
              >
                <Icon name={icon} />
                <span className={isCollapsed ? 'srOnly' : styles.label}>{t(label)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
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
