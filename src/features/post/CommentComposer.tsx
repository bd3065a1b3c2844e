import { useRef } from 'react';
import { useKeptText } from '../../data/useKeptText';
import { Button } from '../../ui/Button';
import { useShortForm } from '../../ui/form/useShortForm';
import { Note } from '../../ui/Note';
import { TextArea } from '../../ui/TextField';
import { t } from '../../ui/text';
import { checkComment } from './checkComment';
import { useSaveCommentMutation } from './commentApi';

interface CommentComposerProps {
  uid: string;
  postId: string;
  /** The comment that is answered; left out: the post. */
  parentId?: string;
  onDone?: () => void;
}

/** Where a comment is written. What was typed stays on the device until it has arrived. */
export function CommentComposer({ uid, postId, parentId = '', onDone }: CommentComposerProps) {
  const { draft, setDraft, clear } = useKeptText(`${uid}:comment-draft:${postId}:${parentId}`);
  // Sent again after a lost answer, it is the same comment.
  const id = useRef(crypto.randomUUID());
  const [save, { isLoading }] = useSaveCommentMutation();
  const { form, onSubmit, errors, failure, change } = useShortForm({
    check: () => checkComment({ postId, id: id.current, parentId, text: draft }),
    send: save,
    onSent: () => {
      id.current = crypto.randomUUID();
      clear();
      onDone?.();
    },
  });
  return (
    <form ref={form} className="stack tight" noValidate onSubmit={onSubmit}>
      <TextArea
        name={`comment-${parentId}`}
        label={parentId ? t('Your answer') : t('Your comment')}
        rows={2}
        error={errors.text && t(errors.text)}
        value={draft}
        onChange={(next) => change(() => setDraft(next))}
      />
      {failure && (
        <Note tone="bad" role="alert">
          <p>{t(failure)}</p>
        </Note>
      )}
      <div className="row">
        {onDone && (
          <Button variant="quiet" small disabled={isLoading} onClick={onDone}>
            {t('Cancel')}
          </Button>
        )}
        <Button type="submit" small icon="send" className="push" busy={isLoading} busyText={t('Sending...')}>
          {parentId ? t('Answer') : t('Comment')}
        </Button>
      </div>
    </form>
  );
}
