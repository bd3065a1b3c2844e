import type { CSSProperties } from 'react';
import { cx } from './cx';
import styles from './Icon.module.css';

/** 24 px grid, 2 px line, square ends. A new icon is one line here. */
const ICONS = {
  alert: 'M12 3 2 20h20zM12 10v4M12 17v.1',
  arrowDown: 'M12 4v15M6 13l6 6 6-6',
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  audio: 'M4 17v-4a8 8 0 0 1 16 0v4M4 14h3v6H4zM17 14h3v6h-3z',
  back: 'M15 5l-7 7 7 7',
  book: 'M12 7 3 4v14l9 3 9-3V4zM12 7v14',
  bookmark: 'M6 3h12v18l-6-5-6 5z',
  bundle: 'M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9',
  captions: 'M3 5h18v14H3zM10.5 10.5a2 2 0 1 0 0 3M17 10.5a2 2 0 1 0 0 3',
  chart: 'M4 20V11M10 20V4M16 20v-7M21 20H3',
  chat: 'M4 4h16v12H11l-5 4v-4H4z',
  check: 'M4 12.5l5 5L20 6.5',
  clock: 'M12 3a9 9 0 1 0 .1 0zM12 7v5l3.5 2',
  close: 'M5 5l14 14M19 5 5 19',
  cloudOff:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 6-.8M5 11.5a11 11 0 0 1 4-2.4M13 8.6a11 11 0 0 1 6 2.9M2 8a16 16 0 0 1 4-2.6M10 4.2A16 16 0 0 1 22 8M12 19.5v.1',
  columns: 'M3 4h18v16H3zM9 4v16M15 4v16',
  device: 'M3 4h18v12H3zM8 20h8M12 16v4',
  down: 'M5 9l7 7 7-7',
  download: 'M12 3v12M7 11l5 5 5-5M4 20h16',
  edit: 'M4 20h4L20 8l-4-4L4 16z',
  exit: 'M10 4H4v16h6M9 12h11M16 7l5 5-5 5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1.5 1.500M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1.5-1.5',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .1 0z',
  file: 'M5 3h9l5 5v13H5zM14 3v5h5',
  filter: 'M3 6h18M6 12h12M10 18h4',
  flag: 'M5 21V4h14l-3 4.5 3 4.5H5',
  forward: 'M20 4v5h-5M19.5 9A8.5 8.5 0 1 0 20 15',
  heart: 'M12 20.5 4 12.5a4.9 4.9 0 0 1 8-5.5 4.9 4.9 0 0 1 8 5.5z',
  image: 'M3 4h18v16H3zM8 8.5a1.5 1.5 0 1 0 .1 0zM4 18l6-6 4 4 2-2 4 4',
  info: 'M12 3a9 9 0 1 0 .1 0zM12 11v6M12 7.5v.1',
  list: 'M8 6h13M8 12h13M8 18h13M3 6h.1M3 12h.1M3 18h.1',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h12',
  minus: 'M4 12h16',
  money: 'M3 6h18v12H3zM12 9.5a2.5 2.5 0 1 0 .1 0z',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z',
  more: 'M12 5v.1M12 12v.1M12 19v.1',
  next: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  people:
    'M9 4.5a3.5 3.5 0 1 0 .1 0zM2 20c0-4 2.5-6 7-6s7 2 7 6M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.5.6 4 2.5 4 5.5',
  play: 'M7 4v16l13-8z',
  plus: 'M12 4v16M4 12h16',
  rewind: 'M4 4v5h5M4.5 9A8.5 8.5 0 1 1 4 15',
  search: 'M10.5 4a6.5 6.5 0 1 0 .1 0zM15.5 15.5 21 21',
  send: 'M3 11 21 3l-6 18-4-8z',
  skipNext: 'M18 5v14M5 5l10 7-10 7z',
  skipPrevious: 'M6 5v14M19 5 9 12l10 7z',
  sort: 'M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.3 1.5 6.3L12 17l-5.7 3.2 1.5-6.3L3 9.6 9.3 9z',
  sun: 'M12 8a4 4 0 1 0 .1 0zM12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6 6 6M18 18l1.4 1.4M4.6 19.4 6 18M18 6l1.4-1.4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14',
  up: 'M5 15l7-7 7 7',
  upload: 'M12 20V5M6 10l6-6 6 6M4 20h16',
  user: 'M12 4a4 4 0 1 0 .1 0zM4 21c0-5 3-7 8-7s8 2 8 7',
  video: 'M3 6h12v12H3zM15 11l6-4v10l-6-4z',
  volume: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7',
  volumeOff: 'M4 9v6h4l5 4V5L8 9zM16 9.5l5 5M21 9.5l-5 5',
} as const;

export type IconName = keyof typeof ICONS;

interface IconProps {
  name: IconName;
  small?: boolean;
  filled?: boolean | undefined;
  style?: CSSProperties;
}

/** Always decorative: the control around it carries the name. */
export function Icon({ name, small, filled = name === 'play', style }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, small && styles.small, filled && styles.filled)}
      style={style}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
