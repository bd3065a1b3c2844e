import { useFormikContext } from 'formik';
import { useState } from 'react';
import { toWebVtt } from '../../domain/captions';
import { REEL_LIMITS } from '../../domain/reel';
import { type ReelForm, reelMessages } from '../../domain/reelForm';
import { FileField } from '../../ui/FileField';
import { t } from '../../ui/text';
import { REEL_LABELS } from './reelLabels';

/** What is said, from a captions file; kept as text, so that it comes with the reel. */
export function CaptionsField() {
  const { values, setFieldValue } = useFormikContext<ReelForm>();
  const [chosen, setChosen] = useState<{ name: string; size: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const choose = async (file: File) => {
    setChosen({ name: file.name, size: file.size });
    // Longer files are cut: what is left is too long all the same, and nobody waits for a film to be read as text.
    const bytes = await file.slice(0, 4 * REEL_LIMITS.captions).arrayBuffer();
    const captions = toWebVtt(new TextDecoder().decode(bytes));
    const isGood = captions !== null && captions.length <= REEL_LIMITS.captions;
    setError(isGood ? null : reelMessages.captions);
    await setFieldValue('captions', isGood ? captions : '');
  };
  const clear = () => {
    setChosen(null);
    setError(null);
    void setFieldValue('captions', '');
  };
  const stored = values.captions ? { name: t('Current captions') } : null;
  return (
    <FileField
      name="captions"
      label={t(REEL_LABELS.captions)}
      optional
      full
      accept=".vtt,.srt,text/vtt"
      hint={t('What is said, as VTT or SRT. Many learners watch without sound.')}
      error={error ? t(error) : undefined}
      file={chosen ?? stored}
      onSelect={(file) => void choose(file)}
      onClear={clear}
    />
  );
}
