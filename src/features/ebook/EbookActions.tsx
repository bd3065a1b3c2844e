import { isForSale } from '../../domain/access';
import { type Ebook, hasFile } from '../../domain/ebook';
import { formatTsh } from '../../domain/money';
import { paths } from '../../domain/paths';
import { formatBytes } from '../../domain/size';
import type { Access } from '../../session/useAccess';
import { ButtonLink } from '../../ui/Button';
import { FileSize } from '../../ui/FileSize';
import { MediaPrice } from '../../ui/MediaPage';
import { Note } from '../../ui/Note';
import { t } from '../../ui/text';
import styles from './EbookActions.module.css';
import { EbookOffer } from './EbookOffer';

/** Price, size and what can be done with the book: all in the first screen. */
export function EbookActions({ ebook, access }: { ebook: Ebook; access: Access }) {
  return (
    <>
      <MediaPrice price={ebook.price > 0 ? formatTsh(ebook.price) : t('Free')}>
        {ebook.file_size !== null && <FileSize bytes={ebook.file_size} />}
      </MediaPrice>
      {hasFile(ebook) ? <Acts ebook={ebook} access={access} /> : <Note title={t('No file yet')} />}
    </>
  );
}

function Acts({ ebook, access }: { ebook: Ebook; access: Access }) {
  const { id, price, file_url, file_name, file_size } = ebook;
  return (
    <>
      {access.status === 'open' && (
        <ButtonLink wide to={paths.readEbook(id)}>
          {t('Read')}
        </ButtonLink>
      )}
      <EbookOffer ebook={ebook} access={access} returnTo={paths.ebook(id)} />
      {price === 0 && file_url && (
        <ButtonLink
          variant="line"
          wide
          icon="download"
          to={file_url}
          target="_blank"
          rel="noopener"
          download={file_name ?? true}
        >
          {t('Download')}
          {file_size !== null && <span className={styles.buttonSize}>{formatBytes(file_size)}</span>}
        </ButtonLink>
      )}
      {isForSale(ebook) && access.status !== 'open' && (
        <p className="meta">{t('Pay once. It opens on all your devices.')}</p>
      )}
    </>
  );
}
