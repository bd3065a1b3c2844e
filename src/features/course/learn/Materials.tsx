import type { Material } from '../../../domain/courseContent';
import { Button, ButtonLink } from '../../../ui/Button';
import { FileSize } from '../../../ui/FileSize';
import { saveAddress } from '../../../ui/saveFile';
import { t } from '../../../ui/text';
import styles from './Materials.module.css';
import { type OpenFile, useOpenedFile } from './useOpenedFile';

interface MaterialsProps {
  materials: readonly Material[];
  openFile: OpenFile;
}

/** A lesson's files, each with what it costs to download. */
export function Materials({ materials, openFile }: MaterialsProps) {
  if (materials.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby="materials">
      <h2 id="materials" className={styles.title}>
        {t('Materials')}
      </h2>
      <ul>
        {materials.map((material) => (
          <li key={material.id} className={styles.line}>
            <span className="grow">
              <b>{material.title}</b>
              <span className={`meta ${styles.about}`}>
                {t(material.file_type)}
                {material.file_size !== null && <FileSize bytes={material.file_size} />}
              </span>
            </span>
            {material.file_path ? (
              <DownloadButton material={material} openFile={openFile} />
            ) : (
              material.file_url && <OpenLink material={material} url={material.file_url} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function DownloadButton({ material, openFile }: { material: Material; openFile: OpenFile }) {
  const [file, open] = useOpenedFile(openFile, material.id);
  const download = async () => {
    const opened = await open();
    if (opened.status === 'open') saveAddress(opened.url, material.file_name ?? material.title);
  };
  return (
    <>
      <Button
        variant="line"
        small
        icon="download"
        busy={file.status === 'opening'}
        busyText={t('Please wait...')}
        aria-label={t('Download {title}', { title: material.title })}
        onClick={() => void download()}
      >
        {t('Download')}
      </Button>
      {file.status === 'failed' && (
        <p className={styles.problem} role="alert">
          {t(file.problem)}
        </p>
      )}
    </>
  );
}

/** A file elsewhere, whose size nobody knows here. */
const OpenLink = ({ material, url }: { material: Material; url: string }) => (
  <ButtonLink
    variant="line"
    small
    to={url}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={t('Open {title} on {site}', { title: material.title, site: hostOf(url) })}
  >
    {t('Open')}
  </ButtonLink>
);

export const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);
