import type { Course } from '../../../domain/course';
import { Avatar } from '../../../ui/Avatar';
import { Rating } from '../../../ui/Rating';
import { t } from '../../../ui/text';
import { instructorOf } from '../courseLabels';
import styles from './InstructorNote.module.css';

/** Who teaches an on-demand class. */
export function InstructorNote({ course }: { course: Course }) {
  const { instructor_title, instructor_bio, instructor_avatar_url } = course;
  const { instructor_rating, instructor_students } = course;
  const name = instructorOf(course);
  return (
    <section className="stack" aria-labelledby="instructor">
      <h2 id="instructor">{t('Your instructor')}</h2>
      <div className={styles.person}>
        <Avatar large name={name} src={instructor_avatar_url} />
        <div>
          <p>
            <b>{name}</b>
          </p>
          {instructor_title && <p className="meta">{instructor_title}</p>}
          {(instructor_rating > 0 || instructor_students > 0) && (
            <p className="row wraps">
              {instructor_rating > 0 && <Rating of={{ rating: instructor_rating, rating_count: null }} />}
              {instructor_students > 0 && (
                <span className="meta nums">
                  {t('{n, plural, one {# student} other {# students}}', { n: instructor_students })}
                </span>
              )}
            </p>
          )}
        </div>
      </div>
      {instructor_bio && <p className={styles.bio}>{instructor_bio}</p>}
    </section>
  );
}
