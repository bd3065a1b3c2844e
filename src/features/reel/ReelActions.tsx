import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useListOwnLikesQuery } from '../../data/likeApi';
import { useShare } from '../../data/useShare';
import { paths } from '../../domain/paths';
import type { ReelRow } from '../../domain/reel';
import { LateReportDialog } from '../../session/LateReportDialog';
import { LikeButton } from '../../session/LikeButton';
import { useVoice } from '../../session/useVoice';
import { IconButton } from '../../ui/IconButton';
import { t } from '../../ui/text';
import { useGetReelQuery } from './reelApi';

/** What a watcher does with the reel on the screen, beside it. */
export function ReelActions({ reel: { id, created_by } }: { reel: ReelRow }) {
  const [isReporting, setReporting] = useState(false);
  const share = useShare();
  const voice = useVoice();
  const { currentData: reel, fulfilledTimeStamp } = useGetReelQuery(id);
  const request =
    voice.user && reel && fulfilledTimeStamp
      ? { uid: voice.user.uid, ids: [id], readAt: fulfilledTimeStamp }
      : null;
  const { currentData: likes } = useListOwnLikesQuery(request ?? skipToken);
  return (
    <>
      <LikeButton
        thing={{ kind: 'reel', id }}
        count={reel?.like_count ?? 0}
        own={likes?.[id]}
        request={request}
        voice={voice}
        returnTo={paths.reel(id)}
      />
      <IconButton icon="link" label={t('Share')} onClick={() => void share(paths.reel(id))} />
      {voice.user && voice.user.uid !== created_by && (
        <IconButton icon="flag" label={t('Report')} onClick={() => setReporting(true)} />
      )}
      {isReporting && (
        <LateReportDialog target={{ kind: 'reel', id, parentId: '' }} onClose={() => setReporting(false)} />
      )}
    </>
  );
}
