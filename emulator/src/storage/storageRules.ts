import { loadRuleset, RulesLoadError, type Ruleset } from '../rules/ruleset';
import type { ProtoDocument } from '../rules/types';
import type { Incoming, Outgoing, Verify } from './protocol';
import { fromWire } from './wire';

/** Says that a rule needs a document which is not here yet. No rules error, so that no `||` hides it. */
class DocumentNeeded extends Error {
  constructor(readonly path: string) {
    super(`needs ${path}`);
  }
}

/** A verification that waits for a document, with those that it already got. */
interface Pending {
  request: Verify;
  documents: Map<string, ProtoDocument | null>;
  awaited: string;
}

/** The rules runtime of the Storage emulator: one answer to each message. */
export class StorageRules {
  private readonly rulesets = new Map<string, Ruleset>();
  private readonly pending = new Map<number, Pending>();

  answer(message: Incoming): Outgoing {
    switch (message.action) {
      case 'load_ruleset':
        return {
          id: message.id,
          status: 'ok',
          ...this.load(message.context.rulesetName, message.context.source.files),
        };
      case 'verify':
        return this.verify(message, new Map());
      case undefined:
        return this.resume(message.id, message.status === 'ok' ? (message.result ?? null) : null);
      default:
        return failed((message as { id: number }).id, 'unknown action');
    }
  }

  private load(name: string, files: { name: string; content: string }[]): Omit<Outgoing, 'id' | 'status'> {
    const [file, ...others] = files;
    const result = { rulesVersion: 2 };
    if (!file || others.length > 0) return { result, errors: ['Storage rules are one file.'], warnings: [] };
    try {
      const ruleset = loadRuleset(file.content);
      if (!ruleset.serves('firebase.storage')) {
        return { result, errors: [`${file.name} has no service firebase.storage`], warnings: [] };
      }
      this.rulesets.set(name, ruleset);
      return { result, errors: [], warnings: [] };
    } catch (error) {
      if (!(error instanceof RulesLoadError)) throw error;
      const errors = error.problems.map(
        ({ line, column, message }) => `${file.name}:${line}:${column} ${message}`,
      );
      return { result, errors, warnings: [] };
    }
  }

  /** Evaluation is synchronous: a document that is missing is asked for, and all is evaluated again. */
  private verify(request: Verify, documents: Map<string, ProtoDocument | null>): Outgoing {
    const { rulesetName, path, method, delimiter, variables } = request.context;
    const ruleset = this.rulesets.get(rulesetName);
    if (!ruleset) return failed(request.id, `There is no ruleset ${rulesetName}.`);
    const lookup = (wanted: string): ProtoDocument | null => {
      const document = documents.get(wanted);
      if (document === undefined) throw new DocumentNeeded(wanted);
      return document;
    };
    try {
      const decision = ruleset.decide({
        service: 'firebase.storage',
        path,
        method,
        delimiter,
        lookup,
        variables: Object.fromEntries(
          Object.entries(variables).map(([key, value]) => [key, fromWire(value)]),
        ),
      });
      const warnings = decision.allowed ? [] : [`Denied ${method} of ${path}: ${decision.reason}`];
      return { id: request.id, status: 'ok', result: { permit: decision.allowed }, errors: [], warnings };
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      this.pending.set(request.id, { request, documents, awaited: error.path });
      return fetching(request.id, error.path);
    }
  }

  private resume(id: number, result: { name: string; fields?: Record<string, unknown> } | null): Outgoing {
    const waiting = this.pending.get(id);
    if (!waiting) return failed(id, 'No verification waits for this document.');
    this.pending.delete(id);
    const document = result && { name: result.name, fields: result.fields ?? {} };
    return this.verify(waiting.request, new Map([...waiting.documents, [waiting.awaited, document]]));
  }
}

function fetching(id: number, path: string): Outgoing {
  // The path goes into a URL as it is.
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return {
    id,
    server_request_id: id,
    status: 'ok',
    action: 'fetch_firestore_document',
    context: { path: encoded },
  };
}

export function failed(id: number, message: string): Outgoing {
  return { id, status: 'ok', result: { permit: false }, errors: [message], warnings: [] };
}
