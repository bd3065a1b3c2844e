import type { ReactNode } from 'react';
import { FileField } from '../../../ui/FileField';
import { t } from '../../../ui/text';
import type { FileKind } from '../../../data/fileKind';
import { useCourseScope } from '../CourseFormContext';

interface HeldFileFieldProps {
  name: string;
  /** Tells the field's file apart from the others of the form. */
  fileKey: string;
  label: string;
  hint: string;
  kind: FileKind;
  stored: { name: string; size?: number | null } | null;
  onClearStored: () => void;
  /** What the form says of the stored file. */
  error?: string | undefined;
  /** Of the stored file. */
  preview?: ReactNode;
}

/** A file that goes up with the form: what was chosen, else what is stored, and its way up. */
export function HeldFileField({ fileKey, kind, stored, onClearStored, ...props }: HeldFileFieldProps) {
  const { held, uploads, isBusy } = useCourseScope();
  if (!held) return null;
  const { error, preview, ...field } = props;
  const refused = held.refusedOf(fileKey);
  const chosen = refused ?? held.uploadOf(fileKey)?.source ?? null;
  const upload = uploads.stateOf(fileKey);
  const hasStopped = upload?.progress === null;
  const problem = refused?.message ?? (hasStopped ? kind.failed : chosen ? undefined : error);
  return (
    <FileField
      {...field}
      optional
      full
      accept={kind.rule.accept}
      file={chosen ?? stored}
      error={problem && t(problem)}
      progress={upload?.progress ?? null}
      disabled={isBusy}
      preview={chosen ? null : preview}
      onSelect={(file) => {
        uploads.forget(fileKey);
        void held.choose(fileKey, kind, file);
      }}
      onClear={() => {
        uploads.forget(fileKey);
        if (chosen) held.forget(fileKey);
        else onClearStored();
      }}
    />
  );
}
