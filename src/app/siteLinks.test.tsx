import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { renderPage } from '../../tests/support/renderPage';
import { Component as AboutPage } from './pages/AboutPage';
import { Component as CookiesPage } from './pages/CookiesPage';
import { Component as PrivacyPage } from './pages/PrivacyPage';
import { Component as TermsPage } from './pages/TermsPage';
import { routes } from './routes';
import { ACCOUNT_LINKS, ADMIN_LINKS, ADMIN_MORE_LINKS, FOOTER_GROUPS, TOP_LINKS } from './siteLinks';

const MENUS = {
  top: TOP_LINKS,
  account: ACCOUNT_LINKS,
  footer: FOOTER_GROUPS.flatMap(({ links }) => links),
  office: [...ADMIN_LINKS, ...ADMIN_MORE_LINKS],
};

test.each(Object.entries(MENUS))('every link of the %s menu leads to a page of its own', (_menu, links) => {
  const astray = links.filter(({ to }) => {
    const path = matchRoutes(routes, to)?.at(-1)?.route.path;
    // The first page of the site and of the back office have no path of their own.
    return path === undefined ? !['/', '/admin'].includes(to) : path === '*';
  });
  expect(astray).toEqual([]);
});

test('the footer has all that the specification lists and that is built', () => {
  expect(MENUS.footer.map(({ to }) => to)).toEqual(
    expect.arrayContaining([
      '/courses',
      '/instructors',
      ...['/category/development', '/category/business', '/category/design', '/category/marketing'],
      ...['/about', '/contact', '/terms', '/privacy', '/cookies'],
    ]),
  );
});

test.each([
  ['About Somo', AboutPage],
  ['Terms of use', TermsPage],
  ['Privacy', PrivacyPage],
  ['Cookies', CookiesPage],
])('%s has one heading, parts with text, and a list that leads to parts that are there', (title, Page) => {
  const { container } = renderPage(<Page />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  for (const heading of screen.getAllByRole('heading', { level: 2 })) {
    expect(heading.nextElementSibling).toHaveTextContent(/\w{2}/);
  }
  const targets = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
  for (const target of targets) expect(container.querySelector(target.replace(/^.*#/, '#'))).not.toBeNull();
});
