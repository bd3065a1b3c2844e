import { useState } from 'react';
import styles from './Avatar.module.css';
import { cx } from './cx';

const DYES = [styles.forest, styles.clay, styles.ocean, styles.meadow];

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('');
};

interface AvatarProps {
  name: string;
  /** A picture; without one, or when it fails, the initials stand in its place. */
  src?: string | null;
  small?: boolean;
  large?: boolean;
}

/** A person by picture or initials; the same name always has the same dye. The name stands beside it. */
export function Avatar({ name, src, small = false, large = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const size = cx(styles.avatar, small && styles.small, large && styles.large);
  if (src && src !== failedSrc) {
    return (
      <img
        className={size}
        src={src}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    );
  }
  const dye = DYES[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % DYES.length];
  return (
    <span className={cx(size, dye)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
