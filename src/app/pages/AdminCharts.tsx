import { AdminIncomeTrends, AdminOwnIncome } from '../../features/payment/AdminIncome';
import { AdminOwnTrends, AdminTrends } from '../../features/stats/AdminTrends';

/** Drawn after the figures: of all, or of what one teacher has made. */
export const AdminCharts = ({ teacher }: { teacher?: string | undefined }) =>
  teacher ? (
    <>
      <AdminOwnTrends uid={teacher} />
      <AdminOwnIncome uid={teacher} />
    </>
  ) : (
    <>
      <AdminTrends />
      <AdminIncomeTrends />
    </>
  );
