import { AUDIO_TYPES, type AudioType } from '../../domain/audio';
import { paths } from '../../domain/paths';
import { can } from '../../domain/permissions';
import { useSession } from '../../session/useSession';
import { Chips } from '../../ui/Chip';
import { FilterBar } from '../../ui/FilterBar';
import { SearchBox } from '../../ui/SearchBox';
import { useTableUrl } from '../../ui/table/useTableUrl';
import { t } from '../../ui/text';
import { useListAudiosQuery } from './adminAudioApi';
import { AdminAudioFrame } from './AdminAudioFrame';
import { AdminAudioTable } from './AdminAudioTable';
import { AUDIO_TYPES_LABELS } from './audioLabels';

const URL_OPTIONS = {
  filters: { type: AUDIO_TYPES },
  // Indexed in firestore.indexes.json together with every filter.
  sorts: ['title', 'date_added'],
} as const;

const ALL = 'all';

/** `/admin/audio`: a teacher's own audio, or everybody's for an administrator. */
export function Component() {
  const { user } = useSession();
  const createdBy = user && !can(user, 'material.listAll') ? user.uid : null;
  const url = useTableUrl(URL_OPTIONS);
  const type = url.filter.type as AudioType | undefined;
  const search = url.search.trim() || undefined;
  const request = { createdBy, type, search, sort: url.sort, ...url.cursor };
  return (
    <AdminAudioFrame current={paths.adminAudio}>
      <FilterBar
        search={
          <SearchBox
            label={t('Search audio')}
            placeholder={t('Search by title, subject or author...')}
            value={url.search}
            onChange={url.setSearch}
          />
        }
      >
        <Chips
          label={t('Type')}
          options={[
            { value: ALL, label: t('All') },
            ...AUDIO_TYPES.map((value) => ({ value, label: t(AUDIO_TYPES_LABELS[value]) })),
          ]}
          value={type ?? ALL}
          onChange={(value) => url.setFilter('type', value === ALL ? undefined : value)}
        />
      </FilterBar>
      <AdminAudioTable query={useListAudiosQuery(request)} url={url} request={request} />
    </AdminAudioFrame>
  );
}
