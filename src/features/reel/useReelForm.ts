import { useEffect, useRef } from 'react';
import { useFormDraft } from '../../data/useFormDraft';
import { useFormSubmit } from '../../data/useFormSubmit';
import { checkFile } from '../../domain/fileRule';
import { type Reel, REEL_LIMITS } from '../../domain/reel';
import {
  EMPTY_REEL_FORM,
  type ReelForm,
  reelFormSchema,
  reelMessages,
  toReelForm,
} from '../../domain/reelForm';
import { REEL_FILE, type ReelFormat } from '../../domain/videoFile';
import type { FormFiles } from '../../ui/form/useFormFiles';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { useCreateReelMutation, useUpdateReelMutation } from './adminReelApi';
import { readVideo } from './readVideo';
import { readFreshReel } from './reelDocs';
import { REEL_LABELS } from './reelLabels';
import { saveReel } from './saveReel';

export interface ReelFormOptions {
  uid: string;
  /** The record to edit; null creates a new one. */
  reel: Reel | null;
  onSaved: () => void;
}

/** A reel's form: the chosen video tells its length and gives a poster, unless one is chosen by hand. */
export function useReelForm({ uid, reel, onSaved }: ReelFormOptions) {
  const draft = useFormDraft<ReelForm>({
    noun: 'reel',
    uid,
    recordId: reel?.id ?? null,
    fits: ({ title, captions }) => typeof title === 'string' && typeof captions === 'string',
  });
  const facts = useRef<Awaited<ReturnType<typeof readVideo>> | null>(null);
  const choosePoster = useRef<(file: File) => void>(() => undefined);
  const checkVideo = async (file: File) => {
    const checked = await checkFile(REEL_FILE, file);
    if (!checked.ok) return checked;
    facts.current = await readVideo(file);
    const isLong = (facts.current.seconds ?? 0) > REEL_LIMITS.seconds;
    return isLong ? { ok: false as const, message: reelMessages.length } : checked;
  };
  const form = useRecordForm<ReelForm, ReelFormat>({
    initialValues: reel ? toReelForm(reel) : EMPTY_REEL_FORM,
    schema: reelFormSchema,
    labels: REEL_LABELS,
    draft,
    rule: REEL_FILE,
    checkFile: checkVideo,
    onFile: (_file, _format, change) => {
      const { seconds = null, poster } = facts.current ?? {};
      change((values) => ({ ...values, seconds }));
      if (poster) choosePoster.current(poster);
    },
    submission: useReelSubmit({ id: draft.id, uid, stored: reel }),
    wantedFiles: ({ file }) =>
      file === null || (!file && !reel?.video_path) ? { file: reelMessages.video } : {},
    onSaved,
  });
  useEffect(() => {
    choosePoster.current = (file) => void form.files.chooseCover(file);
  });
  return form;
}

export type ReelFormApi = ReturnType<typeof useReelForm>;

const STARTED = { file: 'Uploading video...', cover: 'Uploading cover image...' };

interface SubmitOptions {
  id: string;
  uid: string;
  stored: Reel | null;
}

function useReelSubmit({ id, uid, stored }: SubmitOptions) {
  const [create] = useCreateReelMutation();
  const [update] = useUpdateReelMutation();
  const submission = useFormSubmit(
    {
      uid,
      recordId: id,
      folders: { file: 'reel-videos', cover: 'reel-posters' },
      usedPaths: async () => {
        const reel = await readFreshReel(id);
        return [reel?.video_path, reel?.poster_path];
      },
    },
    STARTED,
  );
  const run = (values: ReelForm, files: FormFiles<ReelFormat>) =>
    submission.run((tools) =>
      saveReel(
        { id, values, files, uid, stored },
        { ...tools, save: (input) => (stored ? update(input) : create(input)).unwrap() },
      ),
    );
  return { ...submission, run, refuse: submission.reset };
}
