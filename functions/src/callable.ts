import { logger } from 'firebase-functions';
import {
  type CallableOptions as CallableFunctionOptions,
  type CallableRequest,
  type FunctionsErrorCode,
  HttpsError,
  onCall,
} from 'firebase-functions/v2/https';
import type { AnyObjectSchema, InferType } from 'yup';
import { PERMISSION_MESSAGE, UNEXPECTED_MESSAGE, type AppError } from '../../src/domain/errors';
import { can, type GeneralAction } from '../../src/domain/permissions';
import { REGION } from '../../src/domain/region';
import { callerOf, type Caller } from './actor';
import { checkInput } from './input';

/** The one way to write a callable: who may call, what it takes, how it fails, what the log says. */

interface CallableOptions<S extends AnyObjectSchema, Access> {
  name: string;
  /** `public`: the caller may be null; `user`: signed in; an action: whoever `can` do that in general. */
  access: Access;
  schema: S;
  maxBytes?: number;
  timeoutSeconds?: number;
  secrets?: CallableFunctionOptions['secrets'];
}

type Access = 'public' | 'user' | GeneralAction;
type CallerFor<A extends Access> = A extends 'public' ? Caller | null : Caller;

const MAX_BYTES = 100_000;
const TIMEOUT_SECONDS = 60;

export function callable<S extends AnyObjectSchema, A extends Access, Output>(
  options: CallableOptions<S, A>,
  handler: (input: InferType<S>, caller: CallerFor<A>, request: CallableRequest) => Promise<Output>,
) {
  return onCall<unknown, Promise<Output>>(
    {
      region: REGION,
      timeoutSeconds: options.timeoutSeconds ?? TIMEOUT_SECONDS,
      ...(options.secrets && { secrets: options.secrets }),
    },
    async (request) => {
      const started = Date.now();
      try {
        const caller = await admit(request, options.access);
        const output = await handler(readInput(request, options), caller as CallerFor<A>, request);
        logger.info(options.name, { uid: request.auth?.uid ?? null, ms: Date.now() - started });
        return output;
      } catch (error) {
        throw report(error, options.name, request, started);
      }
    },
  );
}

/**
 * An error with a text for people. It travels in `details`, since the client library adds the HTTP status to the
 * message of the error itself.
 */
export function failure(code: FunctionsErrorCode, message: string, fields?: AppError['fields']): HttpsError {
  const details: AppError = { code: fields ? 'invalid' : code, message, ...(fields && { fields }) };
  return new HttpsError(code, message, details);
}

async function admit(request: CallableRequest, access: Access): Promise<Caller | null> {
  const caller = request.auth ? await callerOf(request.auth) : null;
  if (access === 'public') return caller;
  if (!caller) throw failure('unauthenticated', PERMISSION_MESSAGE);
  if (access !== 'user' && !can(caller, access)) throw failure('permission-denied', PERMISSION_MESSAGE);
  return caller;
}

function readInput<S extends AnyObjectSchema>(
  request: CallableRequest,
  { schema, maxBytes = MAX_BYTES }: { schema: S; maxBytes?: number },
): InferType<S> {
  if (request.rawRequest.rawBody.length > maxBytes)
    throw failure('invalid-argument', 'This is too much at once.');
  const checked = checkInput(schema, request.data);
  if (!checked.ok) throw failure('invalid-argument', checked.error.message, checked.error.fields ?? {});
  return checked.value;
}

/** An error that nobody expected tells the caller nothing, and the log everything. */
function report(error: unknown, name: string, request: CallableRequest, started: number): HttpsError {
  const line = { uid: request.auth?.uid ?? null, ms: Date.now() - started };
  if (error instanceof HttpsError) {
    logger.warn(name, { ...line, code: error.code, details: error.details });
    return error;
  }
  logger.error(name, { ...line, error: error instanceof Error ? error.stack : String(error) });
  return failure('internal', UNEXPECTED_MESSAGE);
}
