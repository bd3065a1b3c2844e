import type { OutlineLesson, OutlineModule } from '../../domain/course';
import { Badge } from '../../ui/Badge';
import { Icon } from '../../ui/Icon';
import { NumberedLine } from '../../ui/NumberedLine';
import { t } from '../../ui/text';
import { lessonCount } from './courseLabels';
import styles from './CourseOutline.module.css';

interface CourseOutlineProps {
  outline: readonly OutlineModule[];
  /** Where a lesson opens; undefined for one that does not. */
  lessonTo?: ((lesson: OutlineLesson) => string | undefined) | undefined;
  assessmentTo?: ((module: OutlineModule) => string | undefined) | undefined;
  /**
   * Of who takes the course: ids of lessons that are finished, and of modules whose assessment is passed. Everything
   * opens to them, so that free lessons need no mark.
   */
  done?: ReadonlySet<string> | undefined;
  /** The lesson that is open, or the module whose assessment is. */
  current?: string | undefined;
}

/** A course's modules with their lessons and assessments. Lessons are numbered through the whole course. */
export function CourseOutline({ outline, current, ...rest }: CourseOutlineProps) {
  const isCurrent = ({ id, lessons }: OutlineModule) =>
    id === current || lessons.some((lesson) => lesson.id === current);
  const open = outline.find(isCurrent) ?? outline[0];
  return (
    <div>
      {outline.map((module, index) => (
        <ModulePart
          key={module.id}
          module={module}
          isOpen={module === open}
          before={outline.slice(0, index).reduce((sum, { lessons }) => sum + lessons.length, 0)}
          current={current}
          {...rest}
        />
      ))}
    </div>
  );
}

interface ModulePartProps extends Omit<CourseOutlineProps, 'outline'> {
  module: OutlineModule;
  isOpen: boolean;
  /** How many lessons come before this module's. */
  before: number;
}

function ModulePart({ module, isOpen, before, lessonTo, assessmentTo, done, current }: ModulePartProps) {
  const { title, description, lessons, assessment } = module;
  return (
    <details className={styles.module} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <b>{title}</b>
          <span className="meta nums">{lessonCount(lessons.length)}</span>
        </span>
        <span className={styles.arrow}>
          <Icon name="down" small />
        </span>
      </summary>
      {description && <p className={`small muted ${styles.about}`}>{description}</p>}
      <ol>
        {lessons.map((lesson, index) => (
          <li key={lesson.id} className={lesson.id === current ? styles.current : undefined}>
            <NumberedLine
              number={done?.has(lesson.id) ? <Done /> : before + index + 1}
              to={lessonTo?.(lesson)}
              isCurrent={lesson.id === current}
            >
              <LessonWords lesson={lesson} isMarked={!done && lesson.is_preview} />
            </NumberedLine>
          </li>
        ))}
        {assessment && (
          <li className={module.id === current ? styles.current : undefined}>
            <NumberedLine
              number={done?.has(module.id) ? <Done /> : <Icon name="edit" small />}
              to={assessmentTo?.(module)}
              isCurrent={module.id === current}
            >
              <span className={styles.words}>
                <span>{assessment.title}</span>
                <span className="meta nums">
                  {t('{n, plural, one {# question} other {# questions}} · pass with {percent} %', {
                    n: assessment.questions,
                    percent: assessment.passing_score,
                  })}
                </span>
              </span>
            </NumberedLine>
          </li>
        )}
      </ol>
    </details>
  );
}

const Done = () => (
  <span className={styles.done}>
    <Icon name="check" small />
    <span className="srOnly">{t('Done')}</span>
  </span>
);

function LessonWords({ lesson, isMarked }: { lesson: OutlineLesson; isMarked: boolean }) {
  const { title, duration, has_video, materials } = lesson;
  const about = [
    duration,
    has_video && t('Video'),
    materials > 0 && t('{n, plural, one {# file} other {# files}}', { n: materials }),
  ].filter(Boolean);
  return (
    <>
      <span className={styles.words}>
        <span>{title}</span>
        <span className="meta nums">{about.join(' · ')}</span>
      </span>
      {isMarked && <Badge plain>{t('Free preview')}</Badge>}
    </>
  );
}
