import { RulesError } from '../values/errors';
import { fieldsFromProto, fromResourceName } from '../values/protoJson';
import { RulesMap, RulesPath, type Value } from '../values/values';
import type { Lookup, LookupBudget, ProtoDocument } from '../types';
import { asPath, fn, type RulesFunction } from './method';

/** The state of the database before the request, and as it would be after it. */
export type Moment = 'before' | 'after';

/** Documents that a condition may read, each counted once against every budget. */
export class Documents {
  private readonly read = new Map<string, ProtoDocument | null>();

  constructor(
    private readonly lookups: Record<Moment, Lookup>,
    private readonly budgets: readonly LookupBudget[],
  ) {}

  find(path: RulesPath, moment: Moment): ProtoDocument | null {
    const name = documentPath(path);
    const key = `${moment} ${name}`;
    const known = this.read.get(key);
    if (known !== undefined) return known;
    for (const budget of this.budgets) spend(budget, key);
    const document = this.lookups[moment](name);
    this.read.set(key, document);
    return document;
  }
}

function spend(budget: LookupBudget, key: string): void {
  if (budget.seen.has(key)) return;
  if (budget.seen.size >= budget.max) throw new RulesError(`more than ${budget.max} documents looked up`);
  budget.seen.add(key);
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
    const document = documents.find(path, moment);
    if (document === null) throw new RulesError(`${path.toString()} does not exist`);
    return resourceOf(document);
  });
}

function existsIn(documents: Documents, moment: Moment): RulesFunction {
  return fn(1, ([argument]) => documents.find(asPath(argument), moment) !== null);
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
