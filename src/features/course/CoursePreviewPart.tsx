import { toPaperSections } from '../../domain/assessmentPaper';
import { questionsIn } from '../../domain/attempt';
import type { Course } from '../../domain/course';
import type { CourseModule, Lesson, Paper } from '../../domain/courseContent';
import { t } from '../../ui/text';
import { kindOf } from './courseKind';
import { QuestionField } from './learn/assessment/QuestionField';
import { LessonContent } from './learn/LessonContent';
import { useCourseFile } from './learn/useCourseFile';

type Part = { module: CourseModule; lesson: Lesson } | { paper: Paper } | null;

/** The lesson or the assessment that the author looks at. */
export function CoursePreviewPart({ course, part }: { course: Course; part: Part }) {
  if (!part) return <p className="muted">{t(kindOf(course).texts.noLessons)}</p>;
  if ('paper' in part) return <PaperPreview paper={part.paper} />;
  return <LessonPreview key={part.lesson.id} courseId={course.id} {...part} />;
}

interface LessonPreviewProps {
  courseId: string;
  module: CourseModule;
  lesson: Lesson;
}

function LessonPreview({ courseId, module, lesson }: LessonPreviewProps) {
  const openFile = useCourseFile({ courseId, moduleId: module.id, lessonId: lesson.id });
  return (
    <article className="stack loose">
      <header className="stack tight">
        <p className="meta">{module.title}</p>
        <h2>{lesson.title}</h2>
        <p className="meta">{lesson.duration}</p>
      </header>
      <LessonContent lesson={lesson} openFile={openFile} uid={null} />
    </article>
  );
}

/** The questions as learners get them. Nobody answers here: the author's attempts would count for nothing. */
function PaperPreview({ paper }: { paper: Paper }) {
  const { title, description, attempts_allowed, passing_score } = paper;
  return (
    <article className="stack loose">
      <header className="stack tight">
        <h2>{title}</h2>
        {description && <p>{description}</p>}
        <p className="meta nums">
          {t('{count, plural, one {# attempt} other {# attempts}} · pass with {percent} %', {
            count: attempts_allowed,
            percent: passing_score,
          })}
        </p>
      </header>
      <fieldset className="stack" disabled>
        {questionsIn(toPaperSections(paper)).map((question, index) => (
          <QuestionField
            key={question.id}
            number={index + 1}
            question={question}
            answer={undefined}
            state="none"
            onAnswer={() => undefined}
          />
        ))}
      </fieldset>
    </article>
  );
}
