import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/Button';
import { t } from '../../ui/text';
import { Palette } from './Palette';
import styles from './Player.module.css';
import type { SittingState } from './sitting';

interface PalettePanelProps extends Omit<ComponentProps<typeof Palette>, 'answers' | 'marked'> {
  state: SittingState;
  onHandIn: () => void;
}

const WIDE = '(min-width: 64rem)';

/** The palette beside the question; on a phone below it, folded. */
export function PalettePanel({ state, onHandIn, ...palette }: PalettePanelProps) {
  const [isOpen] = useState(() => window.matchMedia(WIDE).matches);
  return (
    <aside className={`panel stack ${styles.aside}`} aria-label={t('All questions')}>
      <details className={styles.palette} open={isOpen}>
        <summary>{t('All questions')}</summary>
        <Palette {...palette} answers={state.answers} marked={state.marked} />
      </details>
      <Button wide variant="line" onClick={onHandIn}>
        {t('Finish and hand in')}
      </Button>
    </aside>
  );
}
