import { SectionCrumbs } from '../../ui/SectionCrumbs';
import { t } from '../../ui/text';
import { useCourseKind } from './courseKind';

/** Above a course or a category, and above its place while it comes. */
export function CourseCrumbs({ title }: { title?: string }) {
  const { list, texts } = useCourseKind();
  return <SectionCrumbs section={{ to: list, label: t(texts.all) }} title={title} />;
}
