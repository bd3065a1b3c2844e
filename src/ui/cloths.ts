/** The woven ground of each subject's covers. `view` is its place in public/cloths.svg. */
export interface Cloth {
  view: string;
  ground: string;
  /** The ground is light, so the saying on it is dark. */
  isLight: boolean;
}

const cloth = (view: string, dye: string, isLight = false): Cloth => ({
  view,
  ground: `var(--dye-${dye})`,
  isLight,
});

const GENERAL = cloth('general', 'clay');
const COMMERCE = cloth('commerce', 'lake');
const BIOLOGY = cloth('biology', 'forest');

const CLOTHS: Record<string, Cloth> = {
  agriculture: BIOLOGY,
  biology: BIOLOGY,
  'book keeping': COMMERCE,
  chemistry: cloth('chemistry', 'ocean'),
  civics: cloth('civics', 'lake'),
  commerce: COMMERCE,
  'computer studies': cloth('computer', 'ink'),
  english: cloth('english', 'calico', true),
  geography: cloth('geography', 'meadow'),
  history: cloth('history', 'clay'),
  kiswahili: cloth('kiswahili', 'calico', true),
  mathematics: cloth('mathematics', 'marigold', true),
  physics: cloth('physics', 'ink'),
};

export function clothOf(subject: string): Cloth {
  return CLOTHS[subject.trim().toLowerCase()] ?? GENERAL;
}
