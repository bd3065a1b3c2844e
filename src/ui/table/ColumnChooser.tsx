import { Icon } from '../Icon';
import { Menu } from '../Menu';
import { t } from '../text';
import type { Columns } from './column';
import styles from './TableTools.module.css';
import type { ColumnChoice } from './useColumnChoice';

interface ColumnChooserProps<Row> {
  columns: Columns<Row>;
  choice: ColumnChoice<Row>;
}

export function ColumnChooser<Row>({ columns, choice }: ColumnChooserProps<Row>) {
  const [, ...optional] = columns;
  return (
    <Menu
      className={styles.chooser}
      label={t('Columns')}
      button={
        <span className={styles.tool}>
          <Icon name="columns" small />
          {t('Columns')}
        </span>
      }
      items={[
        ...optional.map((column) => ({
          label: t(column.head),
          isTicked: choice.isShown(column),
          keepOpen: true,
          onSelect: () => choice.toggle(column),
        })),
        { label: t('Show all'), disabled: !choice.isChosen, onSelect: choice.reset },
      ]}
    />
  );
}
