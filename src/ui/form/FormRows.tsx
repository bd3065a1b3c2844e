import { FieldArray, useField } from 'formik';
import { type ReactNode, useState } from 'react';
import { Button } from '../Button';
import { fieldId } from '../Field';
import { Icon } from '../Icon';
import { OrderedList } from '../OrderedList';
import { t } from '../text';
import { ConfirmDialog } from '../ConfirmDialog';
import { focusField } from './focusField';
import styles from './FormRows.module.css';

interface FormRowsProps<Row> {
  /** The form value: a list. */
  name: string;
  label: string;
  /** Left out where rows are known by their place alone. */
  idOf?: (row: Row) => string;
  /** A row in words: "Move {name} up". */
  nameOf: (place: number) => string;
  minimum?: number;
  /** Removing the last row leaves an empty one in its place. */
  keepsOne?: boolean;
  maximum: number;
  addLabel: string;
  make: () => Row;
  /** Shows what was added, at `{name}.{place}`. */
  onAdded: (name: string, row: Row) => void;
  /** What would go with a row, asked before it is removed; null where nothing is lost. */
  whatGoes?: (row: Row) => string | null;
  children: (row: Row, name: string, place: number) => ReactNode;
  /** What stands below a row, such as the fields of one that is open. */
  below?: (row: Row, name: string, place: number) => ReactNode;
}

/** Rows of a form that people add, remove and put in order. */
export function FormRows<Row>(props: FormRowsProps<Row>) {
  const { name, label, idOf, nameOf, minimum = 0, maximum, addLabel, make, onAdded } = props;
  const { keepsOne = false, whatGoes, children, below } = props;
  const [{ value: rows }, { error, touched }] = useField<Row[]>(name);
  const at = (place: number) => `${name}.${place}`;
  const row = (place: number) => rows[place] as Row;
  const [doomed, setDoomed] = useState<number | null>(null);
  return (
    <FieldArray name={name}>
      {({ push, move, remove, replace }) => {
        const takeOut = (place: number) => {
          if (keepsOne && rows.length === 1) replace(place, make());
          else remove(place);
          focusField(name);
        };
        return (
          <div className="stack" id={fieldId(name)} tabIndex={-1}>
            <OrderedList
              label={label}
              ids={rows.map((entry, place) => idOf?.(entry) ?? String(place))}
              nameOf={(_id, place) => nameOf(place)}
              byHandle
              minimum={minimum}
              onMove={move}
              onRemove={(place) => {
                if (whatGoes?.(row(place))) return setDoomed(place);
                takeOut(place);
              }}
              below={below && ((_id, place) => below(row(place), at(place), place))}
            >
              {(_id, place) => <div className={styles.row}>{children(row(place), at(place), place)}</div>}
            </OrderedList>
            {touched && typeof error === 'string' && (
              <p className={styles.error}>
                <Icon name="alert" small />
                {t(error)}
              </p>
            )}
            <Button
              className={styles.add}
              variant="line"
              small
              icon="plus"
              disabled={rows.length >= maximum}
              onClick={() => {
                const added = make();
                push(added);
                onAdded(at(rows.length), added);
              }}
            >
              {addLabel}
            </Button>
            {doomed !== null && (
              <ConfirmDialog
                isOpen
                title={t('Remove {name}?', { name: nameOf(doomed) })}
                confirmLabel={t('Remove')}
                onConfirm={() => {
                  setDoomed(null);
                  takeOut(doomed);
                }}
                onCancel={() => setDoomed(null)}
              >
                {whatGoes?.(row(doomed))}
              </ConfirmDialog>
            )}
          </div>
        );
      }}
    </FieldArray>
  );
}
