import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { useSession } from '../../session/useSession';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { newEditing } from './liveClassEditing';
import { LiveClassForm } from './LiveClassForm';

/** `/admin/interactive/live/new` */
export function Component() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [initial] = useState(() => newEditing(user?.displayName ?? ''));
  if (!user) return null;
  return (
    <>
      <PageHead
        title={t('Add New Live Class')}
        back={{ to: paths.adminInteractive, label: t('Back to Interactive Learning') }}
      />
      <LiveClassForm
        uid={user.uid}
        classId={null}
        initial={initial}
        onSaved={() => void navigate(paths.adminInteractive)}
      />
    </>
  );
}
