import { resourceOf } from './library/documents';
import { ANY_DEPTH, ANY_NAME, type RequestSegment } from './matching';
import type { FirestoreRequest, QueryFact, QueryFacts, RulesAuth } from './types';
import { RulesError } from './values/errors';
import { fromJson, fromProto } from './values/protoJson';
import { timestampOf } from './values/time';
import { RulesConstraint, RulesMap, RulesPath, type Bound, type Value } from './values/values';
import type { World } from './world';

/** The worlds of a request, each of which must be allowed: one, or of a query one for each way to fit it. */
export function firestoreWorlds(request: FirestoreRequest): World[] {
  if (request.method !== 'list') {
    const resource = request.resource && resourceOf(request.resource);
    return [worldOf(request, resource, pathSegments(request.path))];
  }
  const facts = request.query;
  if (!facts) throw new RulesError('a list needs its query');
  const path = listedPath(request.path, facts.allDescendants);
  return facts.ways.map((way) => {
    const name = nameIn(way);
    if (!name) return worldOf(request, listedResource(way, {}), path);
    const resource = listedResource(way, { id: name.segments.at(-1) ?? '', __name__: name });
    return worldOf({ ...request, path: name.toString() }, resource, [...name.segments]);
  });
}

/** The one document that a query by name can return. */
function nameIn(way: QueryFact[]): RulesPath | null {
  const fact = way.find(({ field, op }) => op === '==' && isName(field));
  const name = fact && fromProto(fact.value);
  return name instanceof RulesPath ? name : null;
}

function isName(field: readonly string[]): boolean {
  return field.length === 1 && field[0] === '__name__';
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

type Known = [fieldPath: readonly string[], value: Value];

/** What the query fixes of every document; its name only where it is one. */
function listedResource(way: QueryFact[], own: Record<string, Value>): RulesMap {
  const ofFields = way.filter(({ field }) => !isName(field));
  const known = ofFields.map(({ field }): Known => [
    field,
    knownValue(ofFields.filter((fact) => isSameField(fact.field, field))),
  ]);
  const entries = Object.entries({ ...own, data: partialMap(known) });
  return new RulesMap(new Map(entries), 'differs from document to document');
}

function isSameField(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
}

/** What an equality fixes says more than any bound. */
function knownValue(facts: QueryFact[]): Value {
  const bounds: Bound[] = [];
  for (const { op, value } of facts) {
    if (op === '==') return fromProto(value);
    bounds.push({ op, value: fromProto(value) });
  }
  return new RulesConstraint(bounds);
}

function partialMap(facts: Known[]): RulesMap {
  const known = new Map<string, Value>();
  for (const [[head = '']] of facts) {
    if (known.has(head)) continue;
    const own = facts.filter(([path]) => path[0] === head);
    const whole = own.find(([path]) => path.length === 1);
    known.set(head, whole ? whole[1] : partialMap(own.map(([path, value]) => [path.slice(1), value])));
  }
  return new RulesMap(known, 'the query does not fix this field');
}
