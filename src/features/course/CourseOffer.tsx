import type { Course } from '../../domain/course';
import { courseProgress, type Enrolment } from '../../domain/enrolment';
import { formatUsd } from '../../domain/money';
import { ON_DEMAND } from '../../domain/onDemand';
import { paths } from '../../domain/paths';
import { AccessOffer } from '../../session/AccessOffer';
import { useAccess } from '../../session/useAccess';
import { useSession } from '../../session/useSession';
import { Button, ButtonLink } from '../../ui/Button';
import { MediaPrice } from '../../ui/MediaPage';
import { Note } from '../../ui/Note';
import type { QueryLike } from '../../ui/QueryView';
import { t } from '../../ui/text';
import { kindOf } from './courseKind';
import { EnrolButton } from './EnrolButton';
import { CourseProgress } from './learn/CourseProgress';

interface CourseOfferProps {
  course: Course;
  query: QueryLike<Enrolment | null>;
}

/** The way into the course: to enrol, to go on, or what is missing for it. */
export function CourseOffer({ course, query }: CourseOfferProps) {
  const { currentData: enrolment } = query;
  if (enrolment) return <GoOn course={course} enrolment={enrolment} />;
  return (
    <>
      <MediaPrice price={formatUsd(course.price)} />
      <Enrol course={course} query={query} />
    </>
  );
}

function GoOn({ course, enrolment }: { course: Course; enrolment: Enrolment }) {
  const { done, percent } = courseProgress(course, enrolment);
  const goOn = percent === 100 ? t(kindOf(course).texts.reopen) : t('Go on learning');
  return (
    <>
      <CourseProgress course={course} enrolment={enrolment} />
      <ButtonLink wide to={kindOf(course).learn(course.id)}>
        {done > 0 ? goOn : t('Start learning')}
      </ButtonLink>
    </>
  );
}

function Enrol({ course, query }: CourseOfferProps) {
  const { status } = useSession();
  const access = useAccess(course);
  const { id, title, price } = course;
  const returnTo = kindOf(course).page(id);
  if (course.status !== 'published') return <Note title={t(kindOf(course).texts.closed)} />;
  if (status === 'signed-out')
    return (
      <ButtonLink wide to={paths.auth} state={{ from: returnTo }}>
        {t('Sign in to enrol')}
      </ButtonLink>
    );
  if (status === 'loading' || (query.currentData === undefined && query.error === undefined))
    return <Button wide busy busyText={t('Please wait...')} />;
  if (access.status === 'open') return <EnrolButton course={course} />;
  const product = {
    kind: course.course_type === ON_DEMAND ? ('on_demand' as const) : ('course' as const),
    id,
    title,
    price: formatUsd(price),
    howTo: t(kindOf(course).texts.howTo),
    opens: t('When an administrator has recorded your payment, you can enrol on this page.'),
  };
  return <AccessOffer product={product} access={access} signIn={t('Sign in to enrol')} returnTo={returnTo} />;
}
