import { useState } from 'react';
import { useFileUploads } from '../../data/useFileUploads';
import { useFormDraft } from '../../data/useFormDraft';
import { toAppError } from '../../data/errors';
import { POST_IMAGE_FILE } from '../../domain/imageFile';
import { type Post, type PostImage, POST_LIMITS, postMessages } from '../../domain/post';
import type { SavePostInput } from '../../domain/postInput';
import { cleanText, tooLong, visibleLength } from '../../domain/text';
import type { SessionUser } from '../../session/sessionSlice';
import { type Checked, useShortForm } from '../../ui/form/useShortForm';
import { useSavePostMutation } from './postApi';
import { preparePostImage } from './postImage';

export interface PostValues {
  text: string;
  images: PostImage[];
}

interface Errors {
  text?: string;
  images?: string;
}

const fits = (values: Partial<PostValues>) => typeof values.text === 'string' && Array.isArray(values.images);

/**
 * A new post, or another text for one. Pictures go up as soon as they are chosen; what was typed and has gone up is kept
 * through a reload, and until it has arrived.
 */
export function usePostForm({
  user,
  post,
  onSaved,
}: {
  user: SessionUser;
  post?: Post;
  onSaved: () => void;
}) {
  const draft = useFormDraft<PostValues>({ noun: 'post', uid: user.uid, recordId: post?.id ?? null, fits });
  const start = draft.restored?.values ?? { text: post?.text ?? '', images: post?.images ?? [] };
  const [values, setValues] = useState<PostValues>(start);
  const [save, { isLoading }] = useSavePostMutation();
  const { form, onSubmit, failure, errors, change } = useShortForm<SavePostInput, Errors>({
    check: () => check(draft.id, values),
    send: save,
    onSent: () => {
      draft.clear();
      onSaved();
    },
  });
  const set = (next: (before: PostValues) => PostValues) =>
    change(() =>
      setValues((before) => {
        const after = next(before);
        draft.save(after, false);
        return after;
      }),
    );
  const pictures = usePictures(user.uid, draft.id, (image) =>
    set((before) => ({ ...before, images: [...before.images, image].slice(0, POST_LIMITS.images) })),
  );
  return {
    form,
    onSubmit,
    failure,
    isSaving: isLoading,
    discard: draft.clear,
    /** What the fields need. */
    fields: {
      values,
      errors,
      pictures,
      write: (text: string) => set((before) => ({ ...before, text })),
      removeImage: (path: string) =>
        set((before) => ({ ...before, images: before.images.filter((image) => image.path !== path) })),
    },
  };
}

export type PostFormFields = ReturnType<typeof usePostForm>['fields'];

/** A picture after the other on its way up. */
function usePictures(uid: string, recordId: string, onArrived: (image: PostImage) => void) {
  const uploads = useFileUploads(uid, recordId);
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (chosen: File) => {
    const ready = await preparePostImage(chosen);
    if (!ready.ok) return setProblem(ready.message);
    const { file, width, height } = ready.image;
    const path = await uploads.send(crypto.randomUUID(), {
      folder: 'post-images',
      source: file,
      extension: 'jpg',
      contentType: POST_IMAGE_FILE.contentTypes.jpeg,
      isPublic: true,
    });
    if (path) onArrived({ path, width, height });
  };
  const add = async (files: readonly File[]) => {
    setProblem(null);
    setWaiting((count) => count + files.length);
    for (const file of files) {
      await send(file).catch((error: unknown) => setProblem(toAppError(error).message));
      setWaiting((count) => count - 1);
    }
  };
  return { add, waiting, isBusy: waiting > 0, problem };
}

function check(id: string, { text, images }: PostValues): Checked<SavePostInput, Errors> {
  const cleaned = cleanText(text);
  if (visibleLength(cleaned) === 0) return { errors: { text: postMessages.content } };
  if (cleaned.length > POST_LIMITS.text) return { errors: { text: tooLong(POST_LIMITS.text) } };
  return { input: { id, text: cleaned, images } };
}
