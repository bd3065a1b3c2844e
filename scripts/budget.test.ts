import {
  CSS_BUDGET,
  firstLoad,
  forbiddenIn,
  JS_BUDGET,
  type Manifest,
  PLAYER_JS_BUDGET,
  problemsOf,
} from './budget';

const manifest: Manifest = {
  '_site.js': { file: 'site.js', name: 'site', imports: ['_runtime.js'], css: ['site.css'] },
  '_runtime.js': { file: 'runtime.js' },
  '_list.js': { file: 'list.js', imports: ['_runtime.js'], css: ['list.css', 'site.css'] },
  'src/Page.tsx': { file: 'page.js', imports: ['_site.js', '_list.js'] },
  'src/Other.tsx': { file: 'other.js', imports: ['_site.js'] },
};

describe('the first load of a page', () => {
  it('is the entry, the page and what they import, each once', () => {
    const { js, css } = firstLoad(manifest, 'src/Page.tsx');
    expect(js.sort()).toEqual(['list.js', 'page.js', 'runtime.js', 'site.js']);
    expect(css.sort()).toEqual(['list.css', 'site.css']);
  });

  it('cannot be told of a page or an entry that the build does not have', () => {
    expect(() => firstLoad(manifest, 'src/Gone.tsx')).toThrow('src/Gone.tsx');
    expect(() => firstLoad({ 'src/Page.tsx': { file: 'page.js' } }, 'src/Page.tsx')).toThrow('site');
  });

  it('is searched for packages, and only in its own chunks', () => {
    const modules = {
      'site.js': { 'node_modules/react/index.js': 1, 'src/yup.ts': 1, 'node_modules/yupper/a.js': 1 },
      'page.js': { 'node_modules/@mui/material/Button.js': 1, 'node_modules/a/node_modules/yup/b.js': 1 },
      'other.js': { 'node_modules/formik/index.js': 1 },
    };
    expect(forbiddenIn(['site.js', 'page.js'], modules)).toEqual(['@mui', 'yup']);
    expect(forbiddenIn(['site.js'], modules)).toEqual([]);
  });

  it('may be as large as the budget, not a byte more', () => {
    expect(problemsOf({ js: JS_BUDGET, css: CSS_BUDGET }, [])).toEqual([]);
    expect(problemsOf({ js: JS_BUDGET + 1, css: 0 }, [], PLAYER_JS_BUDGET)).toEqual([]);
    expect(problemsOf({ js: JS_BUDGET + 1, css: CSS_BUDGET + 1 }, ['yup'])).toEqual([
      expect.stringContaining('JavaScript'),
      expect.stringContaining('CSS'),
      expect.stringContaining('yup'),
    ]);
  });
});
