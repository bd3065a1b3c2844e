import { createInterface } from 'node:readline';
import type { Incoming, Outgoing } from './protocol';
import { failed, StorageRules } from './storageRules';

/** The program that the Storage emulator starts in place of Google's: JSON lines in, JSON lines out. */
const rules = new StorageRules();

function send(message: Outgoing): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function receive(line: string): void {
  let id: unknown;
  try {
    const message = JSON.parse(line) as Incoming;
    id = message.id;
    send(rules.answer(message));
  } catch (error) {
    // An unanswered request would hang the upload or download that waits for it.
    if (typeof id === 'number') send(failed(id, `Rules runtime: ${String(error)}`));
    else console.error(`Not a message: ${String(error)}`);
  }
}

createInterface({ input: process.stdin }).on('line', receive);
send({ id: -1, status: 'ok' });
