import type { Firestore } from 'firebase-admin/firestore';
import { newModule } from '../../../src/domain/courseFormParts';
import { type OnDemandForm, onDemandFormSchema } from '../../../src/domain/onDemandForm';
import { completeOnDemand, newOnDemand } from '../../../src/domain/onDemandRecord';
import { chaptersOf } from './content/subjects';
import { idFor, lessonsOf, putCourse } from './courses';
import { ON_DEMAND_CLASSES, type SeedClass, TEACHERS } from './courses/onDemand';
import { DAY_MS } from './seedFile';

function formOf(sample: SeedClass, now: Date): OnDemandForm {
  const chapters = chaptersOf(sample.subject);
  const teacher = TEACHERS[sample.teacher];
  const updated = new Date(now.getTime() - sample.daysAgo * DAY_MS).toISOString().slice(0, 10);
  const form = onDemandFormSchema.validateSync({
    ...newOnDemand(updated),
    title: sample.title,
    subtitle: sample.subtitle,
    description: sample.description,
    category: sample.category ?? sample.subject,
    level: sample.level,
    duration: sample.duration ?? '',
    price: String(sample.price ?? ''),
    studentsCount: sample.students ?? '',
    instructor: sample.teacher,
    instructorDetails: { avatar: null, ...teacher },
    learningOutcomes: sample.outcomes.map((text) => ({ text })),
    modules: [
      {
        ...newModule(),
        id: idFor(sample, 0),
        lessons: sample.chapters.flatMap((number, place) => {
          const chapter = chapters[number];
          // None is a preview: an on-demand class has no such lessons.
          return chapter
            ? lessonsOf(sample, chapter, place).map((lesson) => ({ ...lesson, isPreview: false }))
            : [];
        }),
      },
    ],
  });
  return completeOnDemand(form);
}

/** On-demand classes with real lessons: most published, one a draft, one archived. */
export async function seedOnDemand(db: Firestore, now: Date): Promise<number> {
  const batch = db.batch();
  for (const sample of ON_DEMAND_CLASSES) putCourse(db, batch, formOf(sample, now), sample, now);
  await batch.commit();
  return ON_DEMAND_CLASSES.length;
}
