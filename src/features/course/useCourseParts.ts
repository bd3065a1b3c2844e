import { useState } from 'react';
import type { CourseForm } from '../../domain/courseForm';
import { focusField } from '../../ui/form/focusField';
import { type CourseTab, partsOn, tabOf } from './courseTabs';

/** Which tab shows, and which modules, lessons and questions are open. */
export function useCourseParts(values: CourseForm) {
  const [tab, setTab] = useState<CourseTab>('basic');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(onlyPart(values)));
  return {
    tab,
    setTab,
    isOpen: (id: string) => open.has(id),
    toggle: (id: string) =>
      setOpen((before) =>
        before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
      ),
    /** Brings a field before the author: its tab, what it lies in, and the focus. `ids`: what is new on the way. */
    show: (name: string, ids: readonly string[] = partsOn(name, values)) => {
      setTab(tabOf(name));
      setOpen((before) => new Set([...before, ...ids]));
      focusField(name);
    },
  };
}

export type CourseParts = ReturnType<typeof useCourseParts>;

/** A course of one module begins with it open, down to its only lesson. */
function onlyPart({ modules }: CourseForm): string[] {
  const [module, ...others] = modules;
  if (!module || others.length > 0) return [];
  const [lesson, ...more] = module.lessons;
  return lesson && more.length === 0 ? [module.id, lesson.id] : [module.id];
}
