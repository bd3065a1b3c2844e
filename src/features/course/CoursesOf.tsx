import { CardGrid } from '../../ui/CardPages';
import { t } from '../../ui/text';
import { useListCatalogCoursesQuery } from './courseApi';
import { CourseCard } from './CourseCard';
import styles from './CourseCard.module.css';

/** The published courses of one teacher. They come with the page or not at all: an extra that nobody misses. */
export function CoursesOf({ uid }: { uid: string }) {
  const { currentData: courses = [] } = useListCatalogCoursesQuery('course');
  const own = courses.filter(({ created_by }) => created_by === uid);
  if (own.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="courses">
      <h2 id="courses">{t('Courses')}</h2>
      <CardGrid grid={styles.grid}>
        {own.map((course) => (
          <CourseCard key={course.id} course={course} heading={3} />
        ))}
      </CardGrid>
    </section>
  );
}
