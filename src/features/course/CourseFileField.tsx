import { useField, useFormikContext } from 'formik';
import type { CourseForm, LessonForm } from '../../domain/courseForm';
import { FileField } from '../../ui/FileField';
import { t } from '../../ui/text';
import type { FileKind } from '../../data/fileKind';
import { withFile } from './courseFiles';
import { useCourseScope } from './CourseFormContext';
import { HeldFileField } from './onDemand/HeldFileField';
import { useCourseUpload } from './useCourseUpload';

interface CourseFileFieldProps {
  /** The form value: a lesson's video, a material's file. */
  name: string;
  /** Of the lesson or the material. */
  id: string;
  label: string;
  hint: string;
  kind: FileKind;
}

/** A file of a lesson. It goes up as soon as it is chosen, or waits until the whole form is sent. */
export function CourseFileField(props: CourseFileFieldProps) {
  const { held } = useCourseScope();
  return held ? <WaitingFile {...props} /> : <SentFile {...props} />;
}

function WaitingFile({ id, hint, ...field }: CourseFileFieldProps) {
  const { setValues } = useFormikContext<CourseForm>();
  const [{ value: stored }] = useField<LessonForm['video']>(field.name);
  return (
    <HeldFileField
      {...field}
      fileKey={id}
      hint={t(hint)}
      stored={stored}
      onClearStored={() => void setValues((values) => withFile(values, id, null))}
    />
  );
}

function SentFile({ name, id, label, hint, kind }: CourseFileFieldProps) {
  const { setValues } = useFormikContext<CourseForm>();
  const [{ value: stored }] = useField<LessonForm['video']>(name);
  const { shown, forget, ...upload } = useCourseUpload({
    key: id,
    kind,
    onArrived: async (path, { name: fileName, size }) =>
      void (await setValues((values) => withFile(values, id, { path, name: fileName, size }))),
  });
  return (
    <FileField
      name={name}
      label={label}
      optional
      full
      accept={kind.rule.accept}
      hint={t(hint)}
      file={shown ?? stored}
      {...upload}
      onClear={() => {
        forget();
        if (!shown) void setValues((values) => withFile(values, id, null));
      }}
    />
  );
}
