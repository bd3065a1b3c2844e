import type { SessionUser } from '../../session/sessionSlice';
import { Button } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import styles from './Post.module.css';
import { AddPictures, PostFields } from './PostFields';
import { usePostForm } from './usePostForm';

/** Where a new post is written. */
export function PostComposer({ user, onSaved }: { user: SessionUser; onSaved: () => void }) {
  const { form, onSubmit, failure, isSaving, fields } = usePostForm({ user, onSaved });
  return (
    <form ref={form} className={styles.card} noValidate onSubmit={onSubmit} aria-label={t('New post')}>
      <PostFields
        form={fields}
        label={t('What do you want to ask or share?')}
        hint={t('Leave out phone numbers and where you live.')}
      />
      {failure && (
        <Note tone="bad" role="alert" title={t('Your post was not sent')}>
          <p>{t(failure)}</p>
        </Note>
      )}
      <div className="row wraps">
        <AddPictures form={fields} />
        <Button
          className="push"
          type="submit"
          icon="send"
          disabled={fields.pictures.isBusy}
          busy={isSaving}
          busyText={t('Sending...')}
        >
          {t('Post')}
        </Button>
      </div>
    </form>
  );
}
