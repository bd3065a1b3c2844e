import type { IncomingMessage, ServerResponse } from 'node:http';

/** Browsers send credentials, so nothing may be answered with a star: everything is echoed. */
export function writeCors(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', 'X-HTTP-Session-Id, X-Client-Wire-Protocol');
  response.setHeader('Vary', 'Origin');
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  const wanted = request.headers['access-control-request-headers'];
  if (wanted !== undefined) response.setHeader('Access-Control-Allow-Headers', wanted);
  response.setHeader('Access-Control-Max-Age', '3600');
  response.writeHead(204).end();
}
