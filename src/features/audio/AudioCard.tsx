import { type AudioRow, formatTime, lengthOf, voiceOf } from '../../domain/audio';
import { Badge } from '../../ui/Badge';
import { Cover } from '../../ui/Cover';
import { MediaCard } from '../../ui/MediaCard';
import { Price } from '../../ui/Price';
import { ProgressBar } from '../../ui/ProgressBar';
import { t } from '../../ui/text';
import styles from './AudioCard.module.css';
import { audioPath, listenPath } from './audioLinks';

interface AudioCardProps {
  audio: AudioRow;
  /** In the first screen: its cover is fetched at once. */
  eager?: boolean;
  /** The heading level that fits the page. */
  level?: 2 | 3;
}

export function AudioCard({ audio, eager = false, level = 3 }: AudioCardProps) {
  const { title, type, subject, price } = audio;
  return (
    <MediaCard
      to={audioPath(audio)}
      title={title}
      by={voiceOf(audio)}
      about={`${t(subject)} · ${t(type)}`}
      cover={<CardCover audio={audio} eager={eager} />}
      level={level}
    >
      <Price amount={price} currency="USD" />
      <span className="meta nums">{formatTime(lengthOf(audio))}</span>
    </MediaCard>
  );
}

function CardCover({ audio, eager }: { audio: AudioRow; eager: boolean }) {
  return (
    <>
      <Cover subject={audio.subject} form={t(audio.type)} src={audio.cover_image_url} eager={eager} />
      {audio.is_popular && (
        <span className={styles.corner}>
          <Badge tone="warn">{t('Popular')}</Badge>
        </span>
      )}
    </>
  );
}

/** An audio that was begun: straight to where it stopped. */
export function ContinueCard({ audio, place }: { audio: AudioRow; place: number }) {
  const length = lengthOf(audio);
  const left = t('{time} left', { time: formatTime(length - place) });
  return (
    <MediaCard
      to={listenPath(audio)}
      title={audio.title}
      by={voiceOf(audio)}
      about={left}
      cover={<CardCover audio={{ ...audio, is_popular: false }} eager={false} />}
    >
      <span className="grow">
        <ProgressBar value={place / length} label={t('Heard of {title}', { title: audio.title })} />
      </span>
    </MediaCard>
  );
}
