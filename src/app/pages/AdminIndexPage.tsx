import { lazy, Suspense } from 'react';
import { can } from '../../domain/permissions';
import { AdminRecentActivity } from '../../features/audit/AdminRecentActivity';
import { AdminIncome } from '../../features/payment/AdminIncome';
import { AdminFigures, AdminOwnFigures } from '../../features/stats/AdminFigures';
import { AdminSystemStatus } from '../../features/stats/AdminSystemStatus';
import { useSession } from '../../session/useSession';
import { PageHead } from '../../ui/PageHead';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import styles from './AdminIndexPage.module.css';

const AdminCharts = lazy(() => import('./AdminCharts').then((module) => ({ default: module.AdminCharts })));

/** `/admin`: what Somo has, what was done last and whether all works; for a teacher, what is theirs. */
export function Component() {
  const { user } = useSession();
  return (
    <>
      <PageHead title={t('Dashboard')} />
      {can(user, 'audit.list') ? <Whole /> : user && <Own uid={user.uid} />}
    </>
  );
}

const Whole = () => (
  <div className="stack loose">
    <AdminFigures />
    <AdminIncome />
    <div className={styles.beside}>
      <AdminRecentActivity />
      <AdminSystemStatus />
    </div>
    <Months />
  </div>
);

const Own = ({ uid }: { uid: string }) => (
  <div className="stack loose">
    <AdminOwnFigures uid={uid} />
    <Months teacher={uid} />
  </div>
);

const Months = ({ teacher }: { teacher?: string }) => (
  <section className="stack loose" aria-labelledby="trends">
    <h2 id="trends">{t('The last twelve months')}</h2>
    <div className={styles.charts}>
      <Suspense fallback={<SkeletonText lines={8} />}>
        <AdminCharts teacher={teacher} />
      </Suspense>
    </div>
  </section>
);
