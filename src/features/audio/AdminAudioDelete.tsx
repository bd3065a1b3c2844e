import type { Audio } from '../../domain/audio';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { t } from '../../ui/text';
import { useDeleteAudiosMutation } from './adminAudioApi';

interface AdminAudioDeleteProps {
  audios: readonly Audio[];
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before one audio goes, or several at once. */
export function AdminAudioDelete({ audios, onDone, onClose }: AdminAudioDeleteProps) {
  const [remove, { isLoading }] = useDeleteAudiosMutation();
  const [first] = audios;
  const isOne = audios.length === 1 && first !== undefined;
  return (
    <DeleteDialog
      title={
        isOne
          ? t('Are you sure you want to delete "{title}"?', { title: first.title })
          : t('Delete these {count} audios?', { count: audios.length })
      }
      names={isOne ? [] : audios.map(({ title }) => title)}
      isBusy={isLoading}
      remove={() => remove(audios.map(({ id }) => id))}
      onDone={onDone}
      onClose={onClose}
    >
      {t('It goes for good, with its file and cover. Nobody can listen to it any more.')}
    </DeleteDialog>
  );
}
