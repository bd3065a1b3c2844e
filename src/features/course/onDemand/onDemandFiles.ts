import { downloadUrl } from '../../../data/upload';
import { shortName } from '../../../ui/form/saveJob';
import type { FileKind } from '../../../data/fileKind';
import { COURSE_FILES, type LessonFile, withFile } from '../courseFiles';
import type { OnDemandEditing } from './onDemandEditing';

/** The files of an on-demand class in the order in which they go up, and what is said as each begins (spec section 8). */

export interface FileStep {
  key: string;
  kind: FileKind;
  started: string;
  /** Of the lesson. */
  n: number;
  /** The form with the file that has arrived. */
  place(path: string, file: File): Promise<(values: OnDemandEditing) => OnDemandEditing>;
}

const lessonFile =
  (id: string): FileStep['place'] =>
  (path, { name, size }) => {
    const file: LessonFile = { path, name: shortName(name), size };
    return Promise.resolve((values) => withFile(values, id, file));
  };

export const fileSteps = ({ modules }: OnDemandEditing): FileStep[] => [
  {
    key: 'cover',
    kind: COURSE_FILES.stillCover,
    started: 'Uploading cover image...',
    n: 0,
    place: async (path) => {
      const cover = { path, url: await downloadUrl(path) };
      return (values) => ({ ...values, cover });
    },
  },
  {
    key: 'avatar',
    kind: COURSE_FILES.avatar,
    started: 'Uploading instructor photo...',
    n: 0,
    place: async (path) => {
      const avatar = { path, url: await downloadUrl(path) };
      return (values) => ({ ...values, instructorDetails: { ...values.instructorDetails, avatar } });
    },
  },
  ...(modules[0]?.lessons ?? []).flatMap(({ id, materials }, place): FileStep[] => [
    {
      key: id,
      kind: COURSE_FILES.video,
      started: 'Uploading video for lesson {n}...',
      n: place + 1,
      place: lessonFile(id),
    },
    ...materials.map((material) => ({
      key: material.id,
      kind: COURSE_FILES.material,
      started: 'Uploading material for lesson {n}...',
      n: place + 1,
      place: lessonFile(material.id),
    })),
  ]),
];
