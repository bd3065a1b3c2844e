import { invalid } from '../errors';
import { readObject, readString, type JsonObject } from '../json';
import type { Change } from '../store';

export type ChangeKind = 'created' | 'updated' | 'deleted';

/** A function that waits for changes of documents, as the Functions emulator registers it. */
export interface Trigger {
  /** The function's key in the Functions emulator. */
  id: string;
  project: string;
  generation: 'v1' | 'v2';
  eventType: string;
  /** `projects/P/databases/D` */
  database: string;
  namespace: string;
  pattern: RegExp;
  kinds: readonly ChangeKind[];
}

const allKinds: readonly ChangeKind[] = ['created', 'updated', 'deleted'];

const kindsOfV1: Record<string, readonly ChangeKind[]> = {
  create: ['created'],
  update: ['updated'],
  delete: ['deleted'],
  write: allKinds,
};

const kindsOfV2: Record<string, readonly ChangeKind[]> = {
  created: ['created'],
  updated: ['updated'],
  deleted: ['deleted'],
  written: allKinds,
};

/** `{eventType, database, namespace, document: {value, matchType}}` */
export function parseV2Trigger(project: string, id: string, body: JsonObject): Trigger {
  const eventType = readString(body.eventType, 'eventType');
  const [, kind = ''] =
    /^google\.cloud\.firestore\.document\.v1\.(\w+?)(?:\.withAuthContext)?$/.exec(eventType) ?? [];
  const document = readString(readObject(body.document, 'document').value, 'document.value');
  return {
    id,
    project,
    generation: 'v2',
    eventType,
    database: `projects/${project}/databases/${readString(body.database, 'database')}`,
    namespace: readString(body.namespace, 'namespace'),
    pattern: patternOf(document),
    kinds: kindsFor(kindsOfV2, kind, eventType),
  };
}

/** `{eventTrigger: {resource, eventType}}` */
export function parseV1Trigger(project: string, id: string, body: JsonObject): Trigger {
  const eventTrigger = readObject(body.eventTrigger, 'eventTrigger');
  const eventType = readString(eventTrigger.eventType, 'eventType');
  const resource = readString(eventTrigger.resource, 'resource');
  const [, database, document] =
    /^(projects\/[^/]+\/databases\/[^/]+)\/documents\/(.+)$/.exec(resource) ?? [];
  if (database === undefined || document === undefined)
    throw invalid(`"${resource}" is not a document path.`);
  return {
    id,
    project,
    generation: 'v1',
    eventType,
    database,
    namespace: '(default)',
    pattern: patternOf(document),
    kinds: kindsFor(kindsOfV1, eventType.slice(eventType.lastIndexOf('.') + 1), eventType),
  };
}

function kindsFor(
  known: Record<string, readonly ChangeKind[]>,
  kind: string,
  eventType: string,
): readonly ChangeKind[] {
  const kinds = Object.hasOwn(known, kind) ? known[kind] : undefined;
  if (!kinds) throw invalid(`The event type "${eventType}" is unknown.`);
  return kinds;
}

/** `ebooks/{id}` matches one segment, `{path=**}` any number of them. */
function patternOf(document: string): RegExp {
  const parts = document.split('/').map((part) => {
    if (/^\{.+=\*\*\}$/.test(part) || part === '**') return '.+';
    if (part === '*' || /^\{.+\}$/.test(part)) return '[^/]+';
    return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`, 's');
}

export function kindOf({ before, after }: Change): ChangeKind {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
}

export function wants(trigger: Trigger, change: Change): boolean {
  const prefix = `${trigger.database}/documents/`;
  return (
    change.name.startsWith(prefix) &&
    trigger.kinds.includes(kindOf(change)) &&
    trigger.pattern.test(change.name.slice(prefix.length))
  );
}
