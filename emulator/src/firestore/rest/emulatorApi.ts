import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { coverageHtml } from '../../rules/coverageHtml';
import type { Backend } from '../backend';
import { invalid, StatusError } from '../errors';
import { isObject, readArray, readObject, readString, type JsonObject } from '../json';
import { writeSnapshot } from '../persistence/generations';
import type { RulesHolder } from '../rules/rulesHolder';
import { parseV1Trigger, parseV2Trigger } from '../triggers/trigger';
import type { Triggers } from '../triggers/triggers';
import { readJson } from './body';
import type { SideHandler } from './server';

/** What the suite and the test tools ask of an emulator beyond the service itself. */
export function createEmulatorApi(backend: Backend, rules: RulesHolder, triggers: Triggers): SideHandler {
  return async (request, url) => {
    const path = decodeURIComponent(url.pathname).replace(/^\/emulator\/v1\//, '');
    const what = `${request.method} ${path}`;
    const rulesMatch = /^PUT projects\/[^/]+:securityRules$/.exec(what);
    if (rulesMatch) return replaceRules(rules, await readJson(request));
    if (/^GET projects\/[^/]+:ruleCoverage$/.test(what)) return { ...rules.coverage() };
    if (/^GET projects\/[^/]+:ruleCoverage\.html$/.test(what)) return coverageHtml(rules.coverage());
    const [, database] = /^DELETE (projects\/[^/]+\/databases\/[^/]+)\/documents$/.exec(what) ?? [];
    if (database !== undefined) {
      backend.clear(database);
      return {};
    }
    if (/^POST projects\/[^/]+:export$/.test(what)) {
      // It writes to the disk: not for a web page that found the port.
      if (request.headers.origin !== undefined)
        throw new StatusError('PERMISSION_DENIED', 'Not from a browser.');
      return exportTo(backend, await readJson(request));
    }
    if (/^POST projects\/[^/]+:sync$/.test(what))
      return { time: backend.sync(), settled: triggers.isSettled() };
    const [, v2Project] = /^(?:POST|PUT) projects\/([^/]+)\/eventarcTrigger$/.exec(what) ?? [];
    if (v2Project !== undefined) {
      const id = url.searchParams.get('eventarcTriggerId');
      if (id === null) throw invalid('eventarcTriggerId is missing.');
      triggers.register(parseV2Trigger(v2Project, id, await readJson(request)));
      return {};
    }
    const [, v1Project, v1Id] = /^(?:POST|PUT) projects\/([^/]+)\/triggers\/([^/]+)$/.exec(what) ?? [];
    if (v1Project !== undefined && v1Id !== undefined) {
      triggers.register(parseV1Trigger(v1Project, v1Id, await readJson(request)));
      return {};
    }
    return null;
  };
}

/** With `ignore_errors` problems are reported as issues; without, they are an error. Either way they deny. */
function replaceRules(rules: RulesHolder, body: JsonObject): JsonObject {
  const files = readArray(readObject(body.rules, 'rules').files, 'rules.files').filter(isObject);
  const [file] = files;
  if (!file || files.length > 1) throw invalid('Exactly one rules file is expected.');
  const name = typeof file.name === 'string' ? file.name : 'security.rules';
  const problems = rules.replace(readString(file.content, 'content'), name);
  if (problems.length === 0) return {};
  if (body.ignore_errors !== true) {
    throw invalid(
      problems.map(({ line, column, message }) => `${name}:${line}:${column} ${message}`).join('\n'),
    );
  }
  const issues = problems.map(({ line, column, message }) => ({
    sourcePosition: { fileName: name, line, column },
    severity: 'ERROR',
    description: message,
  }));
  return { issues };
}

/** firebase-tools names folder and file, relative to the working directory that both have. */
function exportTo(backend: Backend, body: JsonObject): JsonObject {
  const { documents, time } = backend.export(readString(body.database, 'database'));
  const name = readString(body.export_name, 'export_name');
  const folder = join(readString(body.export_directory, 'export_directory'), name);
  mkdirSync(folder, { recursive: true });
  writeSnapshot(join(folder, `${name}.overall_export_metadata`), time, documents.values());
  return {};
}
