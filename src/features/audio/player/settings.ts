import { localStore } from '../../../data/deviceStorage';
import { SPEEDS } from './playerState';

/** The listener's own, for everything on this device. */

const SPEED = 'somo-speed';
const VOLUME = 'somo-volume';

const USUAL_VOLUME = 70;

export const readSpeed = () => SPEEDS.find((speed) => String(speed) === localStore.read(SPEED)) ?? 1;

export function readVolume(): number {
  const kept = localStore.read(VOLUME);
  const volume = Number(kept ?? NaN);
  return Number.isInteger(volume) && volume >= 0 && volume <= 100 ? volume : USUAL_VOLUME;
}

export const keepSpeed = (speed: number) => localStore.write(SPEED, String(speed));
export const keepVolume = (volume: number) => localStore.write(VOLUME, String(volume));
