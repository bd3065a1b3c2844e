import { useSetVouchedMutation } from '../../data/voiceApi';
import { can } from '../../domain/permissions';
import type { Voice } from '../../domain/voice';
import { useSession } from '../../session/useSession';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { t } from '../../ui/text';
import styles from './LiveClassPage.module.css';

interface AdminLearnerVoiceProps {
  /** Of a student without a verified e-mail. */
  voice: Voice;
  name: string;
}

/** Whether a student may write in chats, and a teacher's word that lets them. */
export function AdminLearnerVoice({ voice, name }: AdminLearnerVoiceProps) {
  const { user } = useSession();
  const [setVouched, { isLoading }] = useSetVouchedMutation();
  const { uid, vouched_by } = voice;
  const isVouched = vouched_by !== null;
  return (
    <span className={styles.voice}>
      <Badge tone={isVouched ? 'ok' : 'warn'}>{stateText(voice, user?.uid)}</Badge>
      {(!isVouched || can(user, 'voice.takeBack', voice)) && (
        <Button
          small
          variant={isVouched ? 'quiet' : 'line'}
          busy={isLoading}
          onClick={() => void setVouched({ uid, isVouched: !isVouched })}
        >
          {isVouched ? t('Take back') : t('Let write')}
          <span className="srOnly"> {name}</span>
        </Button>
      )}
    </span>
  );
}

function stateText({ vouched_by }: Voice, own: string | undefined): string {
  if (vouched_by === null) return t('Cannot write yet');
  return vouched_by === own ? t('Writes on your word') : t('Writes on a teacher’s word');
}
