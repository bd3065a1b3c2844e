import { answerKeyId, type CourseModule } from './courseContent';
import type { CourseDocuments } from './courseRecord';

/** Where the parts of a course lie: a document for each module, paper, answer key and preview. */

export const coursePaths = {
  course: (id: string) => `courses/${id}`,
  module: (id: string, moduleId: string) => `courses/${id}/modules/${moduleId}`,
  paper: (id: string, moduleId: string) => `courses/${id}/papers/${moduleId}`,
  preview: (id: string, lessonId: string) => `courses/${id}/previews/${lessonId}`,
  key: (id: string, moduleId: string) => `answer_keys/${answerKeyId(id, moduleId)}`,
} as const;

interface Placed {
  path: string;
  data: Record<string, unknown>;
}

/** Everything but the course's own document. Rules look at `created_by`, the clean-up of files at the lists of paths. */
export function partsOfCourse(id: string, owner: string, documents: CourseDocuments): Placed[] {
  return [
    ...documents.modules.map((module) => ({
      path: coursePaths.module(id, module.id),
      data: { ...module, created_by: owner, ...pathsIn(module) },
    })),
    ...documents.papers.map((paper) => ({ path: coursePaths.paper(id, paper.id), data: { ...paper } })),
    ...documents.keys.map(({ id: moduleId, answers }) => ({
      path: coursePaths.key(id, moduleId),
      data: { answers, course_id: id, module_id: moduleId, created_by: owner },
    })),
    ...documents.previews.map((lesson) => ({
      path: coursePaths.preview(id, lesson.id),
      data: { ...lesson },
    })),
  ];
}

const pathsIn = ({ lessons }: CourseModule) => ({
  video_paths: lessons.flatMap(({ video_path }) => video_path ?? []),
  material_paths: lessons.flatMap(({ materials }) => materials.flatMap(({ file_path }) => file_path ?? [])),
});
