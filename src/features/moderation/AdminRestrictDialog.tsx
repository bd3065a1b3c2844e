import { useState } from 'react';
import { MODERATION_LIMITS, moderationMessages, MUTE_HOURS, type RestrictAct } from '../../domain/moderation';
import type { RestrictUserInput } from '../../domain/moderationInput';
import { cleanText, isBlank, tooLong } from '../../domain/text';
import { FormDialog } from '../../ui/form/FormDialog';
import { type Checked, useShortForm } from '../../ui/form/useShortForm';
import { SelectField, TextArea } from '../../ui/TextField';
import { t } from '../../ui/text';
import { useRestrictUserMutation } from './moderationApi';

const TITLES: Record<RestrictAct, string> = {
  warn: 'Warn {name}',
  mute: 'Mute {name}',
  ban: 'Ban {name}',
  restore: 'Let {name} write again',
};

const INTROS: Record<RestrictAct, string> = {
  warn: 'They read it on top of the feed until they say that they have understood.',
  mute: 'They can read and learn, and write nowhere until then: no posts, comments or chat messages.',
  ban: 'They can read and learn, and never write again, until an administrator lets them.',
  restore: 'Their mute or ban ends now.',
};

const HOURS: Record<number, string> = { 1: 'An hour', 24: 'A day', 168: 'A week', 720: '30 days' };

interface AdminRestrictDialogProps {
  act: RestrictAct;
  uid: string;
  name: string;
  onClose: () => void;
}

/** What follows for who wrote something. */
export function AdminRestrictDialog({ act, uid, name, onClose }: AdminRestrictDialogProps) {
  const [send, { isLoading }] = useRestrictUserMutation();
  const [hours, setHours] = useState('24');
  const [words, setWords] = useState('');
  const { change, errors, ...form } = useShortForm({
    check: () => check({ uid, act, hours: act === 'mute' ? Number(hours) : null, words }),
    send,
    onSent: onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t(TITLES[act], { name })}
      intro={t(INTROS[act])}
      submitLabel={t(
        act === 'warn' ? 'Warn' : act === 'mute' ? 'Mute' : act === 'ban' ? 'Ban' : 'Let them write',
      )}
      busyLabel={t('Saving...')}
      isDanger={act === 'ban' || act === 'mute'}
      isBusy={isLoading}
      onClose={onClose}
    >
      {act === 'mute' && (
        <SelectField
          name="hours"
          label={t('For how long?')}
          options={MUTE_HOURS.map((value) => ({ value: String(value), label: t(HOURS[value] ?? '') }))}
          value={hours}
          onChange={(next) => change(() => setHours(next))}
        />
      )}
      {act !== 'restore' && (
        <TextArea
          name="words"
          label={t('What they read')}
          optional={act !== 'warn'}
          rows={3}
          error={errors.words && t(errors.words)}
          value={words}
          onChange={(next) => change(() => setWords(next))}
        />
      )}
    </FormDialog>
  );
}

function check(input: RestrictUserInput): Checked<RestrictUserInput, { words?: string }> {
  const words = cleanText(input.words);
  if (input.act === 'warn' && isBlank(words)) return { errors: { words: moderationMessages.noteNeeded } };
  if (words.length > MODERATION_LIMITS.note) return { errors: { words: tooLong(MODERATION_LIMITS.note) } };
  return { input: { ...input, words } };
}
