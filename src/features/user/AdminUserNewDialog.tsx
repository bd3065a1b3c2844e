import { FormikProvider } from 'formik';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FormSelectField, FormTextField } from '../../ui/form/FormField';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import { useNewUserForm } from './useNewUserForm';
import { optionsOf, ROLE_LABELS } from './userLabels';

const FORM = 'new-user';

/** Makes an account; its owner gets a mail with a link to set a password. */
export function AdminUserNewDialog({ onClose }: { onClose: () => void }) {
  const { formik, form, message, isBusy, submit } = useNewUserForm(onClose);
  return (
    <Dialog
      isOpen
      title={t('Add New User')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={FORM} busy={isBusy} busyText={t('Processing...')}>
            {t('Add User')}
          </Button>
        </>
      }
    >
      <p>{t('They get a mail with a link to set a password.')}</p>
      <FormikProvider value={formik}>
        <form ref={form} id={FORM} className="stack" noValidate onSubmit={submit}>
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
        </form>
      </FormikProvider>
      {message && (
        <Note tone="bad" role="alert" title={t('The user was not added.')}>
          <p>{t(message)}</p>
        </Note>
      )}
    </Dialog>
  );
}
