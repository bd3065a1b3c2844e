import { useRef } from 'react';
import { useFormDraft } from '../../data/useFormDraft';
import { type Audio, AUDIO_LIMITS, formatTime } from '../../domain/audio';
import { AUDIO_FILE, type AudioFormat } from '../../domain/audioFile';
import {
  audioFileMessages,
  type AudioForm,
  audioFormSchema,
  EMPTY_AUDIO_FORM,
  isComplete,
} from '../../domain/audioForm';
import { toAudioForm } from '../../domain/audioRecord';
import type { FormFiles } from '../../ui/form/useFormFiles';
import { useRecordForm } from '../../ui/form/useRecordForm';
import { AUDIO_LABELS } from './audioLabels';
import { readLength } from './audioLength';
import { useAudioSubmit } from './useAudioSubmit';

export interface AudioFormOptions {
  uid: string;
  /** The record to edit; null creates a new one. */
  audio: Audio | null;
  onSaved: () => void;
}

export function useAudioForm({ uid, audio, onSaved }: AudioFormOptions) {
  const draft = useFormDraft<AudioForm>({
    noun: 'audio',
    uid,
    recordId: audio?.id ?? null,
    fits: ({ title, chapters }) => typeof title === 'string' && Array.isArray(chapters),
  });
  const submission = useAudioSubmit({ id: draft.id, uid, stored: audio });
  const measure = useMeasure();
  const form = useRecordForm<AudioForm, AudioFormat>({
    initialValues: audio ? toAudioForm(audio) : { ...EMPTY_AUDIO_FORM, dateAdded: today() },
    schema: audioFormSchema,
    labels: AUDIO_LABELS,
    draft,
    rule: AUDIO_FILE,
    onFile: (file, _format, change) => void measure(file, (seconds) => change(withLength(seconds))),
    submission,
    wantedFiles: audio ? noneWanted : wantedFiles,
    onSaved,
  });
  return {
    ...form,
    canSave: audio === null || isComplete(form.formik.values),
  };
}

export type AudioFormApi = ReturnType<typeof useAudioForm>;

/** What somebody typed stays; an empty duration takes the file's own length. */
const withLength = (seconds: number | null) => (values: AudioForm) => ({
  ...values,
  audioSeconds: seconds,
  duration: values.duration.trim() || (seconds === null ? '' : formatTime(seconds)),
});

/** A new audio comes with its sound and a cover; what is edited keeps what it has. */
const wantedFiles = ({ file, cover }: FormFiles<AudioFormat>) => ({
  ...(!file && { file: audioFileMessages.file }),
  ...(!cover && { cover: audioFileMessages.cover }),
});
const noneWanted = () => ({});

/** As the reader's clock has it, `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Reading takes time: when another file was chosen meanwhile, the earlier answer no longer counts. */
function useMeasure() {
  const latest = useRef<File | null>(null);
  return async (file: File, tell: (seconds: number | null) => void) => {
    latest.current = file;
    const seconds = await readLength(file);
    if (latest.current !== file) return;
    tell(seconds !== null && seconds <= AUDIO_LIMITS.seconds ? seconds : null);
  };
}
