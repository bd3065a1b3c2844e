import { useParams, useSearchParams } from 'react-router-dom';
import { toCourseDocuments } from '../../domain/courseRecord';
import { paths } from '../../domain/paths';
import { ButtonLink } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { CourseForEditView } from './CourseForEditView';
import type { CourseForEdit } from './courseDocs';
import { CourseOutline } from './CourseOutline';
import { CoursePreviewPart } from './CoursePreviewPart';

/** `/admin/courses/{id}/preview`: the course as it is saved, the way its learners go through it. */
export function Component() {
  const { courseId = '' } = useParams();
  return <CourseForEditView courseId={courseId}>{(stored) => <Preview stored={stored} />}</CourseForEditView>;
}

const WHO_OPENS = {
  draft: 'This course is a draft: only you and administrators can open it.',
  archived: 'This course is archived: only those who take it already can open it.',
} as const;

function Preview({ stored: { course, form } }: { stored: CourseForEdit }) {
  const [params] = useSearchParams();
  const { modules, papers } = toCourseDocuments(form);
  const lessons = modules.flatMap((module) => module.lessons.map((lesson) => ({ module, lesson })));
  const paper = papers.find(({ id }) => id === params.get('assessment'));
  const current = paper
    ? undefined
    : (lessons.find(({ lesson }) => lesson.id === params.get('lesson')) ?? lessons[0]);
  const here = paths.adminPreviewCourse(course.id);
  return (
    <>
      <PageHead
        title={course.title}
        lead={t('As learners see it. What you have not saved yet does not show.')}
        back={{ to: paths.adminCourses, label: t('Back to Courses') }}
      >
        <ButtonLink variant="line" icon="edit" to={paths.adminEditCourse(course.id)}>
          {t('Edit Course')}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        {course.status !== 'published' && (
          <Note>
            <p>{t(WHO_OPENS[course.status])}</p>
          </Note>
        )}
        <div className="split">
          <CoursePreviewPart
            courseId={course.id}
            part={paper ? { paper } : current ? { module: current.module, lesson: current.lesson } : null}
          />
          <nav aria-label={t('Course content')}>
            <CourseOutline
              outline={course.outline}
              lessonTo={({ id }) => `${here}?lesson=${encodeURIComponent(id)}`}
              assessmentTo={({ id }) => `${here}?assessment=${encodeURIComponent(id)}`}
              current={paper?.id ?? current?.lesson.id}
            />
          </nav>
        </div>
      </div>
    </>
  );
}
