/** How saving a record with files goes: shared by the forms and by what runs behind them. */

/** What a function answers that has saved a record with versions. */
export interface SavedVersion {
  id: string;
  version: number;
}

/** Which of a record's two files goes up. */
export type UploadSlot = 'file' | 'cover';

export interface Upload {
  slot: UploadSlot;
  source: Blob;
  extension: string;
  contentType: string;
  /** Free files and all covers may stay in every cache; a paid file in none. */
  isPublic: boolean;
}

/** A text of the catalogue with its values: shown in the banner and as a toast. */
export interface Message {
  text: string;
  values?: Record<string, string>;
}

export type Outcome = { status: 'saved' } | { status: 'cancelled' } | { status: 'failed'; message: Message };

export interface SaveTools {
  /** Resolves with the path in Storage. */
  upload(upload: Upload): Promise<string>;
  /** The lasting address of a file that everybody may have. */
  addressOf(path: string): Promise<string>;
  onSaving(): void;
}
