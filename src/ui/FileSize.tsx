import { formatBytes } from '../domain/size';
import styles from './FileSize.module.css';
import { Icon } from './Icon';

/** What opening it costs on mobile data; shown before the tap, always. */
export function FileSize({ bytes }: { bytes: number }) {
  return (
    <span className={styles.size}>
      <Icon name="download" small />
      {formatBytes(bytes)}
    </span>
  );
}
