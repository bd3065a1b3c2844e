import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { NumberField, SelectField, TextArea, TextField } from '../TextField';
import { YesNoField } from '../YesNoField';
import { t } from '../text';

/** The fields of ui, fed by formik: the value, and the schema's message once the field was left. */

type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'onBlur' | 'error'>;

function useBound<Value>(name: string) {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<Value>(name);
  return {
    value,
    error: touched && error ? t(error) : undefined,
    onChange: (next: Value) => void setValue(next),
    onBlur: () => void setTouched(true),
  };
}

export function FormTextField(props: Bound<ComponentProps<typeof TextField>>) {
  return <TextField {...props} {...useBound<string>(props.name)} />;
}

export function FormNumberField(props: Bound<ComponentProps<typeof NumberField>>) {
  return <NumberField {...props} {...useBound<string>(props.name)} />;
}

export function FormTextArea(props: Bound<ComponentProps<typeof TextArea>>) {
  return <TextArea {...props} {...useBound<string>(props.name)} />;
}

export function FormSelectField(props: Bound<ComponentProps<typeof SelectField>>) {
  return <SelectField {...props} {...useBound<string>(props.name)} />;
}

export function FormYesNoField(props: Bound<ComponentProps<typeof YesNoField>>) {
  const { value, error, onChange } = useBound<boolean>(props.name);
  return <YesNoField {...props} value={value} error={error} onChange={onChange} />;
}
