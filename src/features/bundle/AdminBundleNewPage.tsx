import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newBundle } from '../../domain/bundleRecord';
import { paths } from '../../domain/paths';
import { useSession } from '../../session/useSession';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { BundleForm } from './BundleForm';

/** `/admin/bundles/new` */
export function Component() {
  const { user } = useSession();
  const navigate = useNavigate();
  const [initial] = useState(() => ({ ...newBundle(), version: 0 }));
  if (!user) return null;
  return (
    <>
      <PageHead title={t('New bundle')} back={{ to: paths.adminBundles, label: t('Back to Bundles') }} />
      <BundleForm
        uid={user.uid}
        bundle={null}
        initial={initial}
        onSaved={() => void navigate(paths.adminBundles)}
      />
    </>
  );
}
