import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backend } from '../backend';
import { callerOf } from '../caller';
import { invalid, unimplemented } from '../errors';
import { duplexOperations, type DuplexName } from '../operations';
import { readText } from '../rest/body';
import { keepAliveMs, streamHeaders } from './backChannel';
import { parseForm, type Form } from './form';
import { frame } from './outbox';
import { Session } from './session';

const channelPath = /^\/google\.firestore\.v1\.Firestore\/([A-Za-z]+)\/channel$/;
const protocolVersion = 8;
const serverVersion = 12;
const idleLimitMs = 60_000;

/** The WebChannel protocol, by which browsers make calls that go in both directions. */
export class WebChannels {
  private readonly sessions = new Map<string, Session>();

  constructor(private readonly backend: Backend) {}

  get size(): number {
    return this.sessions.size;
  }

  handles(url: URL): boolean {
    return channelPath.test(url.pathname);
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { searchParams } = url;
    const id = searchParams.get('SID');
    if (id === null) {
      await this.open(request, response, url);
      return;
    }
    const session = this.sessions.get(id);
    if (!session) {
      request.resume();
      // The client looks for these words.
      response.writeHead(400, streamHeaders).end('Error: Unknown SID\n');
      return;
    }
    const lastId = readId(searchParams.get('AID'));
    session.acknowledge(lastId);
    if (searchParams.get('TYPE') === 'terminate') {
      request.resume();
      session.end();
      response.writeHead(200, streamHeaders).end();
    } else if (request.method === 'GET') {
      session.attach(response, searchParams.get('CI') === '1', lastId);
    } else {
      session.receive(parseForm(await readText(request)));
      response.writeHead(200, streamHeaders).end(frame(JSON.stringify(session.status())));
    }
  }

  openSession(call: DuplexName, form: Form): Session {
    const session = new Session(
      (outlet) => duplexOperations[call](this.backend, callerOf(form.headers.get('authorization')), outlet),
      idleLimitMs,
      () => this.sessions.delete(session.id),
    );
    this.sessions.set(session.id, session);
    session.receive(form);
    return session;
  }

  private async open(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const call = channelPath.exec(url.pathname)?.[1] ?? '';
    if (!isDuplex(call)) throw unimplemented(`the call ${call} over WebChannel`);
    if (request.method !== 'POST') throw invalid('A channel is opened by POST.');
    const form = parseForm(await readText(request));
    const session = this.openSession(call, form);
    const greeting = ['c', session.id, '', protocolVersion, serverVersion, keepAliveMs];
    response.writeHead(200, streamHeaders).end(frame(JSON.stringify([[0, greeting]])));
  }
}

function isDuplex(call: string): call is DuplexName {
  return Object.hasOwn(duplexOperations, call);
}

function readId(text: string | null): number {
  const id = Number(text ?? 0);
  if (!Number.isInteger(id)) throw invalid(`AID=${text} is not a number.`);
  return id;
}
