import type { OnDemandForm } from '../../src/domain/onDemandForm';
import { newOnDemand } from '../../src/domain/onDemandRecord';
import { withAt } from './at';

/** On-demand classes as forms, ready to be saved. */

/** With everything filled in. */
export function validOnDemand(): OnDemandForm {
  const form = newOnDemand('2026-03-04');
  const [module] = form.modules;
  const [lesson] = module?.lessons ?? [];
  const [material] = lesson?.materials ?? [];
  if (!module || !lesson || !material) throw new Error('A new class has a lesson with a row for a material.');
  return {
    ...form,
    title: 'Light and mirrors',
    subtitle: 'Why you see yourself',
    description: 'Rays, angles and images.',
    category: 'Physics',
    level: 'Intermediate',
    duration: '2 hours',
    price: '4.50',
    studentsCount: '30',
    instructor: 'Emmanuel Massawe',
    instructorDetails: {
      avatar: null,
      title: 'Physics teacher',
      bio: 'Teaches in Moshi.',
      rating: '4.5',
      studentsCount: '640',
    },
    learningOutcomes: [{ text: 'Draw a ray' }],
    modules: [
      {
        ...module,
        lessons: [
          {
            ...lesson,
            title: 'Rays',
            duration: '10 min',
            content: '<p>Light goes straight.</p>',
            videoUrl: 'https://video.example/rays.mp4',
            materials: [{ ...material, title: 'Sheet', downloadUrl: 'https://files.example/rays.pdf' }],
          },
        ],
      },
    ],
  };
}

/** The least that is asked: everything else is left open. */
export function leastOnDemand(): OnDemandForm {
  const form = newOnDemand('');
  return {
    ...form,
    title: 'Light',
    description: 'Rays.',
    instructor: 'Emmanuel Massawe',
    modules: form.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({ ...lesson, title: 'Rays' })),
    })),
  };
}

/** The form with something else at a path such as `modules[0].lessons[0].title`. */
export const onDemandWith = (path: string, value: unknown): OnDemandForm =>
  withAt(validOnDemand(), path, value);
