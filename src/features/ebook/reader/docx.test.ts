import { toPlainMarkup } from './docxMarkup';

const body = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

const STYLES =
  'p.docx-num-1-0:before { content: counter(docx-num-1-0) "." } p.docx-num-2-0:before { content: "•" }';

describe('toPlainMarkup', () => {
  it('makes headings of what is styled as headings, and lists them', () => {
    const element = body(
      '<p class="docx_title">Fizikia</p><p class="docx_heading1">Mwendo</p><p>Text</p><p class="docx_heading2">Kasi</p>',
    );
    expect(toPlainMarkup(element, '').map(({ title }) => title)).toEqual(['Fizikia', 'Mwendo', 'Kasi']);
    expect([...element.children].map(({ localName }) => localName)).toEqual(['h2', 'h2', 'p', 'h3']);
    expect(new Set([...element.querySelectorAll('h2, h3')].map(({ id }) => id)).size).toBe(3);
  });

  it('makes lists of numbered neighbours, of their kind', () => {
    const element = body(
      '<p class="docx-num-1-0">One</p><p class="docx-num-1-0">Two</p><p>Between</p><p class="docx-num-2-0">Dot</p>',
    );
    toPlainMarkup(element, STYLES);
    expect(element.innerHTML).toBe('<ol><li>One</li><li>Two</li></ol><p>Between</p><ul><li>Dot</li></ul>');
  });

  it('puts deeper levels inside their item', () => {
    const element = body(
      '<p class="docx-num-1-0">One</p><p class="docx-num-1-1">Deeper</p><p class="docx-num-1-0">Two</p>',
    );
    toPlainMarkup(element, STYLES);
    expect(element.innerHTML).toBe('<ol><li>One<ul><li>Deeper</li></ul></li><li>Two</li></ol>');
  });

  it('keeps bold, italic and raised text', () => {
    const element = body(
      '<p><span style="font-weight: bold">F</span> = <span style="font-style: italic">ma</span>, m<span style="vertical-align: super">2</span></p>',
    );
    toPlainMarkup(element, '');
    expect(element.querySelector('strong')).toHaveTextContent('F');
    expect(element.querySelector('em')).toHaveTextContent('ma');
    expect(element.querySelector('sup')).toHaveTextContent('2');
  });
});
