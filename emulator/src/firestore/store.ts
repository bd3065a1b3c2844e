import { compareNames } from './order';
import { collectionOf, lastSegment } from './path';
import type { StoredDocument } from './value';

export interface Change {
  name: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
}

/** Which documents a query looks at. */
export interface Scope {
  /** `projects/P/databases/D/documents` or a document's name. */
  parent: string;
  /** Absent: every collection (only with allDescendants). */
  collectionId: string | undefined;
  allDescendants: boolean;
}

/** What reads need: the store itself, a frozen snapshot of it, or the store as a batch would leave it. */
export interface View {
  get(name: string): StoredDocument | null;
  documentsIn(scope: Scope): StoredDocument[];
}

/** All documents, in memory. Documents are never changed in place: a write replaces them. */
export class Store implements View {
  private readonly documents = new Map<string, StoredDocument>();
  /** Collection path -> names of its documents, so that a query reads its own collection only. */
  private readonly collections = new Map<string, Set<string>>();
  private readonly snapshots = new Set<Snapshot>();

  get(name: string): StoredDocument | null {
    return this.documents.get(name) ?? null;
  }

  documentsIn(scope: Scope): StoredDocument[] {
    const found: StoredDocument[] = [];
    for (const path of this.collectionPaths(scope)) {
      for (const name of this.collections.get(path) ?? []) {
        const document = this.documents.get(name);
        if (document) found.push(document);
      }
    }
    return found;
  }

  private collectionPaths(scope: Scope): Iterable<string> {
    if (!scope.allDescendants) return [`${scope.parent}/${scope.collectionId ?? ''}`];
    return [...this.collections.keys()].filter((path) => isCollectionInScope(path, scope));
  }

  /** Applies a commit at once. Open snapshots first keep what they are about to lose. */
  apply(changes: readonly Change[]): void {
    for (const { name, before, after } of changes) {
      for (const snapshot of this.snapshots) snapshot.keep(name, before);
      const path = collectionOf(name);
      if (after) {
        this.documents.set(name, after);
        const names = this.collections.get(path) ?? new Set<string>();
        this.collections.set(path, names.add(name));
      } else {
        this.documents.delete(name);
        const names = this.collections.get(path);
        names?.delete(name);
        if (names?.size === 0) this.collections.delete(path);
      }
    }
  }

  /** The ids of the collections directly below a document or the root, those of missing documents included. */
  collectionIdsBelow(parent: string): string[] {
    const depth = parent.split('/').length;
    const below = [...this.collections.keys()].filter((path) => path.startsWith(`${parent}/`));
    return [...new Set(below.map((path) => path.split('/')[depth] ?? ''))].sort();
  }

  /** Names directly in a collection that hold no document themselves but have some below. */
  missingDocumentsIn(collection: string): string[] {
    const depth = collection.split('/').length;
    const below = [...this.collections.keys()].filter((path) => path.startsWith(`${collection}/`));
    const names = new Set(
      below.map((path) =>
        path
          .split('/')
          .slice(0, depth + 1)
          .join('/'),
      ),
    );
    return [...names].filter((name) => !this.documents.has(name)).sort(compareNames);
  }

  all(): Iterable<StoredDocument> {
    return this.documents.values();
  }

  /** Every document of a database, for clearing it. */
  documentNames(database: string): string[] {
    return [...this.documents.keys()].filter((name) => name.startsWith(`${database}/documents/`));
  }

  openSnapshot(): Snapshot {
    const snapshot = new Snapshot(this, () => this.snapshots.delete(snapshot));
    this.snapshots.add(snapshot);
    return snapshot;
  }
}

/** The store as it was at one moment: it shares everything with the store and holds only what changed since. */
export class Snapshot implements View {
  private readonly kept = new Map<string, StoredDocument | null>();

  constructor(
    private readonly current: View,
    readonly close: () => void,
  ) {}

  keep(name: string, document: StoredDocument | null): void {
    if (!this.kept.has(name)) this.kept.set(name, document);
  }

  get(name: string): StoredDocument | null {
    const kept = this.kept.get(name);
    return kept === undefined ? this.current.get(name) : kept;
  }

  documentsIn(scope: Scope): StoredDocument[] {
    return overlay(this.current.documentsIn(scope), this.kept, scope);
  }
}

/** A view with some documents replaced (null: removed). */
export function overlaid(view: View, replaced: ReadonlyMap<string, StoredDocument | null>): View {
  return {
    get: (name) => {
      const document = replaced.get(name);
      return document === undefined ? view.get(name) : document;
    },
    documentsIn: (scope) => overlay(view.documentsIn(scope), replaced, scope),
  };
}

function overlay(
  documents: StoredDocument[],
  replaced: ReadonlyMap<string, StoredDocument | null>,
  scope: Scope,
): StoredDocument[] {
  const untouched = documents.filter((document) => !replaced.has(document.name));
  const inScope = [...replaced.values()].filter(
    (document) => document !== null && isCollectionInScope(collectionOf(document.name), scope),
  );
  return [...untouched, ...inScope.filter((document) => document !== null)];
}

export function isCollectionInScope(path: string, scope: Scope): boolean {
  if (!scope.allDescendants) return path === `${scope.parent}/${scope.collectionId ?? ''}`;
  if (!path.startsWith(`${scope.parent}/`)) return false;
  return scope.collectionId === undefined || lastSegment(path) === scope.collectionId;
}
