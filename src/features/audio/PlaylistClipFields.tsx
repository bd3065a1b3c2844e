import { useField } from 'formik';
import { useState } from 'react';
import { type AudioRow, formatTime, lengthOf } from '../../domain/audio';
import { formatUsd } from '../../domain/money';
import { can } from '../../domain/permissions';
import { PLAYLIST_LIMITS } from '../../domain/playlist';
import { matchesWords } from '../../domain/text';
import { useSession } from '../../session/useSession';
import { fieldId } from '../../ui/Field';
import { FormSection } from '../../ui/form/FormSection';
import { IconButton } from '../../ui/IconButton';
import { OrderedList } from '../../ui/OrderedList';
import { QueryView } from '../../ui/QueryView';
import { SearchBox } from '../../ui/SearchBox';
import { SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useListCatalogAudiosQuery } from './audioApi';
import styles from './PlaylistClipFields.module.css';

/** How many clips are offered at once; a search finds the others. */
const OFFERED = 12;

/** The clips of a playlist in their order, and the library to choose them from. */
export function PlaylistClipFields({ uid }: { uid: string }) {
  const query = useListCatalogAudiosQuery();
  return (
    <FormSection title={t('Audio Clips')}>
      <QueryView
        query={query}
        skeleton={<SkeletonText lines={6} />}
        errorTitle={(message) => t('Error loading audios: {message}', { message })}
      >
        {(library) => <Clips library={library} uid={uid} />}
      </QueryView>
    </FormSection>
  );
}

function Clips({ library, uid }: { library: readonly AudioRow[]; uid: string }) {
  const [{ value: chosen }, { error, touched }, { setValue, setTouched }] = useField<string[]>('audioIds');
  const change = (ids: string[]) => {
    void setTouched(true, false);
    void setValue(ids);
  };
  const byId = new Map(library.map((clip) => [clip.id, clip]));
  const seconds = chosen.reduce((total, id) => total + lengthIn(byId, id), 0);
  return (
    <div className="split">
      <div className="stack" id={fieldId('audioIds')} tabIndex={-1}>
        <h4>{t('In this playlist')}</h4>
        {chosen.length === 0 ? (
          <p className={touched && error ? styles.error : 'muted'} role="status">
            {t(touched && error ? error : 'Nothing yet. Add clips from the library.')}
          </p>
        ) : (
          <p className="small muted" role="status">
            {t('{count, plural, one {# clip} other {# clips}}, {length}', {
              count: chosen.length,
              length: formatTime(seconds),
            })}
          </p>
        )}
        <OrderedList
          label={t('In this playlist')}
          ids={chosen}
          nameOf={(id) => nameOf(byId.get(id))}
          onMove={(from, to) => change(movedIn(chosen, from, to))}
          onRemove={(place) => change(chosen.toSpliced(place, 1))}
        >
          {(id) => <Clip clip={byId.get(id)} />}
        </OrderedList>
      </div>
      <Library
        clips={library.filter((clip) => !chosen.includes(clip.id))}
        uid={uid}
        isFull={chosen.length >= PLAYLIST_LIMITS.clips}
        onAdd={(id) => change([...chosen, id])}
      />
    </div>
  );
}

const movedIn = (ids: readonly string[], from: number, to: number) =>
  ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1));

const lengthIn = (byId: ReadonlyMap<string, AudioRow>, id: string) => {
  const clip = byId.get(id);
  return clip ? lengthOf(clip) : 0;
};
const nameOf = (clip: AudioRow | undefined) => clip?.title ?? t('A clip that was deleted');

function Clip({ clip }: { clip: AudioRow | undefined }) {
  return (
    <span className={styles.clip}>
      <b>{nameOf(clip)}</b>
      {clip && (
        <span className="meta">
          {t(clip.subject)} · <span className="nums">{formatTime(lengthOf(clip))}</span>
          {clip.price > 0 && ` · ${formatUsd(clip.price)}`}
        </span>
      )}
    </span>
  );
}

interface LibraryProps {
  clips: readonly AudioRow[];
  uid: string;
  isFull: boolean;
  onAdd: (id: string) => void;
}

function Library({ clips, uid, isFull, onAdd }: LibraryProps) {
  const { user } = useSession();
  const [search, setSearch] = useState('');
  // Selling somebody else's paid audio in a list of one's own opens nothing (functions/src/mediaFile.ts).
  const usable = clips.filter(
    (clip) => clip.price === 0 || clip.created_by === uid || can(user, 'material.listAll'),
  );
  const found = usable.filter(({ title, subject, author }) => matchesWords(search, title, subject, author));
  return (
    <div className="stack">
      <h4>{t('Library')}</h4>
      <SearchBox
        label={t('Search the library')}
        placeholder={t('Search by title, subject or author...')}
        value={search}
        onChange={setSearch}
        delay={0}
      />
      {found.length === 0 && <p className="muted">{t('No audio resources found matching your filters.')}</p>}
      <ul className={styles.library}>
        {found.slice(0, OFFERED).map((clip) => (
          <li key={clip.id}>
            <Clip clip={clip} />
            <IconButton
              icon="plus"
              label={t('Add {title}', { title: clip.title })}
              disabled={isFull}
              onClick={() => onAdd(clip.id)}
            />
          </li>
        ))}
      </ul>
      {found.length > OFFERED && (
        <p className="small muted">
          {t('and {count} more: search for what you need.', { count: found.length - OFFERED })}
        </p>
      )}
    </div>
  );
}
