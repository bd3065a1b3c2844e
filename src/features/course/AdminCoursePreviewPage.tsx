import { useParams, useSearchParams } from 'react-router-dom';
import { toCourseDocuments } from '../../domain/courseRecord';
import { ButtonLink } from '../../ui/Button';
import { Note } from '../../ui/Note';
import { PageHead } from '../../ui/PageHead';
import { t } from '../../ui/text';
import { adminKindOf } from './adminCourseKind';
import { kindOf } from './courseKind';
import { CourseForEditView } from './CourseForEditView';
import type { CourseForEdit } from './courseDocs';
import { CourseOutline } from './CourseOutline';
import { CoursePreviewPart } from './CoursePreviewPart';

/** `/admin/courses/{id}/preview`, and the same of an on-demand class: as it is saved, the way its learners go through it. */
export function Component() {
  const { courseId = '' } = useParams();
  return <CourseForEditView courseId={courseId}>{(stored) => <Preview stored={stored} />}</CourseForEditView>;
}

function Preview({ stored: { course, form } }: { stored: CourseForEdit }) {
  const [params] = useSearchParams();
  const { modules, papers } = toCourseDocuments(form);
  const lessons = modules.flatMap((module) => module.lessons.map((lesson) => ({ module, lesson })));
  const paper = papers.find(({ id }) => id === params.get('assessment'));
  const current = paper
    ? undefined
    : (lessons.find(({ lesson }) => lesson.id === params.get('lesson')) ?? lessons[0]);
  const { list, edit, preview, back, editTitle, openTo } = adminKindOf(course);
  const here = preview(course.id);
  return (
    <>
      <PageHead
        title={course.title}
        lead={t('As learners see it. What you have not saved yet does not show.')}
        back={{ to: list, label: t(back) }}
      >
        <ButtonLink variant="line" icon="edit" to={edit(course.id)}>
          {t(editTitle)}
        </ButtonLink>
      </PageHead>
      <div className="stack loose">
        {course.status !== 'published' && (
          <Note>
            <p>{t(openTo[course.status])}</p>
          </Note>
        )}
        <div className="split">
          <CoursePreviewPart
            course={course}
            part={paper ? { paper } : current ? { module: current.module, lesson: current.lesson } : null}
          />
          <nav aria-label={t(kindOf(course).texts.content)}>
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
