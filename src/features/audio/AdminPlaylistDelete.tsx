import type { Playlist } from '../../domain/playlist';
import { DeleteDialog } from '../../ui/DeleteDialog';
import { t } from '../../ui/text';
import { useDeletePlaylistsMutation } from './adminPlaylistApi';

interface AdminPlaylistDeleteProps {
  playlists: readonly Playlist[];
  onDone?: () => void;
  onClose: () => void;
}

export function AdminPlaylistDelete({ playlists, onDone, onClose }: AdminPlaylistDeleteProps) {
  const [remove, { isLoading }] = useDeletePlaylistsMutation();
  const [first] = playlists;
  const isOne = playlists.length === 1 && first !== undefined;
  return (
    <DeleteDialog
      title={
        isOne
          ? t('Are you sure you want to delete "{title}"?', { title: first.name })
          : t('Delete these {count} playlists?', { count: playlists.length })
      }
      names={isOne ? [] : playlists.map(({ name }) => name)}
      isBusy={isLoading}
      remove={() => remove(playlists.map(({ id }) => id))}
      onDone={onDone}
      onClose={onClose}
    >
      {t('The list and its cover go for good. The audio in it stays in the library.')}
    </DeleteDialog>
  );
}
