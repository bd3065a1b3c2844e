import type { FunctionNode } from './language/ast';
import { RulesError } from './values/errors';
import type { Value } from './values/values';

/**
 * One level of names: the globals, a match with its wildcards, a call with its parameters and lets. A name's value is
 * computed when it is first read, and once: an argument that fails does no harm where it is not needed.
 */
export class Frame {
  private readonly bindings = new Map<string, Lazy>();

  constructor(
    readonly parent: Frame | null,
    private readonly functions: readonly FunctionNode[],
  ) {}

  define(name: string, compute: () => Value): void {
    this.bindings.set(name, new Lazy(compute));
  }

  valueOf(name: string): Value {
    const binding = this.bindings.get(name);
    if (binding) return binding.value();
    if (!this.parent) throw new RulesError(`${name} is not defined`);
    return this.parent.valueOf(name);
  }

  /** A function together with the frame that it was written in, whose names it sees. */
  findFunction(name: string): { node: FunctionNode; home: Frame } | null {
    const node = this.functions.find((candidate) => candidate.name === name);
    if (node) return { node, home: this };
    return this.parent?.findFunction(name) ?? null;
  }
}

class Lazy {
  private outcome: { value: Value } | { error: RulesError } | null = null;

  constructor(private readonly compute: () => Value) {}

  value(): Value {
    this.outcome ??= this.settle();
    if ('error' in this.outcome) throw this.outcome.error;
    return this.outcome.value;
  }

  private settle(): { value: Value } | { error: RulesError } {
    try {
      return { value: this.compute() };
    } catch (error) {
      if (error instanceof RulesError) return { error };
      throw error;
    }
  }
}
