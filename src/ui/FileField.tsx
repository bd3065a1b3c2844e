import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { formatBytes } from '../domain/size';
import { Button } from './Button';
import { cx } from './cx';
import { controlProps, Field, fieldId, type FieldProps } from './Field';
import styles from './FileField.module.css';
import { Icon } from './Icon';
import { ProgressBar } from './ProgressBar';
import { t } from './text';

interface FileFieldProps extends FieldProps {
  /** As the input's `accept`. */
  accept: string;
  /** The chosen file, or the stored one. */
  file: { name: string; size?: number | null } | null;
  onSelect: (file: File) => void;
  /** Takes the chosen file away again. */
  onClear?: (() => void) | undefined;
  /** While the file is on its way. */
  progress?: { share: number; isWaiting: boolean } | null | undefined;
  onCancel?: (() => void) | undefined;
  /** Shown when the upload failed: the file goes up once more, from its beginning. */
  onSendAgain?: (() => void) | undefined;
  preview?: ReactNode;
  disabled?: boolean | undefined;
}

/** One file by tap or by drop: its name and size, then its way up with a percentage. */
export function FileField(props: FileFieldProps) {
  const { accept, file, onSelect, progress, preview, disabled, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop((dropped) => !disabled && onSelect(dropped));
  const { name, label, hint, error, optional, id = fieldId(name), full } = field;
  return (
    <Field {...{ name, label, hint, error, optional, id, full }}>
      <div className={cx(styles.zone, drop.isOver && styles.over, error && styles.bad)} {...drop.handlers}>
        {preview}
        <div className={styles.words}>
          {file ? (
            <p className={styles.file}>
              <b>{file.name}</b>
              {file.size ? <span className="meta nums">{formatBytes(file.size)}</span> : null}
            </p>
          ) : (
            <p className="small muted">{t('Drop a file here, or choose one.')}</p>
          )}
          {progress && <Progress label={label} {...progress} />}
          {props.onSendAgain && (
            <p className="small muted">
              {t('Sending it again starts from the beginning. What you typed stays.')}
            </p>
          )}
          <input
            {...controlProps({ name, label, hint, error, id, optional: true })}
            ref={input}
            className="srOnly"
            type="file"
            accept={accept}
            disabled={disabled}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              // So that the same file can be chosen again after it was refused.
              event.target.value = '';
              if (chosen) onSelect(chosen);
            }}
          />
          <Actions {...props} onChoose={() => input.current?.click()} />
        </div>
      </div>
    </Field>
  );
}

function Actions(props: FileFieldProps & { onChoose: () => void }) {
  const { file, progress, onCancel, onSendAgain, onClear, onChoose, disabled } = props;
  const isUnderWay = Boolean(progress && onCancel);
  return (
    <div className={styles.actions}>
      {!isUnderWay && (
        <Button
          variant="line"
          small
          icon="upload"
          disabled={disabled}
          tabIndex={-1}
          aria-hidden="true"
          onClick={onChoose}
        >
          {file ? t('Choose another file') : t('Choose a file')}
        </Button>
      )}
      {onSendAgain && (
        <Button small onClick={onSendAgain}>
          {t('Send it again')}
        </Button>
      )}
      {progress && onCancel && (
        <Button variant="quiet" small onClick={onCancel}>
          {t('Cancel upload')}
        </Button>
      )}
      {!isUnderWay && file && onClear && (
        <Button variant="quiet" small disabled={disabled} onClick={onClear}>
          {t('Remove file')}
        </Button>
      )}
    </div>
  );
}

function Progress({ label, share, isWaiting }: { label: string; share: number; isWaiting: boolean }) {
  return (
    <div className={styles.progress}>
      <ProgressBar value={share} label={t('Upload of {label}', { label })} />
      <p className="meta nums" role="status">
        {isWaiting ? (
          <>
            <Icon name="cloudOff" small /> {t('Waiting for the connection...')}
          </>
        ) : (
          t('{percent} %', { percent: Math.floor(share * 100) })
        )}
      </p>
    </div>
  );
}

function useDrop(onDrop: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const dropped = event.dataTransfer.files[0];
      if (dropped) onDrop(dropped);
    },
  };
  return { isOver, handlers };
}
