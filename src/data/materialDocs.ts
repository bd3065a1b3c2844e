import {
  collection,
  type CollectionReference,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import type { Page, PageRequest } from '../domain/page';
import type { Owned } from '../domain/permissions';
import { matchesWords, searchTerm } from '../domain/text';
import { fromDocument } from './converter';
import { db } from './firestore';
import type { Hiding } from './hiding';
import { firstPageWithRows, pageConstraints, toPage } from './page';
import { forgetRecord } from './publicRecord';

const OWNED_MESSAGE = 'Somebody has paid for this, so it stays. Hide it instead.';

export interface MaterialListRequest extends PageRequest {
  /** A teacher's own records only; null lists everybody's (admins). */
  createdBy: string | null;
  search?: string | undefined;
}

interface MaterialNoun<Entity extends Owned> {
  collection: string;
  /** Null for a document that cannot be shown. */
  parse(id: string, data: Record<string, unknown>): Entity | null;
  /** The texts in which a search must find its words. */
  searched(entity: Entity): string[];
  /** What a new record begins with where no form says it: no files, no counts. */
  blank: Readonly<Record<string, null | 0>>;
  /** Said when it was deleted while somebody edited it. */
  deleted: string;
}

/** The records that staff publish, as the back office lists, saves and removes them. */
export class MaterialDocs<Entity extends Owned> {
  readonly records: CollectionReference;

  constructor(private readonly noun: MaterialNoun<Entity>) {
    this.records = collection(db, noun.collection);
  }

  /** For the editor, which must not start from a cached state. */
  async readFresh(id: string): Promise<Entity | null> {
    const snapshot = await getDoc(doc(this.records, id));
    return snapshot.exists() ? this.noun.parse(snapshot.id, fromDocument(snapshot.data())) : null;
  }

  /**
   * `equal`: stored fields and what they must be, where that is given. Firestore looks up the longest word of a search;
   * the record's texts must hold the others too.
   */
  list<Request extends MaterialListRequest>(
    request: Request,
    equal: Record<string, string | boolean | undefined>,
  ) {
    return firstPageWithRows(request, (next) => this.readPage(next, equal));
  }

  private async readPage(
    request: MaterialListRequest,
    equal: Record<string, string | boolean | undefined>,
  ): Promise<Page<Entity>> {
    const { createdBy, search = '' } = request;
    const term = searchTerm(search);
    const filters = [
      ...Object.entries({ created_by: createdBy, ...equal }).flatMap(([field, value]) =>
        value === undefined || value === null ? [] : [where(field, '==', value)],
      ),
      ...(term ? [where('search_terms', 'array-contains', term)] : []),
    ];
    const { docs } = await getDocs(query(this.records, ...filters, ...pageConstraints(request)));
    return toPage(docs, request, (snapshot) => {
      const entity = this.noun.parse(snapshot.id, fromDocument(snapshot.data()));
      return entity && matchesWords(search, ...this.noun.searched(entity)) ? entity : null;
    });
  }

  /**
   * Creates under the id that the form made when it opened, so that a retry after a lost answer cannot make a second
   * record: the rules refuse the repeated create, and the stored one is found to be ours.
   */
  async create(id: string, createdBy: string | undefined, record: object): Promise<void> {
    const times = { created_at: serverTimestamp(), updated_at: serverTimestamp() };
    try {
      await setDoc(doc(this.records, id), {
        ...this.noun.blank,
        ...record,
        created_by: createdBy,
        ...times,
      });
    } catch (error) {
      const stored = await this.readFresh(id).catch(() => null);
      if (!createdBy || stored?.created_by !== createdBy) throw error;
      // An earlier try arrived although its answer was lost; what was changed since then goes in now.
      await this.write(id, record);
    }
    await forgetRecord(`${this.noun.collection}/${id}`);
  }

  /** Rejects with `not-found` when the record was deleted meanwhile; the rules alone would say "permission denied". */
  async update(id: string, record: object): Promise<void> {
    try {
      await this.write(id, record);
    } catch (error) {
      const stored = await this.readFresh(id).catch(() => undefined);
      if (stored !== null) throw error;
      throw Object.assign(new Error(this.noun.deleted), { code: 'not-found' });
    }
    await forgetRecord(`${this.noun.collection}/${id}`);
  }

  private write(id: string, record: object): Promise<void> {
    return updateDoc(doc(this.records, id), { ...record, updated_at: serverTimestamp() });
  }

  /**
   * The record's files follow it by a trigger (functions/src/publishedRecord.ts). What somebody owns the rules keep;
   * they alone would say "permission denied".
   */
  async remove(id: string): Promise<void> {
    try {
      await deleteDoc(doc(this.records, id));
    } catch (error) {
      const sales = await getDoc(doc(db, 'sales', id)).catch(() => null);
      if (!sales?.exists()) throw error;
      throw Object.assign(new Error(OWNED_MESSAGE), { code: 'failed-precondition' });
    }
    await forgetRecord(`${this.noun.collection}/${id}`);
  }

  async hideAll({ ids, isHidden }: Hiding): Promise<void> {
    for (const id of ids) await this.update(id, { is_hidden: isHidden });
  }

  /** One by one: what went before a failure is gone, what comes after stays. */
  async removeAll(ids: string[]): Promise<void> {
    for (const id of ids) await this.remove(id);
  }
}
