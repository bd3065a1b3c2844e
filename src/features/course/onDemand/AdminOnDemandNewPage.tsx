import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LiveClass } from '../../../domain/liveClass';
import { paths } from '../../../domain/paths';
import { useSession } from '../../../session/useSession';
import { Note } from '../../../ui/Note';
import { PageHead } from '../../../ui/PageHead';
import { t } from '../../../ui/text';
import { newOnDemandEditing, recordingEditing } from './onDemandEditing';
import { OnDemandForm } from './OnDemandForm';

interface AdminOnDemandNewPageProps {
  /** The live class whose recording the new class becomes. */
  live?: LiveClass;
}

/** `/admin/interactive/ondemand/new` */
export function AdminOnDemandNewPage({ live }: AdminOnDemandNewPageProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [initial] = useState(() => (live ? recordingEditing(live) : newOnDemandEditing()));
  return (
    <>
      <PageHead
        title={t('Add New On-Demand Class')}
        back={{ to: paths.adminOnDemand, label: t('Back to On-Demand Classes') }}
      />
      <div className="stack loose">
        {live && (
          <Note>
            <p>
              {t(
                'This becomes the recording of the live class “{title}”. Add the video, save, and publish it: then the live class leads learners here.',
                { title: live.title },
              )}
            </p>
          </Note>
        )}
        {user && (
          <OnDemandForm
            uid={user.uid}
            classId={null}
            initial={initial}
            {...(live && { draftName: `recording-${live.id}`, recordingOf: live.id })}
            onSaved={() => void navigate(paths.adminOnDemand)}
          />
        )}
      </div>
    </>
  );
}
