import { useParams } from 'react-router-dom';
import { type Course, lessonsOf } from '../../domain/course';
import type { Enrolment } from '../../domain/enrolment';
import { ON_DEMAND } from '../../domain/onDemand';
import { PageTitle } from '../../ui/PageTitle';
import { Poster } from '../../ui/Poster';
import { Reviews } from '../../ui/Reviews';
import { dayText } from '../../ui/dayText';
import { t } from '../../ui/text';
import { Checks } from './Checks';
import { CourseCrumbs } from './CourseCrumbs';
import { CourseFigures } from './CourseFigures';
import { CourseIncluded } from './CourseIncluded';
import { kindOf } from './courseKind';
import { categoryOf, instructorOf, lessonCount } from './courseLabels';
import { CourseOffer } from './CourseOffer';
import { CourseOutline } from './CourseOutline';
import styles from './CoursePage.module.css';
import { CoursePageSkeleton } from './CoursePageSkeleton';
import { CourseView } from './CourseView';
import { doneParts } from './learn/steps';
import { InstructorNote } from './onDemand/InstructorNote';
import { useEnrolment } from './useEnrolment';
import { assessmentPath, lessonPath } from './learn/learnLinks';

/** `/courses/{id}` and `/on-demand-classes/{id}`: what it teaches and how to take it, for one read. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <CourseView courseId={id} skeleton={<CoursePageSkeleton />}>
      {(course) => <CourseDetail course={course} />}
    </CourseView>
  );
}

function CourseDetail({ course }: { course: Course }) {
  const { title, description, category, instructor, cover_image_url } = course;
  const enrolment = useEnrolment(course.id);
  return (
    <div className="wrap page">
      <PageTitle title={title} description={description} image={cover_image_url} />
      <CourseCrumbs title={title} />
      <article className={styles.detail}>
        <header className={`stack tight ${styles.head}`}>
          <p className="muted small">{`${categoryOf({ category })} · ${t(course.level)}`}</p>
          <h1>{title}</h1>
          {course.subtitle && <p className="lead">{course.subtitle}</p>}
          <p>{t('By {instructor}', { instructor: instructorOf({ instructor }) })}</p>
          <CourseFigures course={course} />
          <LastUpdated day={course.last_updated} />
        </header>
        <div className={`panel ${styles.offer}`}>
          <Poster subject={categoryOf({ category })} src={cover_image_url} eager />
          <div className={`stack ${styles.acts}`}>
            <CourseOffer course={course} query={enrolment} />
            <CourseIncluded course={course} />
          </div>
        </div>
        <div className={`stack loose ${styles.text}`}>
          {description && <p className={`lead ${styles.description}`}>{description}</p>}
          {course.outcomes.length > 0 && (
            <section className="stack" aria-labelledby="outcomes">
              <h2 id="outcomes">{t('What you will learn')}</h2>
              <Checks inColumns texts={course.outcomes} />
            </section>
          )}
          <Content course={course} enrolment={enrolment.currentData ?? null} />
          {course.course_type === ON_DEMAND && <InstructorNote course={course} />}
          <Reviews reviews={course.latest_reviews} />
        </div>
      </article>
    </div>
  );
}

const LastUpdated = ({ day }: { day: string | null }) =>
  day && <p className="meta">{t('Last updated {day}', { day: dayText(day) })}</p>;

/** Everything opens for who takes the course; for others, the lessons that are free to preview. */
function Content({ course, enrolment }: { course: Course; enrolment: Enrolment | null }) {
  const { outline, duration } = course;
  return (
    <section className="stack" aria-labelledby="content">
      <div className="row wraps">
        <h2 id="content">{t(kindOf(course).texts.content)}</h2>
        <span className="meta nums">
          {course.course_type === ON_DEMAND
            ? lessonCount(lessonsOf(course).length)
            : t('{n, plural, one {# module} other {# modules}}', { n: outline.length })}{' '}
          · {duration}
        </span>
      </div>
      <CourseOutline
        outline={outline}
        lessonTo={(lesson) => (enrolment || lesson.is_preview ? lessonPath(course, lesson.id) : undefined)}
        assessmentTo={(module) => (enrolment ? assessmentPath(course, module.id) : undefined)}
        done={enrolment ? doneParts(enrolment) : undefined}
      />
    </section>
  );
}
