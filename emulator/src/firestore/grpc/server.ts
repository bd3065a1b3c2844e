import {
  Metadata,
  Server,
  ServerCredentials,
  type ServiceDefinition,
  type UntypedServiceImplementation,
  type handleUnaryCall,
  type ServerWritableStream,
  type ServerDuplexStream,
} from '@grpc/grpc-js';
import type { Socket } from 'node:net';
import type { Method } from 'protobufjs';
import type { Backend } from '../backend';
import { callerOf, type Caller } from '../caller';
import { grpcCode, invalid, toStatusError, unimplemented } from '../errors';
import type { JsonObject } from '../json';
import {
  duplexOperations,
  streamingOperations,
  unaryOperations,
  type DuplexName,
  type StreamingName,
  type UnaryName,
} from '../operations';
import { checkRequestSize, maxRequestBytes } from '../rest/body';
import type { Stream } from '../stream';
import { decodeMessage } from './decode';
import { encodeMessage } from './encode';
import { messageType, serviceMethods, serviceName } from './protos';

export interface GrpcServer {
  inject: (socket: Socket) => void;
  close: () => void;
}

export function createGrpcServer(backend: Backend): GrpcServer {
  // Room above the API's own limit, so that the refusal is ours and says what the limit is.
  const server = new Server({
    'grpc.max_receive_message_length': maxRequestBytes * 2,
    'grpc.max_send_message_length': -1,
  });
  const definition: Record<string, ServiceDefinition[string]> = {};
  const implementation: UntypedServiceImplementation = {};
  for (const method of serviceMethods()) {
    const asIs = (bytes: Buffer): Buffer => bytes;
    definition[method.name] = {
      path: `/${serviceName}/${method.name}`,
      requestStream: method.requestStream ?? false,
      responseStream: method.responseStream ?? false,
      requestDeserialize: asIs,
      requestSerialize: asIs,
      responseDeserialize: asIs,
      responseSerialize: asIs,
    };
    implementation[method.name] = handlerFor(backend, method);
  }
  server.addService(definition, implementation);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    inject: (socket) => injector.injectConnection(socket),
    close: () => server.forceShutdown(),
  };
}

function handlerFor(backend: Backend, method: Method): UntypedServiceImplementation[string] {
  if (method.name in unaryOperations) return unaryHandler(backend, method, method.name as UnaryName);
  if (method.name in streamingOperations)
    return streamingHandler(backend, method, method.name as StreamingName);
  if (method.name in duplexOperations) return duplexHandler(backend, method, method.name as DuplexName);
  const refusal = (): Failure => failureOf(backend, unimplemented(`the gRPC call ${method.name}`));
  if (method.responseStream)
    return (call: ServerDuplexStream<Buffer, Buffer>) => void call.emit('error', refusal());
  const refuse: handleUnaryCall<Buffer, Buffer> = (_call, callback) => callback(refusal());
  return refuse;
}

function unaryHandler(backend: Backend, method: Method, name: UnaryName): handleUnaryCall<Buffer, Buffer> {
  return (call, callback) => {
    const answer = async (): Promise<Buffer> => {
      const { caller, request } = read(method, call.request, call.metadata);
      return encodeMessage(
        messageType(method.responseType),
        await unaryOperations[name](backend, caller, request),
      );
    };
    answer().then(
      (response) => callback(null, response),
      (error: unknown) => callback(failureOf(backend, error)),
    );
  };
}

function streamingHandler(backend: Backend, method: Method, name: StreamingName) {
  return (call: ServerWritableStream<Buffer, Buffer>): void => {
    // Google's clients repeat a stream that fails before its headers came, for seven seconds, whatever the error.
    call.sendMetadata(new Metadata());
    const answer = async (): Promise<void> => {
      const { caller, request } = read(method, call.request, call.metadata);
      const type = messageType(method.responseType);
      for (const item of await streamingOperations[name](backend, caller, request)) {
        call.write(encodeMessage(type, item));
      }
      call.end();
    };
    answer().catch((error: unknown) => call.emit('error', failureOf(backend, error)));
  };
}

function duplexHandler(backend: Backend, method: Method, name: DuplexName) {
  return (call: ServerDuplexStream<Buffer, Buffer>): void => {
    call.sendMetadata(new Metadata());
    const type = messageType(method.responseType);
    const fail = (error: unknown): void => void call.emit('error', failureOf(backend, error));
    let stream: Stream;
    try {
      stream = duplexOperations[name](backend, readCaller(call.metadata), {
        send: (message) => call.write(encodeMessage(type, message)),
        fail,
      });
    } catch (error) {
      fail(error);
      return;
    }
    call.on('data', (bytes: Buffer) => {
      try {
        stream.receive(decodeRequest(method, bytes));
      } catch (error) {
        stream.close();
        fail(error);
      }
    });
    call.on('end', () => {
      stream.close();
      call.end();
    });
    call.on('cancelled', () => stream.close());
  };
}

function read(method: Method, bytes: Buffer, metadata: Metadata): { caller: Caller; request: JsonObject } {
  return { caller: readCaller(metadata), request: decodeRequest(method, bytes) };
}

function readCaller(metadata: Metadata): Caller {
  const [authorization] = metadata.get('authorization');
  return callerOf(authorization?.toString());
}

function decodeRequest(method: Method, bytes: Buffer): JsonObject {
  checkRequestSize(bytes.length);
  try {
    return decodeMessage(messageType(method.requestType), bytes);
  } catch (error) {
    throw invalid(`The request of ${method.name} cannot be decoded: ${String(error)}`);
  }
}

interface Failure extends Partial<Error> {
  code: number;
  details: string;
}

function failureOf(backend: Backend, error: unknown): Failure {
  const { status, message } = toStatusError(error);
  if (status === 'UNIMPLEMENTED' || status === 'INTERNAL') backend.log.warn(message);
  return { code: grpcCode(status), details: message, message };
}
