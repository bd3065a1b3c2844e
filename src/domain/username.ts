import { cleanText, foldText } from './text';

export const USERNAME_MAX = 30;

/** The form that a name takes in `usernames/{name}`, so that Neema and neema are one; also what may be typed. */
export const foldUsername = (username: string) => foldText(cleanText(username));

/** Firestore keeps names like __x__ for itself. */
export const isUsername = (username: string) => /^(?!__.*__$)[a-z0-9._]{3,30}$/.test(foldUsername(username));
