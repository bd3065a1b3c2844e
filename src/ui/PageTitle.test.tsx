import { render } from '@testing-library/react';
import { PageTitle } from './PageTitle';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="of the shell" />';
});

describe('what a page says of itself', () => {
  it('is in the tab, for search engines and for shared links', () => {
    render(<PageTitle title="Waves" description="Sound and light." path="/ebooks/1" />);
    expect(document.title).toBe('Waves · Somo');
    expect(content('meta[name=description]')).toBe('Sound and light.');
    expect(canonical()).toBe('https://somo.example/ebooks/1');
    expect(content('meta[property="og:title"]')).toBe('Waves · Somo');
    expect(content('meta[property="og:url"]')).toBe('https://somo.example/ebooks/1');
    expect(content('meta[property="og:image"]')).toBe('https://somo.example/somo-share.png');
  });

  it('names the site once on the home page', () => {
    render(<PageTitle title="Somo" />);
    expect(document.title).toBe('Somo');
  });

  it('takes the place of what a shell or another page has said', () => {
    const { rerender } = render(<PageTitle title="Waves" image="https://files.example/cover.webp" />);
    rerender(<PageTitle title="Ebooks" />);
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
    expect(content('meta[property="og:title"]')).toBe('Ebooks · Somo');
    expect(content('meta[property="og:image"]')).toBe('https://somo.example/somo-share.png');
  });

  it('asks not to be found when there is nothing to find', () => {
    const { rerender } = render(<PageTitle title="Page not found" isHidden />);
    expect(content('meta[name=robots]')).toBe('noindex');
    expect(canonical()).toBeUndefined();
    rerender(<PageTitle title="Ebooks" />);
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
    expect(canonical()).toBe('https://somo.example/');
  });
});
