import type { IncomingMessage, ServerResponse } from 'node:http';
import { httpCode, invalid, type StatusError } from '../errors';
import { parseObject, type JsonObject } from '../json';

/** What the real service takes in one request, batches included. */
export const maxRequestBytes = 10 * 1024 * 1024;

export async function readJson(request: IncomingMessage): Promise<JsonObject> {
  const text = await readText(request);
  return text.trim() === '' ? {} : parseObject(text, 'The request body');
}

export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Read to the end even when it is too much: a client that is cut off sees a network error, not the reason.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxRequestBytes) chunks.push(chunk);
  }
  checkRequestSize(size);
  return Buffer.concat(chunks).toString('utf8');
}

export function checkRequestSize(size: number): void {
  if (size > maxRequestBytes)
    throw invalid(`Request payload size exceeds the limit: ${maxRequestBytes} bytes.`);
}

export function writeJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

export function writePage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(html);
}

/** Errors as Google's front end writes them; a streaming call wraps them in a list. */
export function writeError(
  response: ServerResponse,
  { status, message }: StatusError,
  isStreaming: boolean,
): void {
  const code = httpCode(status);
  const body = { error: { code, message, status } };
  writeJson(response, code, isStreaming ? [body] : body);
}
