import { useState } from 'react';
import type { Bookmarks } from '../../../data/useBookmarks';
import { chapterAt, formatTime } from '../../../domain/audio';
import { type Bookmark, NOTE_LIMIT } from '../../../domain/bookmark';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { IconButton } from '../../../ui/IconButton';
import { SectionHead } from '../../../ui/SectionHead';
import { t } from '../../../ui/text';
import { TextArea } from '../../../ui/TextField';
import styles from './Player.module.css';
import { usePlayer, usePlayerState } from './usePlayer';

/** Places to find again, each with a note of one's own. */
export function BookmarkList({ bookmarks }: { bookmarks: Bookmarks }) {
  const player = usePlayer();
  const [edited, setEdited] = useState<Bookmark | null>(null);
  return (
    <section className="stack tight" aria-labelledby="bookmarks">
      <SectionHead id="bookmarks" title={t('Bookmarks')}>
        <Button
          small
          variant="line"
          icon="bookmark"
          onClick={() => setEdited({ place: Math.floor(player.state.get().seconds), note: '' })}
        >
          {t('Bookmark this place')}
        </Button>
      </SectionHead>
      {bookmarks.all.length === 0 && (
        <p className="muted small">{t('Mark a place to find it again here.')}</p>
      )}
      <ul>
        {bookmarks.all.map((bookmark) => (
          <BookmarkEntry
            key={bookmark.place}
            bookmark={bookmark}
            onEdit={() => setEdited(bookmark)}
            onRemove={() => bookmarks.remove(bookmark.place)}
          />
        ))}
      </ul>
      {edited && (
        <BookmarkDialog
          key={edited.place}
          bookmark={edited}
          onSave={(note) => bookmarks.set({ place: edited.place, note })}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

interface EntryProps {
  bookmark: Bookmark;
  onEdit: () => void;
  onRemove: () => void;
}

function BookmarkEntry({ bookmark: { place, note }, onEdit, onRemove }: EntryProps) {
  const player = usePlayer();
  const chapters = usePlayerState((state) => state.chapters);
  const chapter = chapters[chapterAt(chapters, place)]?.title ?? '';
  const at = formatTime(place);
  return (
    <li className={styles.marked}>
      <button type="button" className={styles.entry} onClick={() => player.seek(place)}>
        <span className="nums">{at}</span>
        <span className="grow">
          {note || chapter}
          {note && chapters.length > 1 && <span className={styles.sub}>{chapter}</span>}
        </span>
      </button>
      <IconButton icon="edit" label={t('Note at {at}', { at })} onClick={onEdit} />
      <IconButton icon="trash" label={t('Remove bookmark: {label}', { label: at })} onClick={onRemove} />
    </li>
  );
}

interface DialogProps {
  bookmark: Bookmark;
  onSave: (note: string) => void;
  onClose: () => void;
}

function BookmarkDialog({ bookmark, onSave, onClose }: DialogProps) {
  const [note, setNote] = useState(bookmark.note);
  const save = () => {
    onSave(note.trim());
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={t('Bookmark at {at}', { at: formatTime(bookmark.place) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button onClick={save}>{t('Save')}</Button>
        </>
      }
    >
      <TextArea
        name="note"
        label={t('Note')}
        optional
        rows={3}
        maxLength={NOTE_LIMIT}
        value={note}
        onChange={setNote}
      />
    </Dialog>
  );
}
