import type { ModerateInput } from '../domain/moderationInput';
import { callFunction } from './firebase';

/** What administrators decide about something written, wherever it stands. */
export const moderate = (input: ModerateInput) => callFunction<ModerateInput, null>('moderate', input);
