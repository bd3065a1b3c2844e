/** A copy of plain data with something else at a path such as `modules[0].lessons[1].title`. */
export const withAt = <Data extends object>(data: Data, path: string, value: unknown): Data =>
  put(data, keysOf(path), value) as Data;

export const valueAt = (data: object, path: string): unknown => keysOf(path).reduce<unknown>(inside, data);

const keysOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean);
const inside = (place: unknown, key: string) => (place as Record<string, unknown>)[key];

function put(place: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const next = put(inside(place, key), rest, value);
  if (Array.isArray(place)) return place.map((item: unknown, index) => (String(index) === key ? next : item));
  return { ...(place as object), [key]: next };
}
