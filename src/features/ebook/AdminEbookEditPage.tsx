import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { clearFormDraft } from '../../data/useFormDraft';
import type { Ebook } from '../../domain/ebook';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { formatBytes } from '../../domain/size';
import { useSession } from '../../session/useSession';
import { Button, ButtonLink } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { PageHead } from '../../ui/PageHead';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { StateView } from '../../ui/StateView';
import { t } from '../../ui/text';
import { useDeleteEbookMutation, useGetEbookForEditQuery } from './ebookApi';
import styles from './AdminEbookEditPage.module.css';
import { EbookForm } from './EbookForm';

/** `/admin/ebooks/{id}/edit` */
export function Component() {
  const { id = '' } = useParams();
  const query = useGetEbookForEditQuery(id);
  return (
    <QueryView query={query} skeleton={<Skeleton height="40rem" />} loadingLabel={t('Loading...')}>
      {(ebook) => (ebook ? <Editor key={ebook.id} ebook={ebook} /> : <NotFound />)}
    </QueryView>
  );
}

function Editor({ ebook: read }: { ebook: Ebook }) {
  // The form goes on from what it was opened with, whatever is read again behind it.
  const [ebook] = useState(read);
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user || !can(user, 'material.update', ebook)) return <NoAccess />;
  return (
    <>
      <PageHead title={ebook.title} back={{ to: paths.adminEbooks, label: t('Back to Ebooks') }}>
        {can(user, 'material.delete', ebook) && <DeleteEbook ebook={ebook} uid={user.uid} />}
      </PageHead>
      <EbookForm uid={user.uid} ebook={ebook} onSaved={() => void navigate(paths.adminEbooks)} />
    </>
  );
}

function DeleteEbook({ ebook, uid }: { ebook: Ebook; uid: string }) {
  const [isOpen, setOpen] = useState(false);
  const [deleteEbook, { isLoading }] = useDeleteEbookMutation();
  const navigate = useNavigate();
  const confirm = async () => {
    const { error } = await deleteEbook(ebook.id);
    if (error) return setOpen(false);
    clearFormDraft('ebook', uid, ebook.id);
    await navigate(paths.adminEbooks);
  };
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        {t('Delete Ebook')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('Delete this ebook?')}
        confirmLabel={t('Delete Ebook')}
        busyLabel={t('Deleting...')}
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <p>
          {t('"{title}" goes for good. Readers can no longer open it. With it go:', { title: ebook.title })}
        </p>
        <ul className={styles.gone}>
          {whatGoes(ebook).map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}

function whatGoes({ file_path, file_size, cover_path, chapters }: Ebook): string[] {
  return [
    t('its place in the library and in every list'),
    ...(file_path
      ? [file_size ? t('the file ({size})', { size: formatBytes(file_size) }) : t('the file')]
      : []),
    ...(cover_path ? [t('the cover')] : []),
    ...(chapters.length > 0
      ? [t('{n, plural, one {# chapter} other {# chapters}}', { n: chapters.length })]
      : []),
  ];
}

function NotFound() {
  return (
    <StateView
      isPage
      title={t('Ebook not found.')}
      action={<ButtonLink to={paths.adminEbooks}>{t('Back to Ebooks')}</ButtonLink>}
    >
      {t('It may have been deleted. Look for it in the list.')}
    </StateView>
  );
}

function NoAccess() {
  return (
    <StateView
      isPage
      icon="lock"
      title={t('You cannot edit this ebook')}
      action={<ButtonLink to={paths.adminEbooks}>{t('Back to Ebooks')}</ButtonLink>}
    >
      {t('Only the person who added it and administrators can.')}
    </StateView>
  );
}
