import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { tabStore } from '../data/deviceStorage';

const KEY = 'somo-scroll';

/**
 * Where a reader left a page is where Back finds it again; a new page opens at its top or at the part that its address
 * names. A change of the address that stays on the page, as filters make it, moves nothing.
 */
export function ScrollPlace() {
  const location = useLocation();
  const way = useNavigationType();
  const places = useRef<Record<string, number>>(null);
  const place = placeOf(location);
  const { pathname, hash } = location;
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    places.current ??= readPlaces();
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    const kept = places.current[place];
    if (way === 'POP' && kept !== undefined) window.scrollTo(0, kept);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (isNew || way === 'PUSH') window.scrollTo(0, 0);
  }, [place, pathname, hash, way]);

  useEffect(() => {
    const note = () => {
      if (places.current) places.current[place] = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [place]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      tabStore.write(KEY, JSON.stringify(places.current));
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  return null;
}

/** Every address that is opened afresh has the key `default`: each keeps a place of its own, not its forerunner's. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(tabStore.read(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
