import { FormikProvider } from 'formik';
import { FormDialog } from '../../ui/form/FormDialog';
import { FormSelectField, FormTextField } from '../../ui/form/FormField';
import { t } from '../../ui/text';
import { useNewUserForm } from './useNewUserForm';
import { optionsOf, ROLE_LABELS } from './userLabels';

/** Makes an account; its owner gets a mail with a link to set a password. */
export function AdminUserNewDialog({ onClose }: { onClose: () => void }) {
  const { formik, ...form } = useNewUserForm(onClose);
  return (
    <FormikProvider value={formik}>
      <FormDialog
        {...form}
        title={t('Add New User')}
        intro={t('They get a mail with a link to set a password.')}
        submitLabel={t('Add User')}
        busyLabel={t('Processing...')}
        failureTitle={t('The user was not added.')}
        onClose={onClose}
      >
        <FormTextField
          name="email"
          label={t('Email')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormTextField name="firstName" label={t('First Name')} autoComplete="off" />
        <FormTextField name="lastName" label={t('Last Name')} autoComplete="off" />
        <FormSelectField name="role" label={t('Role')} options={optionsOf(ROLE_LABELS)} />
      </FormDialog>
    </FormikProvider>
  );
}
