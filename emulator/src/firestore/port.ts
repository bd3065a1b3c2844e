import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import type { GrpcServer } from './grpc/server';

const http2Preface = 'PRI';

export interface Port {
  server: Server;
  close: () => void;
}

/** One port for both transports: the first bytes tell HTTP/2 (gRPC) from HTTP/1 (REST). */
export function createPort(rest: HttpServer, grpc: GrpcServer): Port {
  // Kept here, since an HTTP server that does not listen itself does not know its connections.
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A connection that ends before it says anything (the suite's look whether the port answers) is no fault.
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => route(socket, rest, grpc));
  });
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { server, close };
}

function route(socket: Socket, rest: HttpServer, grpc: GrpcServer): void {
  const chunk: unknown = socket.read();
  if (!Buffer.isBuffer(chunk)) return;
  socket.unshift(chunk);
  if (chunk.subarray(0, http2Preface.length).toString('latin1') === http2Preface) grpc.inject(socket);
  else rest.emit('connection', socket);
}
