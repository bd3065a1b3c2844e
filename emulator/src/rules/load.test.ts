import { problemsOf, rules } from './testing/support';

function problems(body: string): string[] {
  return problemsOf(rules(body)).map((problem) => problem.replace(/^\d+:\d+ /, ''));
}

const condition = (expression: string) => problems(`match /a/{id} { allow get: if ${expression}; }`);

it('says where', () => {
  expect(problemsOf(rules('match /a/{id} {\n  allow get: if nobody == 1;\n}'))).toEqual([
    '5:17 unknown variable nobody',
  ]);
  expect(problemsOf(rules('match /a/{id} {\n  allow get: if id ==;\n}'))).toEqual(['5:22 unexpected ";"']);
});

it('names every problem at once', () => {
  expect(condition('nobody == other && nope()')).toEqual([
    'unknown variable nobody',
    'unknown variable other',
    'unknown function nope',
  ]);
});

it.each([
  ['id.nope()', 'unknown function nope'],
  ['id.size(1) == 1', 'size takes 0 arguments, not 1'],
  ['exists() == true', 'exists takes 1 arguments, not 0'],
  ['math.nope(1) == 1', 'unknown function nope'],
  ['id is text', 'unknown type text'],
  ["id.matches('[')", '"[" is not a regular expression of RE2 that is supported here'],
  ["id.matches('(?=a).*')", '"(?=a).*" is not a regular expression of RE2 that is supported here'],
  ["id.matches('(a)\\\\1')", '"(a)\\1" is not a regular expression of RE2 that is supported here'],
  ['9223372036854775808 > 0', '9223372036854775808 is beyond a 64-bit int'],
])('refuses %s', (expression, message) => {
  expect(condition(expression)).toEqual([message]);
});

it.each([
  "'a' in ['a'] == true",
  '1 == 1 is bool',
  "'\\d' == ''",
  '0x10 == 16',
  '1e3 == 1000',
  'a ? b',
  'id = 1',
  '~id',
  'id === 1',
  '4/id.size() == 4',
  '4 /(2) == 2',
  '4--3 == 7',
])('does not know the syntax %s', (expression) => {
  expect(condition(expression)).toHaveLength(1);
  expect(condition(expression)[0]).toMatch(/^(Expected|unexpected) /);
});

it.each([
  ['allow foo;', 'unknown method foo (read, write, get, list, create, update, delete)'],
  [
    'allow get: if f(); function f() { return g(); } function g() { return f(); }',
    'f calls itself: f > g > f',
  ],
  ['function f() { return true; } function f(x) { return x; }', 'function f is defined twice'],
  ['match /b/{c} {}', 'the match is empty'],
  ['match /b/{c}/d/{c} { allow get; }', 'a wildcard appears twice'],
  ['function get(x) { return x; }', 'get is a built-in function'],
  ['function f(math) { return math; }', "math is a package and can't be a variable"],
  ['function f(a, b, c, d, e, f, g, h) { return a; }', 'more than 7 parameters'],
  [
    'match /b/{p=**}/{q=**} { allow get; }',
    'only one {name=**} is allowed in a path, its outer matches included',
  ],
  [
    'match /{p=**} { match /b/{q=**} { allow get; } }',
    'only one {name=**} is allowed in a path, its outer matches included',
  ],
])('refuses %s', (body, message) => {
  expect(problems(`match /a/{id} { ${body} }`)).toEqual([message]);
});

it('allows calls 20 deep and expressions 99 deep, no more', () => {
  const chain = (length: number) => {
    const inner = Array.from({ length }, (_, i) => `function f${i}() { return f${i + 1}(); }`);
    return `${inner.join(' ')} function f${length}() { return true; } match /a/{id} { allow get: if f0(); }`;
  };
  expect(problems(chain(20))).toEqual([]);
  expect(problems(chain(21))).toEqual(['calls are nested more than 20 deep']);
  const conjuncts = (count: number) => Array.from({ length: count }, () => 'true').join(' && ');
  expect(condition(conjuncts(99))).toEqual([]);
  expect(condition(conjuncts(100))).not.toEqual([]);
});

it('allows matches 10 deep and 20 wildcards in a path, no more', () => {
  const nested = (count: number) => Array.from({ length: count }, (_, i) => `match /a/{x${i}} {`).join(' ');
  const deep = (count: number) => problems(`${nested(count)} allow get; ${'}'.repeat(count)}`);
  expect(deep(10)).toEqual([]);
  expect(deep(12)).toEqual(['matches are nested more than 10 deep']);
  const wide = (count: number) =>
    problems(`match ${Array.from({ length: count }, (_, i) => `/{x${i}}`).join('')} { allow get; }`);
  expect(wide(19)).toEqual([]);
  expect(wide(20)).toEqual(['more than 20 wildcards in a path']);
});

it.each(['4/ 2 == 2', '4/[2][0] == 2', '4 - -3 == 7', '-(-3) == 3'])('takes %s', (expression) => {
  expect(condition(expression)).toEqual([]);
});

it.each([
  [
    'service cloud.firestore { match /a/{b} { allow get; } }',
    "1:1 the ruleset must begin with rules_version = '2';",
  ],
  [
    "rules_version = '1'; service cloud.firestore { match /a/{b} { allow get; } }",
    "1:1 the ruleset must begin with rules_version = '2';",
  ],
  ["rules_version = '2';", '1:1 the ruleset has no service'],
  ["rules_version = '2'; service cloud.firestore {}", '1:22 the service is empty'],
  [
    "rules_version = '2'; service cloud.sql { match /a/{b} { allow get; } }",
    '1:22 unknown service cloud.sql',
  ],
])('refuses %s', (source, problem) => {
  expect(problemsOf(source)).toEqual([problem]);
});

it.each([
  "rules_version = '2'; import 'x'; service cloud.firestore {}",
  "rules_version = '2'; service cloud.firestore { allow get; }",
  'nonsense',
])('refuses the source %s', (source) => {
  expect(problemsOf(source)).toHaveLength(1);
});

it('takes what Google takes: comments, no semicolons where nothing follows, functions anywhere', () => {
  const source = `/* a */ rules_version = "2"
    function everywhere() { return true }
    service cloud.firestore { // b
      match /databases/{d}/documents { match /a/{b} { allow get: if f() allow list, create } function f() { return everywhere() } }
    }`;
  expect(problemsOf(source)).toEqual([]);
});
