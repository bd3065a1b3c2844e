import { useField } from 'formik';
import { downloadUrl } from '../../data/upload';
import type { CourseForm } from '../../domain/courseForm';
import { FileField } from '../../ui/FileField';
import { t } from '../../ui/text';
import styles from './CourseForm.module.css';
import { COURSE_FILES } from './courseFiles';
import { COURSE_LABELS } from './courseTabs';
import { useCourseUpload } from './useCourseUpload';

/** The cover goes up as soon as it is chosen. */
export function CourseCoverField() {
  const [{ value: cover }, { error }, { setValue }] = useField<CourseForm['cover']>('cover');
  const {
    shown,
    forget,
    error: refusal,
    ...upload
  } = useCourseUpload({
    key: 'cover',
    kind: COURSE_FILES.cover,
    onArrived: async (path) => void (await setValue({ path, url: await downloadUrl(path) })),
  });
  const message = refusal ?? (typeof error === 'string' ? t(error) : undefined);
  return (
    <FileField
      name="cover"
      label={t(COURSE_LABELS.cover)}
      optional
      full
      accept={COURSE_FILES.cover.rule.accept}
      hint={t('JPEG, PNG, WebP or GIF, less than 5MB.')}
      file={shown ?? (cover ? { name: t('Current cover') } : null)}
      error={message}
      {...upload}
      onClear={() => {
        forget();
        if (!shown) void setValue(null);
      }}
      preview={
        cover && !shown ? (
          <img
            className={styles.cover}
            src={cover.url}
            alt={t('Preview of the cover')}
            width={160}
            height={90}
          />
        ) : null
      }
    />
  );
}
