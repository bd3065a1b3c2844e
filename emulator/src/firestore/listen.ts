import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import type { GrpcServer } from './grpc/server';

const http2Preface = 'PRI';

/** One port for both transports: the first bytes tell HTTP/2 (gRPC) from HTTP/1 (REST). */
export function createPort(rest: HttpServer, grpc: GrpcServer): Server {
  return createServer((socket) => {
    // A connection that ends before it says anything (the suite's look whether the port answers) is no fault.
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => route(socket, rest, grpc));
  });
}

function route(socket: Socket, rest: HttpServer, grpc: GrpcServer): void {
  const chunk: unknown = socket.read();
  if (!Buffer.isBuffer(chunk)) return;
  socket.unshift(chunk);
  if (chunk.subarray(0, http2Preface.length).toString('latin1') === http2Preface) grpc.inject(socket);
  else rest.emit('connection', socket);
}
