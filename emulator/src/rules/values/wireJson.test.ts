import { loadRuleset } from '../ruleset';
import { request, rules } from '../testing/support';

/** As Google's emulator reported each. */
it.each<[string, unknown]>([
  ['request.resource', { nullValue: null }],
  ['id.size() + 1', { intValue: '3' }],
  ['1.0 / id.size()', { floatValue: 0.5 }],
  ['0.0 / 0', { floatValue: 'NaN' }],
  ['1.0 / 0', { floatValue: 'Infinity' }],
  ["id + 'x'", { stringValue: 'b1x' }],
  ['id.toUtf8()', { bytesValue: 'YjE=' }],
  ['timestamp.value(-1)', { timestampValue: '1969-12-31T23:59:59.999Z' }],
  ['timestamp.value(1772694489000)', { timestampValue: '2026-03-05T07:08:09Z' }],
  ["duration.value(-1500, 'ms')", { durationValue: '-1.500s' }],
  ["duration.value(1, 'ns')", { durationValue: '0.000000001s' }],
  ["duration.value(2, 's')", { durationValue: '2s' }],
  ['latlng.value(1, 2)', { latlngValue: { latitude: 1, longitude: 2 } }],
  ['/a/$(id)', { pathValue: { segments: [{ simple: 'a' }, { simple: 'b1' }] } }],
  ['[id, 1]', { listValue: { values: [{ stringValue: 'b1' }, { intValue: '1' }] } }],
  ['[1].toSet()', { setValue: { values: [{ intValue: '1' }] } }],
  ["{'a': true}", { mapValue: { fields: { a: { boolValue: true } } } }],
  [
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1.0, 'b': 3, 'd': 2})",
    { mapDiffValue: { keyStatuses: { a: 'UNCHANGED', b: 'CHANGED', c: 'ADDED', d: 'REMOVED' } } },
  ],
])('writes %s', (expression, value) => {
  const ruleset = loadRuleset(rules(`match /books/{id} { allow get, create: if ${expression}; }`));
  ruleset.decide(request({ method: 'create' }));
  expect(ruleset.coverage().report[0]?.values).toEqual([{ value, count: 1 }]);
});
