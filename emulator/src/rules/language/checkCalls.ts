import type { FunctionNode } from './ast';

/** Which functions each function calls. */
export type Calls = Map<FunctionNode, Set<FunctionNode>>;

const MAX_CALL_DEPTH = 20;

/** Recursion is not part of the language, and calls may be nested 20 deep. */
export function checkCalls(calls: Calls): { node: FunctionNode; message: string }[] {
  const problems: { node: FunctionNode; message: string }[] = [];
  const depths = new Map<FunctionNode, number>();

  const depthOf = (node: FunctionNode, path: FunctionNode[]): number => {
    const known = depths.get(node);
    if (known !== undefined) return known;
    if (path.includes(node)) {
      problems.push({
        node,
        message: `${node.name} calls itself: ${[...path, node].map((f) => f.name).join(' > ')}`,
      });
      return 0;
    }
    const inner = [...(calls.get(node) ?? [])].map((callee) => depthOf(callee, [...path, node]));
    const depth = 1 + Math.max(0, ...inner);
    depths.set(node, depth);
    // Reported once, at the function that crosses the limit, not at all of its callers.
    if (depth === MAX_CALL_DEPTH + 2)
      problems.push({ node, message: `calls are nested more than ${MAX_CALL_DEPTH} deep` });
    return depth;
  };

  for (const node of calls.keys()) depthOf(node, []);
  return problems;
}
