import { useRef, useState } from 'react';
import { paths } from '../../domain/paths';
import { useSession } from '../../session/useSession';
import { Note } from '../../ui/Note';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { TextLink } from '../../ui/TextLink';
import { EbookForm } from './EbookForm';

interface Saved {
  id: string;
  title: string;
}

/** `/admin/ebooks/new`: after a success the empty form stands ready for the next book. */
export function Component() {
  const { user } = useSession();
  const [saved, setSaved] = useState<Saved | null>(null);
  const top = useRef<HTMLDivElement>(null);
  if (!user) return null;
  return (
    <div ref={top} tabIndex={-1}>
      <PageHead
        title={t('Add New Ebook / Publication')}
        back={{ to: paths.adminEbooks, label: t('Back to Ebooks') }}
      />
      <div className="stack loose">
        {saved && <SavedNote {...saved} />}
        <EbookForm
          uid={user.uid}
          ebook={null}
          onSaved={(next) => {
            setSaved(next);
            top.current?.focus();
          }}
        />
      </div>
    </div>
  );
}

function SavedNote({ id, title }: Saved) {
  return (
    <Note tone="ok" role="status" title={t('"{title}" is in the library.', { title })}>
      <p className="row wraps">
        <TextLink to={paths.adminEbooks}>{t('See all ebooks')}</TextLink>
        <TextLink to={paths.adminEditEbook(id)}>{t('Edit this book')}</TextLink>
        <TextLink to={paths.ebook(id)}>{t('See it as a learner')}</TextLink>
      </p>
    </Note>
  );
}
