import type { Resource } from '../../domain/resource';
import { formatBytes } from '../../domain/size';
import { isHttps } from '../../domain/text';
import { ButtonLink } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';

/** What can be done with a resource, and what it costs in megabytes. */
export function ResourceOpening({ resource }: { resource: Resource }) {
  const { kind, url, file_url, file_name, file_size } = resource;
  if (kind === 'notes') return <p className="meta">{t('Free, and read on this page.')}</p>;
  if (kind === 'link')
    // Whatever lies in the store: nothing but https is followed.
    return url && isHttps(url) ? <Elsewhere url={url} /> : <Note title={t('This link does not work.')} />;
  return file_url ? (
    <>
      <ButtonLink
        wide
        icon="download"
        to={file_url}
        target="_blank"
        rel="noopener"
        download={file_name ?? true}
      >
        {t('Download')}
      </ButtonLink>
      <p className="meta">{[file_name, file_size && formatBytes(file_size)].filter(Boolean).join(' · ')}</p>
    </>
  ) : (
    <Note title={t('No file yet')} />
  );
}

const Elsewhere = ({ url }: { url: string }) => (
  <>
    <ButtonLink wide icon="send" to={url} target="_blank" rel="noopener noreferrer nofollow">
      {t('Open the page')}
    </ButtonLink>
    <p className="meta">
      {t('Opens {host} in a new tab. Somo does not look after that page.', { host: new URL(url).host })}
    </p>
  </>
);
