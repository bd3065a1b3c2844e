import { randomUUID } from 'node:crypto';
import type { Commit } from '../backend';
import type { Caller } from '../caller';
import { encodeMessage } from '../grpc/encode';
import { documentEventData } from '../grpc/protos';
import { relativePath } from '../path';
import type { Change } from '../store';
import type { StoredDocument } from '../value';
import type { Trigger } from './trigger';

/** One HTTP request to the Functions emulator. */
export interface TriggerEvent {
  headers: Record<string, string>;
  body: string;
}

export function eventFor(trigger: Trigger, change: Change, commit: Commit): TriggerEvent {
  return trigger.generation === 'v2'
    ? cloudEvent(trigger, change, commit)
    : legacyEvent(trigger, change, commit);
}

/** A CloudEvent in binary mode. The Functions emulator wants the protocol buffer as base64 text and decodes it. */
function cloudEvent(trigger: Trigger, change: Change, commit: Commit): TriggerEvent {
  const data = {
    value: change.after ?? undefined,
    oldValue: change.before ?? undefined,
    updateMask: maskOf(change),
  };
  const path = relativePath(change.name);
  const [, project = '', , database = ''] = change.name.split('/');
  return {
    headers: {
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-id': randomUUID(),
      'ce-type': trigger.eventType,
      'ce-source': `//firestore.googleapis.com/${trigger.database}`,
      'ce-subject': `documents/${encodeURI(path)}`,
      'ce-time': commit.time,
      'ce-datacontenttype': 'application/protobuf',
      'ce-dataschema':
        'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto',
      'ce-project': project,
      'ce-location': 'emulator',
      'ce-database': database,
      'ce-namespace': trigger.namespace,
      'ce-document': encodeURI(path),
      ...(trigger.eventType.endsWith('.withAuthContext') ? authHeaders(commit.caller) : {}),
    },
    body: encodeMessage(documentEventData, data).toString('base64'),
  };
}

function authHeaders(caller: Caller): Record<string, string> {
  if (caller.isAdmin)
    return { 'ce-authtype': 'service_account', 'ce-authid': 'emulator@system.gserviceaccount.com' };
  if (!caller.auth) return { 'ce-authtype': 'unauthenticated' };
  return { 'ce-authtype': 'app_user', 'ce-authid': caller.auth.uid };
}

function legacyEvent(trigger: Trigger, change: Change, commit: Commit): TriggerEvent {
  const event = {
    context: {
      eventId: randomUUID(),
      timestamp: commit.time,
      eventType: trigger.eventType,
      resource: { service: 'firestore.googleapis.com', name: change.name },
    },
    data: { value: change.after ?? {}, oldValue: change.before ?? {}, updateMask: maskOf(change) ?? {} },
  };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) };
}

/** For an update: the top-level fields that differ. */
function maskOf({ before, after }: Change): { fieldPaths: string[] } | undefined {
  if (!before || !after) return undefined;
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  return { fieldPaths: [...names].filter((name) => fieldText(before, name) !== fieldText(after, name)) };
}

function fieldText(document: StoredDocument, name: string): string | undefined {
  return JSON.stringify(document.fields[name]);
}
