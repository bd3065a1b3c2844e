import { Icon, type IconName } from '../../ui/Icon';
import { t } from '../../ui/text';
import type { AnswerPlace } from './sitting';
import styles from './Player.module.css';

const TEXTS: Record<AnswerPlace, string> = {
  none: 'Not answered',
  nowhere: 'Not saved yet. Stay on this page.',
  here: 'Saved on this phone',
  sent: 'Saved on the server',
};

const ICONS: Partial<Record<AnswerPlace, IconName>> = { nowhere: 'alert', here: 'device', sent: 'check' };

/** Where the answer to a question is by now. */
export const AnswerState = ({ place, id }: { place: AnswerPlace; id?: string }) => {
  const icon = ICONS[place];
  return (
    <span id={id} className={styles.place} data-place={place}>
      {icon && <Icon name={icon} small />}
      {t(TEXTS[place])}
    </span>
  );
};
