import styles from './Avatar.module.css';
import { cx } from './cx';

const DYES = [styles.forest, styles.clay, styles.ocean, styles.meadow];

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0] ?? '').join('');
};

/** A person by their initials; the same name always has the same dye. The name stands beside it. */
export function Avatar({ name, small = false }: { name: string; small?: boolean }) {
  const dye = DYES[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % DYES.length];
  return (
    <span className={cx(styles.avatar, dye, small && styles.small)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
