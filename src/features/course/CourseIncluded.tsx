import type { Course, CourseIncludes } from '../../domain/course';
import { t } from '../../ui/text';
import { Checks } from './Checks';
import { kindOf } from './courseKind';

const INCLUDED: Record<keyof CourseIncludes, string> = {
  money_back_guarantee: 'Money-Back Guarantee (30 days)',
  lifetime_access: 'Lifetime Access',
  mobile_access: 'Mobile Access',
  downloadable_resources: 'Downloadable Resources',
  certificate: 'Certificate of Completion',
};

/** What comes with the course. What costs nothing needs no money back. */
export function CourseIncluded({ course }: { course: Course }) {
  const { includes, price } = course;
  const names = (Object.keys(INCLUDED) as (keyof CourseIncludes)[]).filter(
    (name) => includes[name] && (name !== 'money_back_guarantee' || price > 0),
  );
  if (names.length === 0) return null;
  return (
    <section className="stack tight" aria-labelledby="includes">
      <h2 id="includes" className="small">
        {t(kindOf(course).texts.includes)}
      </h2>
      <Checks texts={names.map((name) => t(INCLUDED[name]))} />
    </section>
  );
}
