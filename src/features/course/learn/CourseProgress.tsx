import type { Course } from '../../../domain/course';
import { courseProgress, type Enrolment } from '../../../domain/enrolment';
import { ProgressBar } from '../../../ui/ProgressBar';
import { t } from '../../../ui/text';
import { kindOf } from '../courseKind';

/** How far somebody has come in a course. */
export function CourseProgress({ course, enrolment }: { course: Course; enrolment: Enrolment }) {
  const { done, total, percent } = courseProgress(course, enrolment);
  return (
    <div className="stack tight">
      <ProgressBar value={percent / 100} label={t(kindOf(course).texts.progress)} />
      <p className="meta nums">{t('{done} of {total} done · {percent} %', { done, total, percent })}</p>
    </div>
  );
}
