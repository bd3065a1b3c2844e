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
import type { UserRecord } from '../../src/domain/user';
import { callerOf, type Caller } from './actor';
import { checkInput } from './input';

/** The one way to write a callable: who may call, what it takes, how it fails, what the log says. */

interface CallableOptions<S extends AnyObjectSchema, Access> {
  name: string;
  /** `public`: the caller may be null; `user`: signed in; an action: whoever `can` do that in general. */
  access: Access;
  /** Or the one for a payload, where there are several kinds. */
  schema: S | ((payload: unknown) => S);
  /** Why a payload is refused before it is looked at; left out: when it is larger than any form's. */
  refuse?: (payload: unknown, bytes: number) => string | null;
  /** What to say of an input that the schema refuses; left out: the first message. */
  explain?: (error: AppError, payload: unknown) => string;
  timeoutSeconds?: number;
  secrets?: CallableFunctionOptions['secrets'];
}

type Access = 'public' | 'user' | GeneralAction;
type CallerFor<A extends Access> = A extends 'public' ? Caller | null : Caller;

export const refuseLargerThan = (limit: number) => (_payload: unknown, bytes: number) =>
  bytes > limit ? 'This is too much at once.' : null;
const refuseLarge = refuseLargerThan(100_000);
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
export function failure(
  code: FunctionsErrorCode,
  message: string,
  { fields, conflict }: Pick<AppError, 'fields' | 'conflict'> = {},
): HttpsError {
  const details: AppError = {
    code: fields ? 'invalid' : conflict ? 'conflict' : code,
    message,
    ...(fields && { fields }),
    ...(conflict && { conflict }),
  };
  return new HttpsError(code, message, details);
}

/** An error that belongs to one field of the form. */
export const fieldFailure = (code: FunctionsErrorCode, field: string, message: string) =>
  failure(code, message, { fields: { [field]: message } });

/** For what bears the caller's name: whoever has no record yet has none. */
export function activeUser({ user }: Caller): UserRecord {
  if (user?.status !== 'active') throw failure('permission-denied', PERMISSION_MESSAGE);
  return user;
}

async function admit(request: CallableRequest, access: Access): Promise<Caller | null> {
  const caller = request.auth ? await callerOf(request.auth) : null;
  if (access === 'public') return caller;
  if (!caller) throw failure('unauthenticated', PERMISSION_MESSAGE);
  if (access !== 'user' && !can(caller, access)) throw failure('permission-denied', PERMISSION_MESSAGE);
  return caller;
}

type InputOptions<S extends AnyObjectSchema> = Pick<
  CallableOptions<S, Access>,
  'schema' | 'refuse' | 'explain'
>;

function readInput<S extends AnyObjectSchema>(
  request: CallableRequest,
  { schema, refuse = refuseLarge, explain = ({ message }) => message }: InputOptions<S>,
): InferType<S> {
  const refusal = refuse(request.data, request.rawRequest.rawBody.length);
  if (refusal) throw failure('invalid-argument', refusal);
  const checked = checkInput(typeof schema === 'function' ? schema(request.data) : schema, request.data);
  if (!checked.ok) {
    const fields = checked.error.fields ?? {};
    throw failure('invalid-argument', explain(checked.error, request.data), { fields });
  }
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
