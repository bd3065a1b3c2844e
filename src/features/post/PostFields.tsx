import { useId, useRef } from 'react';
import { POST_LIMITS } from '../../domain/post';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { TextArea } from '../../ui/TextField';
import { t } from '../../ui/text';
import styles from './PostFields.module.css';
import { useGetPictureUrlQuery } from './postApi';
import type { PostFormFields } from './usePostForm';

/** So near to the limit, the counter shows. */
const COUNTED = POST_LIMITS.text - 300;

/** The text and the pictures of a post. */
export function PostFields({ form, label, hint }: { form: PostFormFields; label: string; hint?: string }) {
  const { values, errors, pictures } = form;
  return (
    <>
      <TextArea
        name="text"
        label={label}
        {...(hint && { hint })}
        rows={3}
        error={errors.text && t(errors.text)}
        value={values.text}
        onChange={form.write}
      />
      {values.text.length > COUNTED && (
        <p className="meta nums">{t('{n} of {max}', { n: values.text.length, max: POST_LIMITS.text })}</p>
      )}
      {values.images.length > 0 && (
        <ul className={styles.pictures}>
          {values.images.map(({ path }, index) => (
            <li key={path} className={styles.picture}>
              <Thumbnail path={path} n={index + 1} />
              <IconButton
                className={styles.remove}
                icon="close"
                label={t('Remove picture {n}', { n: index + 1 })}
                onClick={() => form.removeImage(path)}
              />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="meta">
        {pictures.waiting > 0 &&
          t('{n, plural, one {# picture is} other {# pictures are}} on the way up...', {
            n: pictures.waiting,
          })}
      </p>
      {pictures.problem && (
        <p role="alert" className={styles.problem}>
          {t(pictures.problem)}
        </p>
      )}
    </>
  );
}

function Thumbnail({ path, n }: { path: string; n: number }) {
  const { currentData } = useGetPictureUrlQuery(path);
  return (
    <img className={styles.image} src={currentData} alt={t('Picture {n}', { n })} width={96} height={96} />
  );
}

/** Opens the phone's own picker. */
export function AddPictures({ form }: { form: PostFormFields }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const room = POST_LIMITS.images - form.values.images.length - form.pictures.waiting;
  return (
    <>
      <input
        ref={input}
        id={id}
        className="srOnly"
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label={t('Pictures')}
        onChange={({ target }) => {
          void form.pictures.add([...(target.files ?? [])].slice(0, room));
          target.value = '';
        }}
      />
      <Button variant="line" small icon="image" disabled={room <= 0} onClick={() => input.current?.click()}>
        {t('Add pictures')}
      </Button>
    </>
  );
}
