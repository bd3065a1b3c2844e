import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import type { Notice } from '../data/notice';
import { Toast } from '../ui/Toast';
import { connectNoticeStack } from './notices';

declare module 'notistack' {
  interface VariantOverrides {
    notice: { notice: Notice };
    default: false;
    success: false;
    error: false;
    warning: false;
    info: false;
  }
}

/** At most 3 toasts, 5 s each (spec section 9). */
export function NoticeStack() {
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={5000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={{ notice: Toast }}
    >
      <Connection />
    </SnackbarProvider>
  );
}

function Connection() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(
    () => connectNoticeStack((notice) => enqueueSnackbar(notice.title, { variant: 'notice', notice })),
    [enqueueSnackbar],
  );
  return null;
}
