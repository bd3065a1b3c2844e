import { loadRuleset, RulesLoadError, type Ruleset } from '../ruleset';
import type { Decision, FirestoreRequest, ProtoDocument, QueryFact, QueryFacts } from '../types';

/** What the engine's tests are written with. */
const DOCUMENTS = 'projects/demo/databases/(default)/documents';
export const ROOT = '/databases/(default)/documents';

export function rules(body: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`;
}

export function document(path: string, fields: Record<string, unknown> = {}): ProtoDocument {
  return { name: `${DOCUMENTS}/${path}`, fields };
}

/** Reads from a fixed set of documents. */
export function storeOf(...documents: ProtoDocument[]): (path: string) => ProtoDocument | null {
  return (path) =>
    documents.find(({ name }) => name.endsWith(`${ROOT}/${path.slice(ROOT.length + 1)}`)) ?? null;
}

export function request(overrides: Partial<FirestoreRequest> = {}): FirestoreRequest {
  return {
    service: 'cloud.firestore',
    path: `${ROOT}/books/b1`,
    method: 'get',
    auth: { uid: 'asha', token: { email: 'asha@example.tz', role: 'student', iat: 7, ratio: 0.5 } },
    time: new Date('2026-03-05T07:08:09.123Z'),
    resource: null,
    newResource: null,
    lookup: () => null,
    lookupAfter: () => null,
    ...overrides,
  };
}

export function fact(field: string, op: QueryFact['op'], value: unknown): QueryFact {
  return { field: field.split('.'), op, value };
}

export function listRequest(
  query: Partial<QueryFacts>,
  overrides: Partial<FirestoreRequest> = {},
): FirestoreRequest {
  const facts: QueryFacts = {
    limit: null,
    offset: null,
    orderBy: [],
    ways: [[]],
    allDescendants: false,
    ...query,
  };
  return request({ method: 'list', path: `${ROOT}/books`, query: facts, ...overrides });
}

export function conditionOn(expression: string, functions = ''): Ruleset {
  return loadRuleset(rules(`${functions}\nmatch /books/{id} { allow read, write: if ${expression}; }`));
}

/** `allow`, `deny` (it was false) or `error`: tells a false condition from one that failed. */
export function outcome(
  expression: string,
  overrides: Partial<FirestoreRequest> = {},
  functions = '',
): string {
  const decide = (condition: string): Decision =>
    conditionOn(condition, functions).decide(request(overrides));
  if (decide(expression).allowed) return 'allow';
  // An error stays one behind `!`; false turns true.
  return decide(`!(${expression})`).allowed ? 'deny' : 'error';
}

export function problemsOf(source: string): string[] {
  try {
    loadRuleset(source);
    return [];
  } catch (error) {
    if (!(error instanceof RulesLoadError)) throw error;
    return error.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
  }
}
