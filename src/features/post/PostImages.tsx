import { skipToken } from '@reduxjs/toolkit/query';
import { fileUrl } from '../../data/fileUrl';
import type { Post, PostImage } from '../../domain/post';
import { t } from '../../ui/text';
import styles from './Post.module.css';
import { useGetPictureUrlQuery } from './postApi';

/** Up to four pictures; each opens in full. */
export function PostImages({ post: { images, state, author_name }, eager }: { post: Post; eager: boolean }) {
  return (
    <div className={styles.images}>
      {images.map((image, index) => (
        <Picture
          key={image.path}
          image={image}
          isPublic={state === 'shown'}
          alt={t('Picture {n} by {name}', { n: index + 1, name: author_name })}
          eager={eager}
        />
      ))}
    </div>
  );
}

interface PictureProps {
  image: PostImage;
  isPublic: boolean;
  alt: string;
  eager: boolean;
}

function Picture({ image: { path, width, height }, isPublic, alt, eager }: PictureProps) {
  const { currentData } = useGetPictureUrlQuery(isPublic ? skipToken : path);
  const src = isPublic ? fileUrl(path) : currentData;
  return (
    <a href={src} target="_blank" rel="noopener">
      <img
        className={styles.image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </a>
  );
}
