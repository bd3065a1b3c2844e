import { courseProgress } from '../../../domain/enrolment';
import { ButtonLink } from '../../../ui/Button';
import { PageTitle } from '../../../ui/PageTitle';
import { t } from '../../../ui/text';
import { CourseCertificate } from '../certificate/CourseCertificate';
import { kindOf } from '../courseKind';
import { CourseProgress } from './CourseProgress';
import { LearnCrumbs } from './LearnCrumbs';
import { LinkedOutline } from './LinkedOutline';
import type { LearningProps } from './Learning';
import { RateCourse } from './RateCourse';
import { nextStep, stepsOf } from './steps';

/** Where somebody is in a course, and the way on, for two reads. */
export function LearnOverview({ course, enrolment }: LearningProps) {
  return (
    <div className="wrap page stack loose">
      <PageTitle title={course.title} isHidden />
      <LearnCrumbs course={course} to={kindOf(course).page(course.id)} title={t('Learn')} />
      <h1>{course.title}</h1>
      <ResumeCard course={course} enrolment={enrolment} />
      <section className="stack" aria-labelledby="content">
        <h2 id="content">{t(kindOf(course).texts.content)}</h2>
        <LinkedOutline course={course} enrolment={enrolment} />
      </section>
      <RateCourse course={course} uid={enrolment.uid} />
    </div>
  );
}

function ResumeCard({ course, enrolment }: LearningProps) {
  const next = nextStep(stepsOf(course), enrolment);
  const { done } = courseProgress(course, enrolment);
  return (
    <div className="panel stack">
      {next ? (
        <>
          <div>
            <p className="meta">{done > 0 ? t('Go on with') : t('Begin with')}</p>
            <h2>{next.title}</h2>
            <p className="muted">{next.module.title}</p>
          </div>
          <CourseProgress course={course} enrolment={enrolment} />
          <ButtonLink to={next.to}>{done > 0 ? t('Go on learning') : t('Start learning')}</ButtonLink>
        </>
      ) : (
        <>
          <h2>{t(kindOf(course).texts.finished)}</h2>
          <CourseProgress course={course} enrolment={enrolment} />
        </>
      )}
      <CourseCertificate course={course} enrolment={enrolment} />
    </div>
  );
}
