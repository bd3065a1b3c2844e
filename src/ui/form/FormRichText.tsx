import { useField } from 'formik';
import { lazy, Suspense } from 'react';
import { FieldGroup, type FieldProps } from '../Field';
import { Loading, Skeleton } from '../Skeleton';
import { t } from '../text';

const RichTextEditor = lazy(() =>
  import('./RichTextEditor').then((module) => ({ default: module.RichTextEditor })),
);

/** A text with headings, lists and links, fed by formik as markup. The editor is heavy: its code comes when it shows. */
export function FormRichText({ disabled, ...props }: Omit<FieldProps, 'error'> & { disabled?: boolean }) {
  const { name, label } = props;
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<string>(name);
  return (
    <FieldGroup {...props} error={touched && error ? t(error) : undefined}>
      <Suspense
        fallback={
          <Loading>
            <Skeleton height="13rem" />
          </Loading>
        }
      >
        <RichTextEditor
          name={name}
          label={label}
          value={value}
          onChange={(next) => void setValue(next)}
          onBlur={() => void setTouched(true)}
          {...(disabled !== undefined && { disabled })}
        />
      </Suspense>
    </FieldGroup>
  );
}
