import { coverageHtml } from './coverageHtml';
import type { CoverageNode } from './coverage';
import { loadRuleset } from './ruleset';
import { listRequest, request, ROOT, rules } from './testing/support';

const source = rules(`match /books/{id} {
  allow get: if isFirst(id) || request.auth.token.nope;
  allow list: if request.query.limit < 10;
  allow create: if true;
  function isFirst(x) { let wanted = 'b1'; return x == wanted; }
}`);

function covered() {
  const ruleset = loadRuleset(source);
  for (const name of ['b1', 'b1', 'b2']) ruleset.decide(request({ path: `${ROOT}/books/${name}` }));
  return ruleset;
}

const text = ({ sourcePosition }: CoverageNode) =>
  source.slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1);

function valuesOf(nodes: CoverageNode[]): Record<string, unknown> {
  return Object.assign(
    {},
    ...nodes.map((node) => ({
      [text(node)]: node.values?.map(({ value, count }) => [value, count]),
      ...valuesOf(node.children ?? []),
    })),
  ) as Record<string, unknown>;
}

const yes = { boolValue: true };
const no = { boolValue: false };

it('counts what each expression came to, and tells where it stands', () => {
  const { report } = covered().coverage();
  const at = source.indexOf('request.auth.token.nope');
  const failure = {
    undefined: {
      sourcePosition: { line: 5, column: 32, currentOffset: at, endOffset: at + 22 },
      causeMessage: 'there is no nope',
    },
  };
  expect(valuesOf(report)).toMatchObject({
    'isFirst(id) || request.auth.token.nope': [
      [yes, 2],
      [failure, 1],
    ],
    'isFirst(id)': [
      [yes, 2],
      [no, 1],
    ],
    'request.auth.token.nope': [[failure, 1]],
    'x == wanted': [
      [yes, 2],
      [no, 1],
    ],
    x: [
      [{ stringValue: 'b1' }, 2],
      [{ stringValue: 'b2' }, 1],
    ],
  });
});

it('is one tree for each function and each condition, as in the source; what is always so has none', () => {
  const { report } = covered().coverage();
  expect(report.map(text)).toEqual([
    "let wanted = 'b1'; return x == wanted",
    'isFirst(id) || request.auth.token.nope',
    'request.query.limit < 10',
  ]);
  expect(report.map(({ sourcePosition: { line, column } }) => [line, column])).toEqual([
    [8, 25],
    [5, 17],
    [6, 18],
  ]);
  expect(report[2]?.values).toBeUndefined();
});

it('counts a list like any request, and says nothing of what a denial looks at again', () => {
  const ruleset = loadRuleset(source);
  ruleset.decide(listRequest({ limit: 50 }));
  expect(ruleset.coverage().report[2]?.values).toEqual([{ value: no, count: 1 }]);
});

it('is a page whose underlines tell how well each expression was tried', () => {
  const page = coverageHtml({
    rules: { files: [{ name: 'firestore.rules', content: source }] },
    ...covered().coverage(),
  });
  expect(page).toContain('<span class="both" title="2 x {&quot;boolValue&quot;:true}\n1 x');
  expect(page).toContain('<span class="never" title="never evaluated">');
  expect(page).toContain('allow list: if ');
  expect(page.replace(/<\/?span[^>]*>/g, '')).toContain('request.query.limit &lt; 10');
});
