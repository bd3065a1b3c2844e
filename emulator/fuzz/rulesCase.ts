import fc from 'fast-check';
import { canonical } from './canonical';
import { conditions, fieldsArbitrary, type Condition } from './expressions';
import { PROJECT, ROOT } from './project';
import { clear, each, tokenOf, write, type Answer, type Json, type Part } from './parts';

/** One request and the condition that decides it. */
export interface RulesCase {
  condition: Condition;
  method: 'get' | 'create' | 'update' | 'delete';
  /** The document that is there before; for a write also what it becomes. */
  fields: Json;
  newFields: Json;
  isSignedIn: boolean;
}

export const rulesCases: fc.Arbitrary<RulesCase> = fc.record({
  condition: conditions,
  method: fc.oneof(
    { weight: 3, arbitrary: fc.constant('get' as const) },
    { weight: 1, arbitrary: fc.constantFrom('create' as const, 'update' as const, 'delete' as const) },
  ),
  fields: fieldsArbitrary,
  newFields: fieldsArbitrary,
  isSignedIn: fc.oneof(
    { weight: 5, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
});

/** What a part made of one case: the decision, and what the condition came to (`error`, or its value). */
export interface Outcome {
  allowed: boolean;
  value: unknown;
}

const TOKEN = tokenOf({
  sub: 'a',
  user_id: 'a',
  n: 1,
  a: { b: 'c' },
  ratio: 0.5,
  firebase: { sign_in_provider: 'custom' },
});
/** The conditions begin on this line, each function one line above its condition. */
const FIRST_LINE = 4;
const KNOWN = { name: `${ROOT}/u/known`, fields: { b: { booleanValue: true }, s: { stringValue: 'a' } } };

export function rulesSource(cases: readonly RulesCase[]): string {
  const lines = cases.flatMap(({ condition, method }, index) => {
    const name = `f${index}`;
    const own = condition.function;
    return [
      `match /e${index}/{id} { ${own ? `function ${name}(x, y) { let z = ${own.letValue}; return ${own.result}; }` : ''}`,
      `allow ${method}: if ${textFor(condition.text.replaceAll('FN(', `${name}(`), method)}; }`,
    ];
  });
  const head = [
    "rules_version = '2';",
    'service cloud.firestore {',
    'match /databases/{database}/documents {',
  ];
  return [...head, ...lines, '}', '}'].join('\n');
}

/** What is about to be created has no `resource` yet. */
function textFor(text: string, method: RulesCase['method']): string {
  return method === 'create' ? text.replaceAll('resource.data', 'request.resource.data') : text;
}

/** The outcome of each case, or why the rules were refused. */
export async function decideAll(part: Part, cases: readonly RulesCase[]): Promise<Outcome[] | string> {
  await clear(part);
  const content = rulesSource(cases);
  const rules = { files: [{ name: 'firestore.rules', content }] };
  const loaded = await part.call('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, { rules });
  if (loaded.status !== 200) return JSON.stringify(loaded.body);
  const stored = cases.flatMap(({ method, fields }, index) =>
    method === 'create' ? [] : [{ name: nameOf(index), fields }],
  );
  await write(part, [KNOWN, ...stored]);
  const allowed: boolean[] = [];
  const crashed = new Set<number>();
  await each(cases, async (item, index) => {
    const answer = await ask(part, item, index);
    allowed[index] = isAllowed(answer);
    if (answer.status === 500) crashed.add(index);
  });
  const values = await valuesOf(part);
  return cases.map((_item, index) => ({
    allowed: allowed[index] === true,
    value: crashed.has(index) ? 'crashed' : values.get(index),
  }));
}

function nameOf(index: number): string {
  return `${ROOT}/e${index}/s`;
}

async function ask(part: Part, { method, newFields, isSignedIn }: RulesCase, index: number): Promise<Answer> {
  const token = isSignedIn ? TOKEN : undefined;
  const name = nameOf(index);
  if (method === 'get') return part.call('GET', `/v1/${name}`, undefined, token);
  const change = method === 'delete' ? { delete: name } : { update: { name, fields: newFields } };
  const currentDocument = { exists: method !== 'create' };
  return part.call('POST', `/v1/${ROOT}:commit`, { writes: [{ ...change, currentDocument }] }, token);
}

function isAllowed({ status }: Answer): boolean {
  return status === 200;
}

interface ReportNode {
  sourcePosition: { line: number };
  values?: { value: Json }[];
}

/** What each condition came to, from the coverage report. Google's also tells what it could not know before it read. */
async function valuesOf(part: Part): Promise<Map<number, unknown>> {
  const { body } = await part.call('GET', `/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  const values = new Map<number, unknown>();
  for (const node of (body as { report?: ReportNode[] }).report ?? []) {
    const at = node.sourcePosition.line - FIRST_LINE;
    if (at % 2 !== 1) continue;
    const known = (node.values ?? [])
      .map(({ value }) => settled(value))
      .filter((value) => value !== undefined);
    values.set((at - 1) / 2, known.at(-1));
  }
  return values;
}

function settled(value: Json): unknown {
  if (Object.keys(value).length === 0) return undefined;
  if (!('undefined' in value)) return value;
  return Object.keys(value.undefined as Json).length === 0 ? undefined : 'error';
}

/** Some conditions crash Google's runtime; what it would say is not known. Coverage says nothing of literals, not even of negative ones, where Google's does. */
export function agree(google: Outcome, ours: Outcome): boolean {
  if (google.value === 'crashed') return true;
  if (ours.value === 'crashed') return false;
  return (
    google.allowed === ours.allowed &&
    (ours.value === undefined || canonical(google.value) === canonical(ours.value))
  );
}
