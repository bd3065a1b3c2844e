/** What no page of ours sends: as text, since some of it is nothing that JSON.stringify makes. */
export function hostilePayloads(input: Record<string, unknown>): { what: string; body: string }[] {
  const data = (value: unknown) => JSON.stringify({ data: value });
  const field = Object.keys(input)[0] ?? 'name';
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  return [
    { what: 'a field that it does not know', body: data({ ...input, isAdmin: true }) },
    { what: 'a prototype', body: `{"data":{"__proto__":{"role":"admin"},"${field}":"A"}}` },
    { what: 'a constructor', body: '{"data":{"constructor":{"prototype":{"role":"admin"}}}}' },
    { what: 'a list for the whole', body: data([input]) },
    { what: 'a text for the whole', body: data(field) },
    { what: 'deep nesting', body: `{"data":{"${field}":${nested(500)}}}` },
    { what: '5 MB', body: data({ ...input, [field]: 'x'.repeat(5 * 1024 * 1024) }) },
    ...Object.keys(input).flatMap((name) => [
      { what: `an operator for ${name}`, body: data({ ...input, [name]: { $ne: null } }) },
      { what: `a list of lists for ${name}`, body: data({ ...input, [name]: [[1]] }) },
    ]),
  ];
}
