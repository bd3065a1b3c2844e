import { AdminIncomeTrends } from '../../features/payment/AdminIncome';
import { AdminTrends } from '../../features/stats/AdminTrends';

/** Drawn after the figures. */
export const AdminCharts = () => (
  <>
    <AdminTrends />
    <AdminIncomeTrends />
  </>
);
