import { useDispatch } from 'react-redux';
import { noticeShown } from './notice';

/** Hands an address of this site to the phone's own sheet, or copies it. */
export function useShare() {
  const dispatch = useDispatch();
  return async (path: string) => {
    const url = `${window.location.origin}${path}`;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url });
      await navigator.clipboard.writeText(url);
      dispatch(noticeShown({ variant: 'success', title: 'Link copied' }));
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as Error).name === 'AbortError') return;
      dispatch(noticeShown({ variant: 'info', title: 'The link is {url}', values: { url } }));
    }
  };
}
