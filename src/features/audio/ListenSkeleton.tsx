import { PageTitle } from '../../ui/PageTitle';
import { t } from '../../ui/text';
import { PlayerSkeleton } from './player/PlayerSkeleton';

export function ListenSkeleton() {
  return (
    <div className="wrap page stack loose" aria-busy="true">
      <PageTitle title={t('Audio Library')} />
      <PlayerSkeleton />
    </div>
  );
}
