import { lengthOf } from '../../../domain/audio';
import { usePlayerState } from './usePlayer';

/** Seconds: as the file says, else as the record does. */
export const useLength = () => usePlayerState(({ length, audio }) => length ?? (audio ? lengthOf(audio) : 0));
