import { render, screen } from '@testing-library/react';
import { MathText } from './MathText';

/** KaTeX notes the source beside what it draws. */
const untilDrawn = (source: string) => screen.findByText(source, { selector: 'annotation' });

test('a text without a formula stands as it is, with its dollars', () => {
  const { container } = render(<MathText text={'It costs \\$5, not \\$6'} />);
  expect(container).toHaveTextContent('It costs $5, not $6');
  expect(container.querySelector('.katex')).toBeNull();
});

test('a formula is drawn, and said by its source', async () => {
  const { container } = render(<MathText text="Solve $x^2 = 4$ for x" />);
  expect(container).toHaveTextContent('Solve x^2 = 4 for x');
  await untilDrawn('x^2 = 4');
  expect(container.querySelector('.katex')).not.toBeNull();
});

test('what is no formula stays as it was typed', async () => {
  const { container } = render(<MathText text="$\frac{1$ and $y$" />);
  await untilDrawn('y');
  expect(container).toHaveTextContent('$\\frac{1$');
});

test('markup and links in a formula do nothing', async () => {
  const { container } = render(
    <MathText text={'$\\href{javascript:alert(1)}{x}$ $<img src=x onerror=alert(1)>$ $z$'} />,
  );
  await untilDrawn('z');
  expect(container.querySelectorAll('img, a')).toHaveLength(0);
});
