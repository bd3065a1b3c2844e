import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Client, credentials, Metadata, type ClientDuplexStream, type ServiceError } from '@grpc/grpc-js';
import type { Type } from 'protobufjs';
import type { Backend } from '../backend';
import { decodeMessage } from '../grpc/decode';
import { encodeMessage } from '../grpc/encode';
import { messageType, serviceMethods, serviceName } from '../grpc/protos';
import { createGrpcServer } from '../grpc/server';
import type { JsonObject } from '../json';
import { createPort } from '../port';
import { createRestServer } from '../rest/server';
import { WebChannels } from '../webchannel/webChannels';

/** The port with all three protocols around a backend that the test sees. */
export interface TestPort {
  number: number;
  close: () => void;
}

export async function openPort(backend: Backend): Promise<TestPort> {
  const grpc = createGrpcServer(backend);
  const rest = createRestServer(backend, () => Promise.resolve(null), new WebChannels(backend));
  const port = createPort(rest, grpc);
  port.server.listen(0, '127.0.0.1');
  await once(port.server, 'listening');
  const close = (): void => {
    port.close();
    grpc.close();
  };
  return { number: (port.server.address() as AddressInfo).port, close };
}

/** The administrator's gRPC client. A request may also be bytes, whatever they mean. */
export class TestGrpcClient {
  private readonly client: Client;
  private readonly metadata = new Metadata();

  constructor(port: number) {
    this.client = new Client(`127.0.0.1:${port}`, credentials.createInsecure(), {
      'grpc.max_send_message_length': -1,
    });
    this.metadata.set('authorization', 'Bearer owner');
  }

  unary(method: string, request: JsonObject | Buffer): Promise<JsonObject> {
    return new Promise((resolve, reject) => {
      this.client.makeUnaryRequest(
        pathOf(method),
        asIs,
        asIs,
        bytesOf(method, request),
        this.metadata,
        (error: ServiceError | null, answer?: Buffer) =>
          error ? reject(error) : resolve(decodeMessage(typesOf(method).response, answer ?? Buffer.alloc(0))),
      );
    });
  }

  async streaming(method: string, request: JsonObject | Buffer): Promise<JsonObject[]> {
    const bytes = bytesOf(method, request);
    const call = this.client.makeServerStreamRequest(pathOf(method), asIs, asIs, bytes, this.metadata);
    const answers: JsonObject[] = [];
    for await (const answer of call as AsyncIterable<Buffer>) {
      answers.push(decodeMessage(typesOf(method).response, answer));
    }
    return answers;
  }

  duplex(method: 'Listen' | 'Write'): TestCall {
    return new TestCall(method, this.client.makeBidiStreamRequest(pathOf(method), asIs, asIs, this.metadata));
  }

  close(): void {
    this.client.close();
  }
}

/** A call in both directions. */
class TestCall {
  private readonly answers: AsyncIterator<Buffer>;

  constructor(
    private readonly method: string,
    private readonly call: ClientDuplexStream<Buffer, Buffer>,
  ) {
    this.answers = (call as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  }

  send(request: JsonObject | Buffer): void {
    this.call.write(bytesOf(this.method, request));
  }

  /** The next answer; rejects when the call has failed. */
  async next(): Promise<JsonObject> {
    const { value } = (await this.answers.next()) as { value?: Buffer };
    return decodeMessage(typesOf(this.method).response, value ?? Buffer.alloc(0));
  }

  cancel(): void {
    // What is then reported is that the call was cancelled.
    this.call.on('error', () => undefined);
    this.call.cancel();
  }
}

const asIs = (bytes: Buffer): Buffer => bytes;

function pathOf(method: string): string {
  return `/${serviceName}/${method}`;
}

function typesOf(method: string): { request: Type; response: Type } {
  const found = serviceMethods().find(({ name }) => name === method);
  return {
    request: messageType(found?.requestType ?? 'Document'),
    response: messageType(found?.responseType ?? 'Document'),
  };
}

function bytesOf(method: string, request: JsonObject | Buffer): Buffer {
  return Buffer.isBuffer(request) ? request : encodeMessage(typesOf(method).request, request);
}
