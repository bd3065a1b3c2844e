import { Link, type LinkProps } from 'react-router-dom';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import styles from './TextLink.module.css';

interface TextLinkProps extends LinkProps {
  /** Before the words: the way back. */
  before?: IconName;
  /** After the words: the way on. */
  after?: IconName;
}

/** A link that stands alone, tall enough for a thumb. Links inside sentences are plain `Link`s. */
export function TextLink({ before, after, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={cx(styles.link, className)}>
      {before && <Icon name={before} small />}
      {children}
      {after && <Icon name={after} small />}
    </Link>
  );
}
