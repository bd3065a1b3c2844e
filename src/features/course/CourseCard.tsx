import { Link } from 'react-router-dom';
import type { CourseRow } from '../../domain/course';
import { Poster } from '../../ui/Poster';
import { Price } from '../../ui/Price';
import { Skeleton, SkeletonText } from '../../ui/Skeleton';
import { t } from '../../ui/text';
import styles from './CourseCard.module.css';
import { kindOf } from './courseKind';
import { categoryOf, instructorOf, lessonCount } from './courseLabels';
import { CourseRating } from './CourseRating';

interface CourseCardProps {
  course: CourseRow;
  /** In the first screen: its picture is fetched at once. */
  eager?: boolean;
  /** The heading level that fits the page: 2 in a list right under the h1, 3 under a section head. */
  heading?: 2 | 3;
}

/** A course in the list. The title's link covers the whole card. */
export function CourseCard({ course, eager = false, heading = 2 }: CourseCardProps) {
  const Heading = `h${heading}` as const;
  const { id, title, level, lessons, cover_image_url, price, rating, reviews } = course;
  return (
    <article className={styles.card}>
      <Poster subject={categoryOf(course)} src={cover_image_url} eager={eager} />
      <div className={styles.words}>
        <p className="meta nums">
          {t(level)} · {lessonCount(lessons)}
        </p>
        <Heading className={styles.title}>
          <Link to={kindOf(course).page(id)}>{title}</Link>
        </Heading>
        <p className="meta">{instructorOf(course)}</p>
        <p className={styles.foot}>
          <Price amount={price} currency="USD" />
          <CourseRating rating={rating} reviews={reviews} />
        </p>
      </div>
    </article>
  );
}

export function CourseCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton poster />
      <div className={styles.words}>
        <SkeletonText lineHeight="var(--lh-xs)" />
        <div className={styles.title}>
          <SkeletonText lines={2} lineHeight="var(--lh-lg)" />
        </div>
        <SkeletonText lineHeight="var(--lh-xs)" />
        <p className={styles.foot}>
          <Skeleton width="40%" height="1rem" />
        </p>
      </div>
    </div>
  );
}
