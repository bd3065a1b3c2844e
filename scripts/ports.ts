import net from 'node:net';

/** Firebase's usual ports, all moved by SOMO_PORT_OFFSET so that two runs can stand side by side. */
const BASE = {
  site: 5173,
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  websocket: 9150,
  auth: 9099,
  storage: 9199,
  eventarc: 9299,
  tasks: 9499,
  hub: 4400,
  logging: 4500,
};

export type Ports = Record<keyof typeof BASE, number>;

/** What browsers and Node's fetch refuse to call, of the ports that an offset can reach (the Fetch standard's list). */
const REFUSED = new Set([
  4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

export function portsFor(offset: number): Ports {
  const moved = Object.entries(BASE).map(([part, port]): [string, number] => [part, port + offset]);
  for (const [part, port] of moved) {
    if (REFUSED.has(port)) {
      throw new Error(
        `SOMO_PORT_OFFSET=${offset} moves ${part} to port ${port}, which browsers refuse to call. Choose another.`,
      );
    }
  }
  return Object.fromEntries(moved) as Ports;
}

export function offsetFromEnv(fallback: number): number {
  const text = process.env.SOMO_PORT_OFFSET;
  if (text === undefined) return fallback;
  const offset = Number(text);
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new Error(`SOMO_PORT_OFFSET must be a whole number from 0 to 50000, not "${text}".`);
  }
  return offset;
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

export async function areFree(ports: Ports): Promise<boolean> {
  const free = await Promise.all(Object.values(ports).map(isFree));
  return free.every(Boolean);
}

export async function assertFree(ports: Partial<Ports>): Promise<void> {
  for (const [part, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} (${part}) is in use. End the program that uses it, or move all ports: SOMO_PORT_OFFSET=100 npm start`,
      );
    }
  }
}

export const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
