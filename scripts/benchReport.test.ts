import { median, medianVisit, report } from './benchReport';
import type { Visit } from './benchVisit';

const visit = (fields: Partial<Visit>): Visit => ({
  firstPaint: 1000,
  content: 4000,
  layoutShift: 0,
  requests: 8,
  reads: 2,
  js: 150 * 1024,
  css: 7 * 1024,
  total: 170 * 1024,
  ...fields,
});

describe('the report of a bench', () => {
  it('takes the run in the middle, whatever their order', () => {
    expect(median([3000, 1000, 2000])).toBe(2000);
    expect(
      medianVisit([visit({ content: 9000 }), visit({ content: 1 }), visit({ content: 4200 })]).content,
    ).toBe(4200);
  });

  it('shows sizes, ratios and scores of each page', () => {
    const scores = { performance: 97, accessibility: 100, 'best-practices': 99, seo: 98 };
    const page = { address: '/ebooks', first: visit({}), second: visit({ content: 2000, reads: 0 }), scores };
    const text = report([page], { js: 170 * 1024, css: 15 * 1024, kept: 165 * 1024 });
    expect(text).toContain('| /ebooks | 8 | 150 | 7 | 170 | 2 | 0 |');
    expect(text).toContain('| /ebooks | 1.0 | 4.0 | 0.25 | 0.50 | 0.000 |');
    expect(text).toContain('| /ebooks | 97 | 100 | 99 | 98 |');
    expect(text).toContain('170 KiB of JavaScript and 15 KiB of CSS');
    expect(text).toContain('165 KiB');
  });

  it('says when Lighthouse was left out', () => {
    const page = { address: '/', first: visit({}), second: visit({}), scores: null };
    expect(report([page], { js: 1, css: 1, kept: 1 })).toContain('Left out of this run');
  });
});
