import { FilterSelect } from '../../../ui/FilterSelect';
import { Icon } from '../../../ui/Icon';
import { RangeSlider } from '../../../ui/RangeSlider';
import { t } from '../../../ui/text';
import { SLEEP_MINUTES, SPEEDS } from './playerState';
import styles from './Player.module.css';
import type { Sleep } from './sleepTimer';
import { usePlayer, usePlayerState } from './usePlayer';

const MINUTE_MS = 60_000;

/** How it sounds, and when it stops. */
export function PlayerTools() {
  return (
    <div className={styles.tools}>
      <SpeedSelect />
      <SleepSelect />
      <VolumeSlider />
    </div>
  );
}

function SpeedSelect() {
  const player = usePlayer();
  const speed = usePlayerState((state) => state.speed);
  return (
    <FilterSelect
      label={t('Speed')}
      options={SPEEDS.map((one) => ({ value: String(one), label: t('Speed {n}×', { n: String(one) }) }))}
      value={String(speed)}
      onChange={(value) => player.setSpeed(Number(value))}
    />
  );
}

const sleepOf = (value: string): Sleep | null => {
  if (value === 'off') return null;
  return value === 'chapter' ? { kind: 'chapter' } : { kind: 'time', left: Number(value) * MINUTE_MS };
};

function SleepSelect() {
  const player = usePlayer();
  const kind = usePlayerState((state) => state.sleep?.kind);
  const left = usePlayerState((state) =>
    state.sleep?.kind === 'time' ? Math.ceil(state.sleep.left / MINUTE_MS) : null,
  );
  const options = [
    { value: 'off', label: t('Sleep: off') },
    // What is left of a running timer is none of the choices, most of the time.
    ...(left === null ? [] : [{ value: 'left', label: t('Sleep in {n} min', { n: left }) }]),
    { value: 'chapter', label: t('Sleep: end of chapter') },
    ...SLEEP_MINUTES.map((n) => ({ value: String(n), label: t('Sleep: {n} min', { n }) })),
  ];
  return (
    <FilterSelect
      label={t('Sleep timer')}
      options={options}
      value={kind === 'time' ? 'left' : (kind ?? 'off')}
      onChange={(value) => {
        if (value !== 'left') player.sleepAfter(sleepOf(value));
      }}
    />
  );
}

function VolumeSlider() {
  const player = usePlayer();
  const volume = usePlayerState((state) => state.volume);
  return (
    <div className={styles.volume}>
      <Icon name={volume === 0 ? 'volumeOff' : 'volume'} />
      <RangeSlider label={t('Volume')} max={100} value={volume} onChange={(next) => player.setVolume(next)} />
    </div>
  );
}
