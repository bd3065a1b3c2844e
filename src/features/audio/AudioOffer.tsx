import type { Audio } from '../../domain/audio';
import { formatUsd } from '../../domain/money';
import type { Playlist } from '../../domain/playlist';
import { AccessOffer } from '../../session/AccessOffer';
import type { Access } from '../../session/useAccess';
import { t } from '../../ui/text';

const OPENS = 'When an administrator has recorded your payment, you can listen on this page.';

interface OfferProps {
  access: Access;
  /** Where to come back to after signing in. */
  returnTo: string;
}

export function AudioOffer({ audio, ...offer }: OfferProps & { audio: Audio }) {
  const { id, title, price } = audio;
  const product = {
    kind: 'audio' as const,
    id,
    title,
    price: formatUsd(price),
    howTo: t('How to get this audio'),
    opens: t(OPENS),
  };
  return <AccessOffer {...offer} product={product} signIn={t('Sign in to listen')} />;
}

export function PlaylistOffer({ playlist, ...offer }: OfferProps & { playlist: Playlist }) {
  const { id, name, price } = playlist;
  const product = {
    kind: 'playlist' as const,
    id,
    title: name,
    price: formatUsd(price),
    howTo: t('How to get this playlist'),
    opens: t(OPENS),
  };
  return <AccessOffer {...offer} product={product} signIn={t('Sign in to listen')} />;
}
