import type { CoverageNode, CoverageReport } from './coverage';

export interface FileCoverage extends CoverageReport {
  rules: { files: { name: string; content: string }[] };
}

const STYLE = `pre { line-height: 1.8 } span { border-bottom: 3px solid #c62828 } span span { border-width: 2px }
  .both { border-color: #2e7d32 } .once { border-color: #ef6c00 } span:hover { background: #00000012 }`;

const LEGEND =
  'Red: never evaluated. Orange: a condition that was not both true and false. Green: the rest. Point at one for its values.';

/** The rules with each expression underlined by how well it was tried. */
export function coverageHtml({ rules, report }: FileCoverage): string {
  const source = rules.files.map(({ content }) => content).join('');
  const roots = [...report].sort((a, b) => a.sourcePosition.currentOffset - b.sourcePosition.currentOffset);
  const text = markUp(source, roots, 0, source.length);
  return `<!DOCTYPE html><meta charset="utf-8"><title>Rules coverage</title><style>${STYLE}</style><p>${LEGEND}</p><pre>${text}</pre>\n`;
}

function markUp(source: string, nodes: CoverageNode[], from: number, to: number): string {
  let out = '';
  let at = from;
  for (const node of nodes) {
    const { currentOffset, endOffset } = node.sourcePosition;
    const inner = markUp(source, node.children ?? [], currentOffset, endOffset + 1);
    out += `${escape(source.slice(at, currentOffset))}<span class="${classOf(node)}" title="${titleOf(node)}">${inner}</span>`;
    at = endOffset + 1;
  }
  return out + escape(source.slice(at, to));
}

function classOf({ values }: CoverageNode): string {
  if (!values) return 'never';
  const truths = new Set(values.flatMap(({ value }) => ('boolValue' in value ? [value.boolValue] : [])));
  return truths.size === 1 ? 'once' : 'both';
}

function titleOf({ values }: CoverageNode): string {
  const lines = (values ?? []).map(({ value, count }) => `${count} x ${JSON.stringify(value)}`);
  return escape(lines.join('\n')) || 'never evaluated';
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
