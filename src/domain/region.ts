/** One region for Firestore, Storage and functions. Firestore's can't be changed once the database exists. */
export const REGION = 'europe-west1';
