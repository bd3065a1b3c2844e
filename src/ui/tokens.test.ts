import fs from 'node:fs';
import path from 'node:path';

const source = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

type Colours = Record<string, string>;

const coloursIn = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/gi)].map(([, name, hex]) => [name, hex]),
  );

const block = (pattern: RegExp) => {
  const found = pattern.exec(source)?.[1];
  if (!found) throw new Error(`tokens.css has no ${String(pattern)}`);
  return found;
};

const light = coloursIn(block(/^:root \{([\s\S]*?)^\}/m));
const byDevice = block(/:root:not\(\[data-theme=['"]light['"]\]\) \{([\s\S]*?)\n {2}\}/);
const byChoice = block(/^\[data-theme=['"]dark['"]\] \{([\s\S]*?)^\}/m);
const dark = { ...light, ...coloursIn(byChoice) };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Colours, front: string, back: string): number {
  const [one, two] = [theme[front], theme[back]];
  if (!one || !two) throw new Error(`No colour ${one ? back : front}`);
  const [dim = 0, bright = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** Everything that is read: 4.5 to 1. */
const TEXT = `
  ink: ground surface sunk raised primary-soft accent-soft danger-soft info-soft success-soft
  muted: ground surface sunk raised primary-soft accent-soft
  primary: ground surface raised primary-soft
  on-primary: primary primary-hover
  on-accent: accent accent-hover
  danger: ground surface raised danger-soft
  on-danger: danger
  success: ground surface success-soft
  info: surface info-soft
  on-brand: brand brand-deep
  on-brand-muted: brand brand-deep
  dye-sand: dye-forest dye-clay dye-ocean dye-meadow dye-lake dye-ink
  dye-ink: dye-marigold dye-sand dye-calico
`;

/** Edges of controls, focus rings, progress: 3 to 1. */
const EDGES = `
  line-strong: ground surface raised
  brand-line-strong: brand brand-deep
  primary: sunk line
  focus: ground surface raised sunk
  dye-marigold: brand brand-deep
`;

const pairs = (list: string) =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [front = '', backs = ''] = line.split(':');
      return backs
        .trim()
        .split(' ')
        .map((back) => [front.trim(), back] as const);
    });

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('tokens, %s', (_name, theme) => {
  it.each(pairs(TEXT))('%s can be read on %s', (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(EDGES))('%s can be told from %s', (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(3);
  });
});

it('is the same dark by the device and by choice', () => {
  const lines = (css: string) =>
    css
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .trim();
  expect(lines(byDevice)).toBe(lines(byChoice));
});
