import { paths } from '../domain/paths';
import { Button, ButtonLink } from '../ui/Button';
import { Note } from '../ui/Note';
import { t } from '../ui/text';
import { useRemembered } from '../ui/useRemembered';
import type { Voice } from './useVoice';
import { silenceText } from './voiceText';

interface VoiceNoteProps {
  voice: Voice;
  /** Where a visitor comes back to. */
  returnTo: string;
}

/** What stands in the place of a field for who cannot write. */
export function VoiceNote({ voice, returnTo }: VoiceNoteProps) {
  if (!voice.silence) return null;
  const isVisitor = voice.silence === 'signed-out';
  return (
    <Note
      tone={isVisitor || voice.silence === 'unverified' ? 'info' : 'warn'}
      role="status"
      {...(isVisitor && {
        action: (
          <ButtonLink small to={paths.auth} state={{ from: returnTo }}>
            {t('Sign In')}
          </ButtonLink>
        ),
      })}
    >
      <p>{silenceText(voice)}</p>
    </Note>
  );
}

/** What an administrator told them, until they have read it. */
export function WarningNote({ voice: { user, warning } }: Pick<VoiceNoteProps, 'voice'>) {
  const [read, setRead] = useRemembered(`somo:warning-read:${user?.uid ?? ''}`);
  if (!warning || read === String(warning.at)) return null;
  return (
    <Note
      tone="bad"
      role="alert"
      title={t('A message from the administrators')}
      action={
        <Button variant="line" small onClick={() => setRead(String(warning.at))}>
          {t('I understand')}
        </Button>
      }
    >
      <p>{warning.text}</p>
    </Note>
  );
}
