import { Rating } from '../../ui/Rating';

interface CourseRatingProps {
  /** 0: none yet. */
  rating: number;
  reviews: number;
}

/** The typed figure until the first review has no number of reviews behind it. */
export const CourseRating = ({ rating, reviews }: CourseRatingProps) => (
  <Rating of={{ rating, rating_count: reviews || (rating > 0 ? null : 0) }} />
);
