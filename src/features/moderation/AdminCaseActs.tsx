import { useState } from 'react';
import { useModerateMutation } from '../../data/moderateApi';
import type { ModerateAct, ModerationCase, RestrictAct } from '../../domain/moderation';
import { paths } from '../../domain/paths';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Menu, type MenuItem } from '../../ui/Menu';
import { t } from '../../ui/text';
import { AdminRestrictDialog } from './AdminRestrictDialog';
import styles from './AdminCaseTable.module.css';

const RESTRICTIONS: readonly { act: RestrictAct; label: string }[] = [
  { act: 'warn', label: 'Warn {name}' },
  { act: 'mute', label: 'Mute {name} for a time' },
  { act: 'ban', label: 'Ban {name} from writing' },
  { act: 'restore', label: 'Let {name} write again' },
];

/** Where it can be read in its place; undefined for what lies in a room. */
function pathOf({ kind, id, parentId }: ModerationCase): string | undefined {
  if (kind === 'message') return undefined;
  if (kind === 'reel') return paths.reel(id);
  return paths.post(kind === 'post' ? id : parentId);
}

/** What an administrator may do with one case, and with who wrote it. */
export function AdminCaseActs({ entry }: { entry: ModerationCase }) {
  const [restriction, setRestriction] = useState<RestrictAct | null>(null);
  const [moderate, { isLoading }] = useModerateMutation();
  const { kind, id, parentId, author_name: name, visibility, is_locked, state } = entry;
  const decide = (act: ModerateAct) => void moderate({ kind, id, parentId, act });
  const isOpen = state === 'open';
  const to = pathOf(entry);
  const items: MenuItem[] = [
    ...(to ? [{ label: t('See it in its place'), icon: 'eye' as const, to }] : []),
    ...(kind === 'post'
      ? [
          {
            label: is_locked ? t('Unlock') : t('Lock: no more comments'),
            icon: 'lock' as const,
            onSelect: () => decide(is_locked ? 'unlock' : 'lock'),
          },
        ]
      : []),
    ...RESTRICTIONS.map(({ act, label }) => ({
      label: t(label, { name }),
      icon: 'user' as const,
      onSelect: () => setRestriction(act),
    })),
  ];
  return (
    <div className={styles.acts}>
      {(isOpen || visibility !== 'shown') && (
        <Button small disabled={isLoading} onClick={() => decide('show')}>
          {visibility === 'shown' ? t('Keep') : t('Show')}
        </Button>
      )}
      {(isOpen || visibility !== 'hidden') && (
        <Button variant="line" small disabled={isLoading} onClick={() => decide('hide')}>
          {t('Hide')}
        </Button>
      )}
      <Menu label={t('More about what {name} wrote', { name })} button={<Icon name="more" />} items={items} />
      {restriction && (
        <AdminRestrictDialog
          act={restriction}
          uid={entry.author_uid}
          name={name}
          onClose={() => setRestriction(null)}
        />
      )}
    </div>
  );
}
