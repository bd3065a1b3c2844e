import { StatusError } from './errors';

const waitLimitMs = 20_000;

interface Waiter {
  owner: string;
  grant: () => void;
}

interface Lock {
  owner: string;
  waiters: Waiter[];
}

/**
 * Document locks: the real service holds them for the Admin SDK's read-write transactions from the first read on, and
 * every commit holds those of what it writes. First come, first served: fifty functions that count up one document go
 * one after the other and none starves.
 */
export class Locks {
  private readonly locks = new Map<string, Lock>();
  /** Who waits for which document: to find a circle before it stands still. */
  private readonly waitingFor = new Map<string, string>();

  /** Takes documents for a transaction or commit, each once nobody else has it. */
  async acquireAll(names: Iterable<string>, owner: string): Promise<void> {
    // One order for everybody, so that two commits of the same documents never wait for each other.
    for (const name of [...new Set(names)].sort()) await this.acquire(name, owner);
  }

  releaseAll(owner: string): void {
    for (const [name, lock] of this.locks) {
      if (lock.owner === owner) this.passOn(name, lock);
    }
  }

  private async acquire(name: string, owner: string): Promise<void> {
    const lock = this.locks.get(name);
    if (lock?.owner === owner) return;
    if (!lock) {
      this.locks.set(name, { owner, waiters: [] });
      return;
    }
    if (this.wouldDeadlock(lock, owner)) throw contention(name);
    this.waitingFor.set(owner, name);
    try {
      await waitInLine(lock, name, owner);
    } finally {
      this.waitingFor.delete(owner);
    }
  }

  private passOn(name: string, lock: Lock): void {
    const next = lock.waiters.shift();
    if (!next) {
      this.locks.delete(name);
      return;
    }
    lock.owner = next.owner;
    next.grant();
  }

  private wouldDeadlock(lock: Lock, owner: string): boolean {
    let holder: string | undefined = lock.owner;
    while (holder !== undefined) {
      if (holder === owner) return true;
      const next = this.waitingFor.get(holder);
      holder = next === undefined ? undefined : this.locks.get(next)?.owner;
    }
    return false;
  }
}

function waitInLine(lock: Lock, name: string, owner: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const waiter: Waiter = {
      owner,
      grant: () => {
        clearTimeout(timer);
        resolve();
      },
    };
    const timer = setTimeout(() => {
      lock.waiters = lock.waiters.filter((other) => other !== waiter);
      reject(contention(name));
    }, waitLimitMs);
    lock.waiters.push(waiter);
  });
}

function contention(name: string): StatusError {
  return new StatusError('ABORTED', `Too much contention on these documents. Please try again. (${name})`);
}
