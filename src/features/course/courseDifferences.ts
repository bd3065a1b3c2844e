import type { CourseForm } from '../../domain/courseForm';
import { isOnDemandForm } from '../../domain/onDemandRecord';
import type { Difference } from '../../ui/form/ConflictDialog';
import { t } from '../../ui/text';
import { COURSE_LABELS, INCLUDES_LABELS, ON_DEMAND_LABELS } from './courseTabs';

/** Where two versions of a course differ, in words that fit into two columns. */

const TEXTS = ['title', 'category', 'instructor', 'level', 'duration', 'price', 'rating'] as const;

export function courseDifferences(mine: CourseForm, theirs: CourseForm): Difference[] {
  const rows: Difference[] = [
    ...[...TEXTS, 'studentsCount' as const, 'description' as const].map((key) => ({
      label: t(COURSE_LABELS[key]),
      mine: mine[key],
      theirs: theirs[key],
    })),
    {
      label: t(COURSE_LABELS.cover),
      mine: mine.cover ? t('A cover') : t('None'),
      theirs: coverBeside(mine.cover, theirs.cover),
    },
    {
      label: t(COURSE_LABELS.learningOutcomes),
      mine: mine.learningOutcomes.map(({ text }) => text).join('; '),
      theirs: theirs.learningOutcomes.map(({ text }) => text).join('; '),
    },
    { label: t(COURSE_LABELS.courseIncludes), mine: flagsOf(mine), theirs: flagsOf(theirs) },
    ...onDemandRows(mine, theirs),
    ...moduleRows(mine, theirs),
  ];
  return rows.filter((row) => row.mine.trim() !== row.theirs.trim());
}

function coverBeside(mine: CourseForm['cover'], theirs: CourseForm['cover']): string {
  if (!theirs) return t('None');
  return mine && mine.path !== theirs.path ? t('Another cover') : t('A cover');
}

const flagsOf = ({ courseIncludes }: CourseForm) =>
  Object.entries(INCLUDES_LABELS)
    .filter(([name]) => courseIncludes[name as keyof typeof INCLUDES_LABELS])
    .map(([, label]) => t(label))
    .join(', ');

function onDemandRows(mine: CourseForm, theirs: CourseForm): Difference[] {
  if (!isOnDemandForm(mine) || !isOnDemandForm(theirs)) return [];
  const teacher = ({ instructorDetails: { title, bio, rating, studentsCount } }: typeof mine) =>
    [title, bio, rating, studentsCount].filter(Boolean).join('; ');
  const row = (key: 'subtitle' | 'lastUpdated') => ({
    label: t(ON_DEMAND_LABELS[key]),
    mine: mine[key],
    theirs: theirs[key],
  });
  return [
    row('subtitle'),
    row('lastUpdated'),
    { label: t(ON_DEMAND_LABELS.instructorDetails), mine: teacher(mine), theirs: teacher(theirs) },
  ];
}

/** A module for a row: its lessons and questions by name, and a word where only what lies in them differs. */
function moduleRows(mine: CourseForm, theirs: CourseForm): Difference[] {
  const ids = new Set([...mine.modules, ...theirs.modules].map(({ id }) => id));
  return [...ids].map((id) => {
    const [my, their] = [mine, theirs].map(({ modules }) => modules.find((module) => module.id === id));
    const [left, right] = [contentOf(my), contentOf(their)];
    const isDeeper = left === right && JSON.stringify(my) !== JSON.stringify(their);
    return {
      label: t('Module "{title}"', { title: my?.title ?? their?.title ?? '' }),
      mine: left,
      theirs: isDeeper ? t('{content} (with other content)', { content: right }) : right,
    };
  });
}

function contentOf(module: CourseForm['modules'][number] | undefined): string {
  if (!module) return t('None');
  const { title, lessons, assessment } = module;
  return [title, ...lessons.map((lesson) => lesson.title), assessment?.title].filter(Boolean).join('; ');
}
