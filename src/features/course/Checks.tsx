import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import styles from './CoursePage.module.css';

/** A list of what one gets, each with a tick. */
export function Checks({ texts, inColumns = false }: { texts: readonly string[]; inColumns?: boolean }) {
  return (
    <ul className={cx(styles.checks, inColumns && styles.outcomes)}>
      {texts.map((text) => (
        <li key={text}>
          <Icon name="check" small />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
