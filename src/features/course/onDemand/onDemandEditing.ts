import type { LiveClass } from '../../../domain/liveClass';
import type { OnDemandForm } from '../../../domain/onDemandForm';
import { ON_DEMAND_LIMITS } from '../../../domain/onDemand';
import { newOnDemand } from '../../../domain/onDemandRecord';
import { t } from '../../../ui/text';

/** An on-demand class as it is edited: `version` is the stored one that the author began from, 0 for a new class. */
export interface OnDemandEditing extends OnDemandForm {
  version: number;
}

/** Today where its author is. */
const today = () => {
  const now = new Date();
  const two = (count: number) => String(count).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

export const newOnDemandEditing = (): OnDemandEditing => ({ ...newOnDemand(today()), version: 0 });

/** What the recording of a live class begins with: everything that the class says of itself. */
export function recordingEditing(live: LiveClass): OnDemandEditing {
  const editing = newOnDemandEditing();
  const duration = t('{n} min', { n: live.duration_minutes });
  return {
    ...editing,
    title: live.title,
    subtitle: live.subtitle.slice(0, ON_DEMAND_LIMITS.subtitle),
    description: live.description || live.subtitle,
    category: live.subject,
    instructor: live.teacher,
    duration,
    modules: editing.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({ ...lesson, title: live.title, duration })),
    })),
  };
}
