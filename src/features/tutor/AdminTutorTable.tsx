import { useState } from 'react';
import type { Page } from '../../domain/page';
import { paths } from '../../domain/paths';
import { type Tutor, TUTOR_STATUS_LABELS, TUTOR_STATUSES, type TutorStatus } from '../../domain/tutor';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import type { MenuItem } from '../../ui/Menu';
import type { QueryLike } from '../../ui/QueryView';
import { byNumber, byText, type Columns } from '../../ui/table/column';
import { PagedTable, type PagedUrl } from '../../ui/table/PagedTable';
import { t } from '../../ui/text';
import { AdminTutorChange, type TutorChange } from './AdminTutorChange';
import styles from './AdminTutorTable.module.css';
import { useSetTutorStandingMutation } from './tutorApi';
import { Rating } from '../../ui/Rating';

const COLUMNS: Columns<Tutor> = [
  { head: 'Name', cell: (tutor) => <Name tutor={tutor} />, sort: byText('name') },
  { head: 'Specialty', cell: ({ specialty }) => t(specialty), phone: 'below' },
  { head: 'Rating', cell: (tutor) => <Rating of={tutor} />, sort: byNumber('rating'), low: true },
  { head: 'Students', cell: ({ students_count }) => students_count, align: 'end', low: true },
  {
    head: 'Verified',
    cell: ({ verified }) =>
      verified ? <Badge tone="ok">{t('Verified')}</Badge> : <Badge plain>{t('Not verified')}</Badge>,
    phone: 'below',
  },
  { head: 'Status', cell: ({ status }) => <Status status={status} />, phone: 'beside' },
];

interface AdminTutorTableProps {
  query: QueryLike<Page<Tutor>>;
  url: PagedUrl;
}

export function AdminTutorTable({ query, url }: AdminTutorTableProps) {
  const [change, setChange] = useState<TutorChange | null>(null);
  const menuOf = useTutorMenu(setChange);
  return (
    <>
      <PagedTable
        name="tutors"
        query={query}
        url={url}
        errorTitle={t('Failed to load tutors')}
        caption={t('Tutors')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowTo={({ id }) => paths.adminEditTutor(id)}
        rowMenu={menuOf}
        empty={t('No tutors found for these filters.')}
        loadingText={t('Loading tutors...')}
        bulk={(tutors, onDone) =>
          TUTOR_STATUSES.map((status) => (
            <Button key={status} variant="quiet" small onClick={() => setChange({ tutors, status, onDone })}>
              {t(TUTOR_STATUS_LABELS[status])}
            </Button>
          ))
        }
      />
      {change && <AdminTutorChange change={change} onClose={() => setChange(null)} />}
    </>
  );
}

/** What can be done with one tutor. Verifying is undone as easily, so it asks nothing. */
function useTutorMenu(onChange: (change: TutorChange) => void) {
  const [setStanding, { isLoading }] = useSetTutorStandingMutation();
  return (tutor: Tutor): readonly MenuItem[] => {
    const { id, status, verified } = tutor;
    return [
      { label: t('Edit'), icon: 'edit', to: paths.adminEditTutor(id) },
      {
        label: verified ? t('Take the verification back') : t('Verify'),
        icon: verified ? 'close' : 'check',
        disabled: isLoading,
        onSelect: () => void setStanding({ ids: [id], to: { verified: !verified } }),
      },
      ...TUTOR_STATUSES.map((to) => ({
        label: t('Status: {status}', { status: t(TUTOR_STATUS_LABELS[to]) }),
        checked: to === status,
        onSelect: () => {
          if (to !== status) onChange({ tutors: [tutor], status: to });
        },
      })),
    ];
  };
}

function Name({ tutor }: { tutor: Tutor }) {
  return (
    <span className={styles.name}>
      <Avatar name={tutor.name} src={tutor.avatar_url} small />
      <span>{tutor.name}</span>
    </span>
  );
}

const TONES = { active: 'ok', review: 'warn', inactive: 'neutral' } as const;

function Status({ status }: { status: TutorStatus }) {
  return <Badge tone={TONES[status]}>{t(TUTOR_STATUS_LABELS[status])}</Badge>;
}
