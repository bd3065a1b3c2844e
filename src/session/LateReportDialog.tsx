import { type ComponentProps, lazy, Suspense } from 'react';
import type { ReportDialog as Dialog } from './ReportDialog';

const ReportDialog = lazy(() =>
  import('./ReportDialog').then((module) => ({ default: module.ReportDialog })),
);

/** The dialog with its code, which few readers ever need. */
export const LateReportDialog = (props: ComponentProps<typeof Dialog>) => (
  <Suspense fallback={null}>
    <ReportDialog {...props} />
  </Suspense>
);
