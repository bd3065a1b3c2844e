import type { Backend } from './backend';
import type { Caller } from './caller';
import type { StatusError } from './errors';
import type { JsonObject } from './json';

/** A call that goes on in both directions (Listen, Write), whatever carries it. */
export interface Stream {
  receive(message: JsonObject): void;
  /** The client is gone or wants no more. Nothing is sent after it. */
  close(): void;
}

/** The way back to the client. A failure ends the call. */
export interface Outlet {
  send(message: JsonObject): void;
  fail(error: StatusError): void;
}

export type OpenStream = (backend: Backend, caller: Caller, outlet: Outlet) => Stream;
