import type { Course } from '../../../domain/course';
import { paths } from '../../../domain/paths';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { t } from '../../../ui/text';
import { kindOf } from '../courseKind';

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
      { to: kindOf(course).list, label: t(kindOf(course).texts.all) },
      { to, label: course.title },
    ]}
    current={title}
  />
);
