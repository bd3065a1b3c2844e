import { useEffect } from 'react';

/** The tab's title while the page is shown. A prerendered shell carries its own until then. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title === 'Somo' ? title : `${title} · Somo`;
  }, [title]);
  return null;
}
