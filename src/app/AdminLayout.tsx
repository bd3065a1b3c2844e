import Drawer from '@mui/material/Drawer';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AccountMenu } from './AccountMenu';
import styles from './AdminLayout.module.css';
import { AdminSidebar } from './AdminSidebar';
import { PageBoundary } from './PageBoundary';
import { useCollapsed } from './sidebarChoice';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/IconButton';
import { OfflineBar } from '../ui/OfflineBar';
import { SkipLink } from '../ui/SkipLink';
import { t } from '../ui/text';
import { theme } from '../ui/theme';
import { ThemeSwitch } from '../ui/ThemeSwitch';

/** The frame of the back office: a sidebar of 250 or 70 px at a desk, a drawer on a phone (spec section 2.7). */
export function AdminLayout() {
  const [isCollapsed, setCollapsed] = useCollapsed();
  const { pathname } = useLocation();
  const [drawerOn, setDrawerOn] = useState<string | null>(null);
  const closeDrawer = () => setDrawerOn(null);
  return (
    <ThemeProvider theme={theme}>
      <div className={cx(styles.office, isCollapsed && styles.collapsed)}>
        <SkipLink />
        <aside className={styles.side}>
          <AdminSidebar isCollapsed={isCollapsed} onToggle={() => setCollapsed(!isCollapsed)} />
        </aside>
        <Drawer
          open={drawerOn === pathname}
          onClose={closeDrawer}
          slotProps={{ paper: { className: cx(styles.side, styles.drawer), 'aria-label': t('Menu') } }}
        >
          <AdminSidebar isCollapsed={false} onClose={closeDrawer} />
        </Drawer>
        <div className={styles.content}>
          <header className={styles.top}>
            <span className={styles.narrow}>
              <IconButton icon="menu" label={t('Menu')} onClick={() => setDrawerOn(pathname)} />
            </span>
            <p className="muted">{t('Back office')}</p>
            <div className={styles.tools}>
              <ThemeSwitch />
              <AccountMenu />
            </div>
          </header>
          <OfflineBar />
          <main id="main" tabIndex={-1} className={styles.main}>
            <PageBoundary>
              <Outlet />
            </PageBoundary>
          </main>
        </div>
      </div>
    </ThemeProvider>
  );
}

export { AdminLayout as Component };
