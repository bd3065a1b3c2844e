import { FormikProvider, useFormik } from 'formik';
import type { KeyboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { noticeShown } from '../../data/notice';
import { authorFormSchema } from '../../domain/ebookForm';
import { cleanText } from '../../domain/text';
import { Button } from '../../ui/Button';
import { FormTextArea, FormTextField } from '../../ui/form/FormField';
import { t } from '../../ui/text';
import styles from './EbookForm.module.css';

/**
 * The author mini-form (spec section 3): the book keeps only the name. It stands inside the book's form, so it is no
 * form element of its own.
 */
export function AuthorPanel({ onRegister }: { onRegister: (name: string) => void }) {
  const dispatch = useDispatch();
  const formik = useFormik({
    initialValues: { name: '', nationality: '', email: '', bio: '' },
    validationSchema: authorFormSchema,
    onSubmit: (values) => {
      const name = cleanText(values.name);
      dispatch(
        noticeShown({
          variant: 'success',
          title: 'Author record for "{name}" has been registered',
          values: { name },
        }),
      );
      onRegister(name);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter belongs to this panel, not to the book's form around it.
    event.preventDefault();
    void formik.submitForm();
  };
  return (
    <FormikProvider value={formik}>
      <div className={styles.author} role="group" aria-label={t('Register New Author')} onKeyDown={onKeyDown}>
        <div className="formGrid">
          <FormTextField name="name" label={t('Author Name')} autoComplete="off" />
          <FormTextField name="nationality" label={t('Nationality')} optional autoComplete="off" />
          <FormTextField name="email" label={t('Email')} type="email" optional autoComplete="off" />
          <FormTextArea name="bio" label={t('Bio')} optional full rows={3} />
        </div>
        <Button small onClick={() => void formik.submitForm()}>
          {t('Register Author')}
        </Button>
      </div>
    </FormikProvider>
  );
}
