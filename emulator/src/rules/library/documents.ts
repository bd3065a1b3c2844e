import { RulesError } from '../values/errors';
import { fieldsFromProto, fromResourceName } from '../values/protoJson';
import { RulesMap, RulesPath, type Value } from '../values/values';
import type { Lookup, LookupBudget, ProtoDocument } from '../types';
import { asPath, fn, type RulesFunction } from './method';

/** The state of the database before the request, and as it would be after it. */
export type Moment = 'before' | 'after';

/** What a condition asks of a document. A look-up that told only that it exists counts again for what it holds. */
type Need = 'existence' | 'document';

/** Documents that a condition may read. */
export class Documents {
  private spent = 0;

  constructor(
    private readonly lookups: Record<Moment, Lookup>,
    /** Of this one operation; the request as a whole has its own in the budget. */
    private readonly limit: number,
    private readonly budget: LookupBudget,
    private readonly own: ReadonlySet<string>,
  ) {}

  find(path: RulesPath, moment: Moment, need: Need): ProtoDocument | null {
    const name = documentPath(path);
    const known = this.own.has(name) ? 'document' : this.budget.known.get(name);
    if (known !== need && known !== 'document') this.spend();
    const document = this.lookups[moment](name);
    // Of a missing document nothing more can be asked.
    if (known !== 'document') this.budget.known.set(name, document === null ? 'document' : need);
    return document;
  }

  private spend(): void {
    const limit = this.spent >= this.limit ? this.limit : this.budget.max;
    if (this.spent >= this.limit || this.budget.spent >= this.budget.max) {
      throw new RulesError(`more than ${limit} documents looked up`);
    }
    this.spent++;
    this.budget.spent++;
  }
}

function documentPath(path: RulesPath): string {
  const [databases, database, documents, ...rest] = path.segments;
  const isRooted = databases === 'databases' && database === '(default)' && documents === 'documents';
  const isDocument = rest.length > 0 && rest.length % 2 === 0;
  if (!isRooted || !isDocument || rest.some((segment) => segment === '' || segment.includes('/'))) {
    throw new RulesError(`${path.toString()} is not the path of a document`);
  }
  return path.toString();
}

/** What `resource`, `request.resource` and `get()` are: `{data, id, __name__}`. */
export function resourceOf(document: ProtoDocument): RulesMap {
  const name = fromResourceName(document.name);
  return RulesMap.of({
    data: fieldsFromProto(document.fields),
    id: name.segments.at(-1) ?? '',
    __name__: name,
  });
}

/** A missing document is an error, as in Google's runtime, not null. */
function getFrom(documents: Documents, moment: Moment): RulesFunction {
  return fn(1, ([argument]): Value => {
    const path = asPath(argument);
    const document = documents.find(path, moment, 'document');
    if (document === null) throw new RulesError(`${path.toString()} does not exist`);
    return resourceOf(document);
  });
}

function existsIn(documents: Documents, moment: Moment): RulesFunction {
  return fn(1, ([argument]) => documents.find(asPath(argument), moment, 'existence') !== null);
}

export function firestoreFunctions(documents: Documents): Record<string, RulesFunction> {
  return {
    get: getFrom(documents, 'before'),
    exists: existsIn(documents, 'before'),
    getAfter: getFrom(documents, 'after'),
    existsAfter: existsIn(documents, 'after'),
  };
}

/** The package `firestore` of the Storage rules. */
export function storagePackage(documents: Documents): Record<string, RulesFunction> {
  return { get: getFrom(documents, 'before'), exists: existsIn(documents, 'before') };
}
