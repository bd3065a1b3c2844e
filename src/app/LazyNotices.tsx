import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from './notices';

const NoticeStack = lazy(() => import('./NoticeStack').then((module) => ({ default: module.NoticeStack })));

export function LazyNotices() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstNotice(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <NoticeStack />
    </Suspense>
  ) : null;
}
