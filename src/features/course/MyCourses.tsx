import { Link } from 'react-router-dom';
import type { Enrolment } from '../../domain/enrolment';
import { paths } from '../../domain/paths';
import { QueryView } from '../../ui/QueryView';
import { Skeleton } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import { useListEnrolmentsQuery } from './learn/learnApi';
import styles from './MyCourses.module.css';

/** What somebody takes, above all the courses. */
export function MyCourses({ uid }: { uid: string }) {
  const query = useListEnrolmentsQuery(uid);
  return (
    <section className={styles.mine} aria-labelledby="my-courses">
      <h2 id="my-courses" className={styles.title}>
        {t('My Courses')}
      </h2>
      <QueryView query={query} skeleton={<Skeleton height="3.5rem" />}>
        {(enrolments) =>
          enrolments.length === 0 ? (
            <p className={styles.line}>{t('You have not enrolled yet. Choose a course below.')}</p>
          ) : (
            <ul>
              {enrolments.map((enrolment) => (
                <li key={enrolment.course_id}>
                  <Mine enrolment={enrolment} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

function Mine({ enrolment }: { enrolment: Enrolment }) {
  const { course_id, course_title, state, certificate } = enrolment;
  if (state !== 'active')
    return (
      <p className={styles.line}>
        <span className="grow">{course_title}</span>
        <span className="meta">
          {state === 'closed'
            ? t('Closed: the payment was returned.')
            : t('This course is not here any more.')}
        </span>
      </p>
    );
  return (
    <p className={styles.line}>
      <Link className={styles.name} to={paths.learn(course_id)}>
        {course_title}
      </Link>
      <span className="meta">{certificate ? t('Finished') : wayOn(enrolment)}</span>
    </p>
  );
}

const wayOn = ({ completed_lessons, passed_assessments }: Enrolment) =>
  completed_lessons.length + passed_assessments.length > 0 ? t('Go on learning') : t('Start learning');
