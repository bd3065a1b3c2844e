/** Why a book does not open, in the terms of who wants to read it. */
export type BookProblemKind = 'damaged' | 'encrypted' | 'gone' | 'denied' | 'offline' | 'too-big';

export class BookProblem extends Error {
  constructor(readonly kind: BookProblemKind) {
    super(kind);
    this.name = 'BookProblem';
  }
}

/** Anything that was thrown on the way to a page: what is no known problem is a book that does not hold together. */
export const toBookProblem = (thrown: unknown): BookProblem =>
  thrown instanceof BookProblem ? thrown : new BookProblem('damaged');
