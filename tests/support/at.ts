/** A copy of plain data with something else at a path such as `modules[0].lessons[1].title`. */
export function withAt<Data extends object>(data: Data, path: string, value: unknown): Data {
  const copy = structuredClone(data);
  const keys = keysOf(path);
  const last = keys.pop() ?? '';
  const place = keys.reduce<unknown>(inside, copy);
  (place as Record<string, unknown>)[last] = value;
  return copy;
}

export const valueAt = (data: object, path: string): unknown => keysOf(path).reduce<unknown>(inside, data);

const keysOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean);
const inside = (place: unknown, key: string) => (place as Record<string, unknown>)[key];
