import type { Course } from '../../../domain/course';
import { paths } from '../../../domain/paths';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { t } from '../../../ui/text';

interface LearnCrumbsProps {
  course: Course;
  /** Of the course: its outline for who takes it, its page for others. */
  to: string;
  title: string;
}

/** Above the pages inside a course. */
export const LearnCrumbs = ({ course, to, title }: LearnCrumbsProps) => (
  <Breadcrumbs
    trail={[
      { to: paths.home, label: t('Home') },
      { to: paths.courses, label: t('Courses') },
      { to, label: course.title },
    ]}
    current={title}
  />
);
