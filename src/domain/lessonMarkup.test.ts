import { cleanMarkup, isLessonMarkup, isMarkupLink } from './lessonMarkup';

it('keeps of the editor’s tags their names, and links whole', () => {
  const link = '<a target="_blank" rel="noopener noreferrer nofollow" href="https://a.example">a</a>';
  const cleaned = cleanMarkup(`<ol start="3" type="a"><li><p style="color:red">${link}</p></li></ol><br />`);
  expect(cleaned).toBe(`<ol><li><p>${link}</p></li></ol><br>`);
  expect(isLessonMarkup(cleaned)).toBe(true);
});

it.each(['javascript:alert(1)', 'http://a.example', 'https://a.example/"onclick="x', '//a.example', ''])(
  'allows no link to %s',
  (href) => expect(isMarkupLink(href)).toBe(false),
);

it.each(['https://a.example/b?c=1', 'mailto:walimu@shule.example'])('allows a link to %s', (href) =>
  expect(isMarkupLink(href)).toBe(true),
);
