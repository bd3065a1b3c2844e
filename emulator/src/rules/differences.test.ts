import { outcome } from './testing/support';

/** Where this engine once differed from Google's emulator, found by `npm run fuzz -w emulator`. */
it.each([
  ['time beyond the year 9999', 'timestamp.value(999999999999999999) is timestamp', 'error'],
  ['time before the year 1', 'timestamp.value(-99999999999999) is timestamp', 'error'],
  ['duration of over 10,000 years', "duration.value(999999999, 'w') is duration", 'error'],
  ['date that no calendar can hold', 'timestamp.date(9223372036854775807, 1, 1) is timestamp', 'error'],
  ['date in the first century', 'timestamp.date(99, 1, 1).year() == 99', 'allow'],
  ['empty match before the first character', "'ab'.split('') == ['', 'a', 'b']", 'allow'],
  ['nothing but a separator', "'a'.split('a') == ['']", 'allow'],
  ['pattern that may match nothing', "'ab'.split('b*') == ['', 'a']", 'allow'],
  ['infinity, rounded', 'math.round(1.0 / 0) == 9223372036854775807', 'allow'],
  ['NaN, rounded', 'math.round(0.0 / 0) == 0', 'allow'],
  ['null in a path', "string(/a/$(null)) == '/a/null'", 'allow'],
  ['spaces around a segment', "path(' a / b ') == /a/b", 'allow'],
  ['an escaped segment', "path('/a/%20')[1] == ' '", 'allow'],
  ['a capture that is not closed', "path('/a/{x') is path", 'error'],
  ['templates', '/a/{x} == /a/{x}', 'deny'],
  ['is set', '[].toSet() is set', 'deny'],
  ['differences', "{'a': 1}.diff({}) == {'a': 1}.diff({})", 'deny'],
  ['differences within a list', "[{'a': 1}.diff({})] == [{'a': 1}.diff({})]", 'allow'],
  ['keys, which come sorted', "{'r': 1, 'n': 2}.keys() == ['n', 'r']", 'allow'],
  ['hasOnly with no list', '[].hasOnly(1)', 'error'],
  ['hasOnly of a set with no list', '[].toSet().hasOnly(1)', 'error'],
  ['a range without an end', "'abc'[1:null] == 'bc' && 'abc'[null:1] == 'a'", 'allow'],
  ['the smallest int by -1', '-9223372036854775808 / -1 == -9223372036854775808', 'allow'],
  ['the smallest int without its sign', 'math.abs(-9223372036854775808) == -9223372036854775808', 'allow'],
  ['letters beyond ASCII', "'éA'.upper() == 'éA' && 'Éa'.lower() == 'Éa'", 'allow'],
  ['a segment of a template', "path('/a/{x}')[0] == 'a'", 'error'],
  ['NaN in a set', '[0.0 / 0].toSet().hasAny([0.0 / 0])', 'allow'],
  ['NaN compared by diff', "{'a': 0.0 / 0}.diff({'a': 0.0 / 0}).changedKeys().size() == 0", 'allow'],
  ['hasOnly of a set takes 1 for 1.0', '[1, 2].toSet().hasOnly([1.0, 2])', 'allow'],
])('%s: %s -> %s', (_what, expression, expected) => {
  expect(outcome(expression)).toBe(expected);
});
