import { useParams } from 'react-router-dom';
import { isForSale } from '../../domain/access';
import { type Audio, formatTime, hasSound, lengthOf } from '../../domain/audio';
import { formatUsd } from '../../domain/money';
import { paths } from '../../domain/paths';
import type { Access } from '../../session/useAccess';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { Cover } from '../../ui/Cover';
import { FileSize } from '../../ui/FileSize';
import { MediaPage, MediaPrice } from '../../ui/MediaPage';
import { Note } from '../../ui/Note';
import { PageTitle } from '../../ui/PageTitle';
import { t } from '../../ui/text';
import { AudioCrumbs } from './AudioCrumbs';
import { AudioChapters } from './AudioChapters';
import { AudioFacts } from './AudioFacts';
import { AudioOffer } from './AudioOffer';
import { AudioPageSkeleton } from './AudioPageSkeleton';
import { AudioQuery } from './AudioQuery';
import { QueueButton } from './QueueButton';
import { useAudioAccess } from './useAudioAccess';

/** `/audio-library/audiobook/{id}`: what it is, its chapters, the way to listen. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <AudioQuery id={id} skeleton={<AudioPageSkeleton />}>
      {(audio) => <AudioDetail audio={audio} />}
    </AudioQuery>
  );
}

function AudioDetail({ audio }: { audio: Audio }) {
  const access = useAudioAccess(audio);
  return (
    <div className="wrap page">
      <PageTitle title={audio.title} description={audio.description} image={audio.cover_image_url} />
      <AudioCrumbs title={audio.title} />
      <MediaPage
        cover={<Cover subject={audio.subject} form={t(audio.type)} src={audio.cover_image_url} eager />}
        head={<AudioHead audio={audio} />}
        offer={<AudioActions audio={audio} access={access} />}
        description={audio.description}
        facts={<AudioFacts audio={audio} />}
      />
      <AudioChapters audio={audio} isOpen={access.status === 'open'} />
    </div>
  );
}

function AudioHead({ audio }: { audio: Audio }) {
  return (
    <>
      <p className="muted small">{`${t(audio.subject)} · ${t(audio.type)}`}</p>
      <h1>{audio.title}</h1>
      <p>
        {t('By {author}', { author: audio.author })}
        {audio.narrator && (
          <span className="muted">{` · ${t('Read by {narrator}', { narrator: audio.narrator })}`}</span>
        )}
      </p>
      {audio.is_popular && (
        <p className="row">
          <Badge tone="warn">{t('Popular')}</Badge>
        </p>
      )}
    </>
  );
}

/** Price, length, size and what can be done with it: all in the first screen. */
function AudioActions({ audio, access }: { audio: Audio; access: Access }) {
  const { id, price, audio_file_size: size } = audio;
  const isOpen = access.status === 'open' || !hasSound(audio);
  return (
    <>
      <MediaPrice price={price > 0 ? formatUsd(price) : t('Free')}>
        <span className="meta nums">{formatTime(lengthOf(audio))}</span>
        {size !== null && <FileSize bytes={size} />}
      </MediaPrice>
      {isOpen ? (
        <>
          <ButtonLink wide icon="play" to={paths.listenAudiobook(id)}>
            {t('Listen')}
          </ButtonLink>
          {hasSound(audio) && <QueueButton audio={audio} />}
        </>
      ) : (
        <AudioOffer audio={audio} access={access} returnTo={paths.audiobook(id)} />
      )}
      {!hasSound(audio) && <Note title={t('No sound yet')} />}
      {isForSale(audio) && !isOpen && <p className="meta">{t('Pay once. It opens on all your devices.')}</p>}
    </>
  );
}
