import { type Audio, chaptersOf, formatTime, hasSound, lengthOf } from '../../../domain/audio';
import { useSessionKnown } from '../../../session/useSessionKnown';
import { Button } from '../../../ui/Button';
import { PageTitle } from '../../../ui/PageTitle';
import { Price } from '../../../ui/Price';
import { t } from '../../../ui/text';
import { listenPath } from '../audioLinks';
import { AudioOffer } from '../AudioOffer';
import { useAudioAccess } from '../useAudioAccess';
import { BackButton } from '../AudioQuery';
import styles from './Player.module.css';
import { PlayerHead, PlayerPanel } from './PlayerPanel';
import { PlayerSkeleton } from './PlayerSkeleton';
import { useListening } from './useListening';
import { usePlayer } from './usePlayer';

/** A page on which one audio is heard, if it opens for who is here. */
export function Listening({ audio }: { audio: Audio }) {
  const access = useAudioAccess(audio);
  return (
    <div className="wrap page stack loose">
      <PageTitle title={audio.title} description={audio.description} image={audio.cover_image_url} />
      <BackButton />
      {access.status === 'open' || !hasSound(audio) ? (
        <OpenAudio key={audio.id} audio={audio} />
      ) : (
        <div className={styles.panel}>
          <div className={styles.main}>
            <PlayerHead audio={audio} />
            <p className="row">
              <Price amount={audio.price} currency="USD" />
              <span className="meta nums">{formatTime(lengthOf(audio))}</span>
            </p>
            <AudioOffer audio={audio} access={access} returnTo={listenPath(audio)} />
          </div>
        </div>
      )}
      {audio.description && <About audio={audio} />}
    </div>
  );
}

const About = ({ audio }: { audio: Audio }) => (
  <section className="stack tight" aria-labelledby="about">
    <h2 id="about">{t('About this audio')}</h2>
    <p className={`lead ${styles.about}`}>{audio.description}</p>
  </section>
);

function OpenAudio({ audio }: { audio: Audio }) {
  const isOpen = useListening(audio);
  const isKnown = useSessionKnown();
  if (isOpen) return <PlayerPanel audio={audio} />;
  return isKnown ? <Closed audio={audio} /> : <PlayerSkeleton />;
}

/** Another audio is playing: it goes on until this one is asked for. */
function Closed({ audio }: { audio: Audio }) {
  const player = usePlayer();
  const chapters = chaptersOf(audio, lengthOf(audio)).length;
  return (
    <div className={styles.panel}>
      <div className={styles.main}>
        <PlayerHead audio={audio} />
        <Button icon="play" wide onClick={() => void player.open(audio, { play: true })}>
          {t('Play this')}
        </Button>
        <p className="muted small">
          {t('{n, plural, one {# chapter} other {# chapters}}. What is playing now stops.', { n: chapters })}
        </p>
      </div>
    </div>
  );
}
