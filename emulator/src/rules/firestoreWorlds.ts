import { resourceOf } from './library/documents';
import { ANY_DEPTH, ANY_NAME, type RequestSegment } from './matching';
import type { FirestoreRequest, QueryFacts, RulesAuth } from './types';
import { RulesError } from './values/errors';
import { fromJson, fromProto } from './values/protoJson';
import { timestampOf } from './values/time';
import { RulesList, RulesMap, RulesPath, type Value } from './values/values';
import type { World } from './world';

/** Firestore allows 30 alternatives in a query; more are refused, not guessed at. */
const MAX_ALTERNATIVES = 30;

/** The worlds of a request, each of which must be allowed: one, or for a query with `in` one for each of its values. */
export function firestoreWorlds(request: FirestoreRequest): World[] {
  if (request.method !== 'list') {
    const resource = request.resource && resourceOf(request.resource);
    return [worldOf(request, resource, pathSegments(request.path))];
  }
  const facts = request.query;
  if (!facts) throw new RulesError('a list needs its query');
  const path = listedPath(request.path, facts.allDescendants);
  return alternatives(facts).map((known) => worldOf(request, listedResource(known), path));
}

function worldOf(request: FirestoreRequest, resource: RulesMap | null, path: RequestSegment[]): World {
  return {
    path,
    label: request.path,
    method: request.method,
    globals: { request: RulesMap.of(requestFields(request)), resource },
  };
}

function requestFields(request: FirestoreRequest): Record<string, Value> {
  const fields: Record<string, Value> = {
    auth: authOf(request.auth),
    method: request.method,
    time: timestampOf(request.time),
    path: new RulesPath(pathSegments(request.path)),
  };
  if (request.method === 'list' && request.query) fields.query = queryOf(request.query);
  if (['create', 'update', 'delete'].includes(request.method)) {
    fields.resource = request.newResource && resourceOf(request.newResource);
  }
  return fields;
}

function authOf(auth: RulesAuth | null): Value {
  return auth && RulesMap.of({ uid: auth.uid, token: fromJson(auth.token) });
}

function queryOf({ limit, offset, orderBy }: QueryFacts): RulesMap {
  const order = orderBy.map((clause): [string, Value] => {
    const [field = '', direction = 'ASC'] = clause.split(' ');
    return [field, direction];
  });
  return RulesMap.of({
    limit: limit === null ? null : BigInt(limit),
    offset: BigInt(offset ?? 0),
    orderBy: new RulesMap(new Map(order)),
  });
}

function pathSegments(path: string): string[] {
  return path.split('/').slice(1);
}

function listedPath(path: string, allDescendants: boolean): RequestSegment[] {
  const segments = pathSegments(path);
  if (!allDescendants) return [...segments, ANY_NAME];
  return [...segments.slice(0, -1), ANY_DEPTH, ...segments.slice(-1), ANY_NAME];
}

type Fact = [fieldPath: string[], value: Value];

/** One set of facts for each combination of the values that `in` filters allow. */
function alternatives(facts: QueryFacts): Fact[][] {
  const fixed = Object.entries(facts.equals).flatMap(([field, value]) => factOf(field, fromProto(value)));
  let sets: Fact[][] = [fixed];
  for (const [field, values] of Object.entries(facts.oneOf)) {
    if (field in facts.equals) continue;
    sets = sets.flatMap((set) => values.map((value) => [...set, ...factOf(field, fromProto(value))]));
    if (sets.length > MAX_ALTERNATIVES)
      throw new RulesError(`the query has over ${MAX_ALTERNATIVES} alternatives`);
  }
  const contained = Object.entries(facts.contains).flatMap(([field, values]) =>
    factOf(field, new RulesList(values.map(fromProto), 'the query fixes only some elements of this list')),
  );
  // First come, first served: what an equality fixes says more than what a list contains.
  return sets.map((set) => [...set, ...contained]);
}

/** Nothing for the document's id and for quoted names: to rules they stay unknown. */
function factOf(field: string, value: Value): Fact[] {
  return field === '__name__' || field.includes('`') ? [] : [[field.split('.'), value]];
}

function listedResource(facts: Fact[]): RulesMap {
  const data = partialMap(facts);
  return new RulesMap(new Map([['data', data]]), 'differs from document to document');
}

function partialMap(facts: Fact[]): RulesMap {
  const known = new Map<string, Value>();
  for (const [[head = '']] of facts) {
    if (known.has(head)) continue;
    const own = facts.filter(([path]) => path[0] === head);
    const whole = own.find(([path]) => path.length === 1);
    known.set(head, whole ? whole[1] : partialMap(own.map(([path, value]) => [path.slice(1), value])));
  }
  return new RulesMap(known, 'the query does not fix this field');
}
