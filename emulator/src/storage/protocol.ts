import type { RulesMethod } from '../rules/types';
import type { WireValue } from './wire';

/** What the Storage emulator of firebase-tools sends, one JSON line each. */
export type Incoming = LoadRuleset | Verify | FetchedDocument;

interface LoadRuleset {
  id: number;
  action: 'load_ruleset';
  context: { rulesetName: string; source: { files: { name: string; content: string }[] } };
}

export interface Verify {
  id: number;
  action: 'verify';
  context: {
    rulesetName: string;
    service: string;
    path: string;
    method: RulesMethod;
    delimiter?: string;
    variables: Record<string, WireValue>;
  };
}

/** The answer to a `fetch_firestore_document`, under the id of the verification that needs it. */
interface FetchedDocument {
  id: number;
  action?: undefined;
  status: 'ok' | 'not_found' | 'invalid_state';
  result?: { name: string; fields?: Record<string, unknown> };
}

/** What it gets back. The status is always "ok": firebase-tools leaves a request hanging on any other. */
export interface Outgoing {
  id: number;
  status: 'ok';
  result?: { rulesVersion: number } | { permit: boolean };
  errors?: string[];
  warnings?: string[];
  server_request_id?: number;
  action?: 'fetch_firestore_document';
  context?: { path: string };
}
