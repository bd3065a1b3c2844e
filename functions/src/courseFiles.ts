import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { courseMessages, type CourseForm } from '../../src/domain/courseForm';
import { courseFailure, type CourseVerb } from '../../src/domain/courseInput';
import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import { REGION } from '../../src/domain/region';
import type { Caller } from './actor';
import { failure } from './callable';
import { bucket } from './firebase';
import { inTurns } from './inTurns';
import { droppedPaths, settleFiles } from './publishedRecord';
import { holdersOf, parsePath } from './storedFile';

/** The files that a course refers to. */

interface NamedFile {
  /** Where in the form it stands. */
  field: string;
  path: string;
}

function filesIn({ cover, modules }: CourseForm): NamedFile[] {
  const named = (field: string, file: { path: string } | null) => (file ? [{ field, path: file.path }] : []);
  return [
    ...named('cover', cover),
    ...modules.flatMap(({ lessons }, m) =>
      lessons.flatMap((lesson, l) => [
        ...named(`modules[${m}].lessons[${l}].video`, lesson.video),
        ...lesson.materials.flatMap((material, n) =>
          named(`modules[${m}].lessons[${l}].materials[${n}].file`, material.file),
        ),
      ]),
    ),
  ];
}

const AT_ONCE = 20;

/** Refuses files that are somebody else's, and those that are gone: a draft may be older than its uploads. */
export async function checkCourseFiles(form: CourseForm, caller: Caller, verb: CourseVerb): Promise<void> {
  await inTurns(filesIn(form), AT_ONCE, (file) => checkFile(file, caller, verb));
  if (form.cover && !form.cover.url.includes(encodeURIComponent(form.cover.path)))
    throw refuse('cover', courseMessages.file, verb);
}

async function checkFile({ field, path }: NamedFile, caller: Caller, verb: CourseVerb): Promise<void> {
  if (!(await mayUse(caller, path))) throw refuse(field, PERMISSION_MESSAGE, verb);
  const [isThere] = await bucket().file(path).exists();
  if (!isThere) throw refuse(field, courseMessages.file, verb);
}

/** Their own uploads, and what a course of theirs has already, such as a file that an administrator put there. */
async function mayUse({ uid, role }: Caller, path: string): Promise<boolean> {
  const place = parsePath(path);
  if (!place) return false;
  if (place.uid === uid || role === 'admin') return true;
  const holders = await holdersOf(path, place.folder, 50);
  return holders.some((holder) => holder.get('created_by') === uid);
}

function refuse(field: string, message: string, verb: CourseVerb) {
  const fields = { [field]: message };
  return failure('invalid-argument', courseFailure(verb, { code: 'invalid', message, fields }), { fields });
}

/** Files come and go with the module that holds their lesson. */
export const onCourseModuleWritten = onDocumentWritten(
  { document: 'courses/{course}/modules/{id}', region: REGION, retry: true },
  async ({ data }) => {
    if (!data) return;
    // Decided by the module as it is now, not as the event saw it.
    await settleFiles(await data.after.ref.get(), droppedPaths(data.before, data.after));
  },
);
