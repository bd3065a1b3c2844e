import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Backend } from '../backend';
import { callerOf } from '../caller';
import { toStatusError, unimplemented } from '../errors';
import type { JsonObject } from '../json';
import { streamingOperations, unaryOperations } from '../operations';
import type { WebChannels } from '../webchannel/webChannels';
import { readJson, writeError, writeJson, writePage } from './body';
import { answerPreflight, writeCors } from './cors';
import { routeOf, type Route } from './route';

/** Answers a request outside the Firestore API (`/emulator/...`) with JSON or a page, or says that it is not its own. */
export type SideHandler = (request: IncomingMessage, url: URL) => Promise<JsonObject | string | null>;

export function createRestServer(
  backend: Backend,
  emulatorApi: SideHandler,
  webChannels: WebChannels,
): Server {
  const server = createServer((request, response) => {
    void answer(backend, emulatorApi, webChannels, request, response);
  });
  // Longer than clients keep one: theirs would else send a request into a connection that is just being closed.
  server.keepAliveTimeout = 60_000;
  return server;
}

async function answer(
  backend: Backend,
  emulatorApi: SideHandler,
  webChannels: WebChannels,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  writeCors(request, response);
  if (request.method === 'OPTIONS') {
    answerPreflight(request, response);
    return;
  }
  let isStreaming = false;
  try {
    const url = readUrl(request);
    if (url.pathname === '/') {
      response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Ok\n');
      return;
    }
    if (url.pathname.startsWith('/emulator/')) {
      const result = await emulatorApi(request, url);
      if (result === null) throw unimplemented(`${request.method} ${url.pathname}`);
      if (typeof result === 'string') writePage(response, result);
      else writeJson(response, 200, result);
      return;
    }
    if (webChannels.handles(url)) {
      await webChannels.answer(request, response, url);
      return;
    }
    if (!url.pathname.startsWith('/v1/')) throw unimplemented(`${request.method} ${url.pathname}`);
    const route = routeOf(request.method ?? 'GET', url);
    isStreaming = route.call in streamingOperations;
    writeJson(response, 200, await serve(backend, route, request));
  } catch (error) {
    const failure = toStatusError(error);
    if (failure.status === 'UNIMPLEMENTED' || failure.status === 'INTERNAL')
      backend.log.warn(failure.message);
    request.resume();
    writeError(response, failure, isStreaming);
  }
}

function readUrl({ url = '/' }: IncomingMessage): URL {
  // Written out, since a base would let a path that begins with two slashes name a host.
  return new URL(`http://localhost${url.startsWith('/') ? url : '/'}`);
}

async function serve(
  backend: Backend,
  route: Route,
  request: IncomingMessage,
): Promise<JsonObject | JsonObject[]> {
  const caller = callerOf(request.headers.authorization);
  const message = withBody(route, route.body === 'none' ? {} : await readJson(request));
  const { call } = route;
  if (call === 'BatchGetDocuments' || call === 'RunQuery' || call === 'RunAggregationQuery') {
    return streamingOperations[call](backend, caller, message);
  }
  return unaryOperations[call](backend, caller, message);
}

/** The URL decides what is addressed, whatever the body says. */
function withBody({ call, body, message }: Route, json: JsonObject): JsonObject {
  if (body === 'none') return message;
  if (body === 'message') return { ...json, ...message };
  return { ...message, document: call === 'UpdateDocument' ? { ...json, name: message.name } : json };
}
