import { IconButton } from '../../../ui/IconButton';
import { t } from '../../../ui/text';
import { FONT_SIZES } from './fontSize';
import styles from './ProseReader.module.css';

interface ProseToolsProps {
  chapter: number;
  count: number;
  size: number;
  onGo: (chapter: number) => void;
  onSize: (direction: 1 | -1) => void;
}

export function ProseTools({ chapter, count, size, onGo, onSize }: ProseToolsProps) {
  return (
    <>
      <div className={styles.tools}>
        <IconButton
          icon="back"
          label={t('Previous chapter')}
          disabled={chapter <= 0}
          onClick={() => onGo(chapter - 1)}
        />
        <span className="small nums">{t('Part {n} of {count}', { n: chapter + 1, count })}</span>
        <IconButton
          icon="next"
          label={t('Next chapter')}
          disabled={chapter >= count - 1}
          onClick={() => onGo(chapter + 1)}
        />
      </div>
      <div className={styles.tools} role="group" aria-label={t('Text size')}>
        <IconButton
          icon="minus"
          label={t('Smaller text')}
          disabled={size <= FONT_SIZES[0]}
          onClick={() => onSize(-1)}
        />
        <span className={styles.letter} aria-hidden="true">
          Aa
        </span>
        <IconButton
          icon="plus"
          label={t('Larger text')}
          disabled={size >= (FONT_SIZES.at(-1) ?? 1)}
          onClick={() => onSize(1)}
        />
      </div>
    </>
  );
}
