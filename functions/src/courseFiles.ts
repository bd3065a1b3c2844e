import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { courseMessages, type CourseForm } from '../../src/domain/courseForm';
import { courseFailure, courseTypeIn, type CourseVerb } from '../../src/domain/courseInput';
import { PERMISSION_MESSAGE } from '../../src/domain/errors';
import { isOnDemandForm } from '../../src/domain/onDemandRecord';
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

function filesIn(form: CourseForm): NamedFile[] {
  const named = (field: string, file: { path: string } | null) => (file ? [{ field, path: file.path }] : []);
  return [
    ...picturesIn(form).flatMap(({ field, picture }) => named(field, picture)),
    ...form.modules.flatMap(({ lessons }, m) =>
      lessons.flatMap((lesson, l) => [
        ...named(`modules[${m}].lessons[${l}].video`, lesson.video),
        ...lesson.materials.flatMap((material, n) =>
          named(`modules[${m}].lessons[${l}].materials[${n}].file`, material.file),
        ),
      ]),
    ),
  ];
}

/** Those that everybody may see, at an address that the form names. */
const picturesIn = (form: CourseForm) => [
  { field: 'cover', picture: form.cover },
  ...(isOnDemandForm(form)
    ? [{ field: 'instructorDetails.avatar', picture: form.instructorDetails.avatar }]
    : []),
];

const AT_ONCE = 20;

/** Refuses files that are somebody else's, and those that are gone: a draft may be older than its uploads. */
export async function checkCourseFiles(form: CourseForm, caller: Caller, verb: CourseVerb): Promise<void> {
  const refuse = refusalOf(verb, form);
  await inTurns(filesIn(form), AT_ONCE, async (file) => {
    const problem = await problemOf(file.path, caller);
    if (problem) throw refuse(file.field, problem);
  });
  const astray = picturesIn(form).find(
    ({ picture }) => picture && !picture.url.includes(encodeURIComponent(picture.path)),
  );
  if (astray) throw refuse(astray.field, courseMessages.file);
}

async function problemOf(path: string, caller: Caller): Promise<string | null> {
  if (!(await mayUse(caller, path))) return PERMISSION_MESSAGE;
  const [isThere] = await bucket().file(path).exists();
  return isThere ? null : courseMessages.file;
}

/** Their own uploads, and what a course of theirs has already, such as a file that an administrator put there. */
async function mayUse({ uid, role }: Caller, path: string): Promise<boolean> {
  const place = parsePath(path);
  if (!place) return false;
  if (place.uid === uid || role === 'admin') return true;
  const holders = await holdersOf(path, place.folder, 50);
  return holders.some((holder) => holder.get('created_by') === uid);
}

const refusalOf = (verb: CourseVerb, form: CourseForm) => (field: string, message: string) => {
  const fields = { [field]: message };
  const said = courseFailure(verb, { code: 'invalid', message, fields }, courseTypeIn(form));
  return failure('invalid-argument', said, { fields });
};

/** Files come and go with the module that holds their lesson. */
export const onCourseModuleWritten = onDocumentWritten(
  { document: 'courses/{course}/modules/{id}', region: REGION, retry: true },
  async ({ data }) => {
    if (!data) return;
    // Decided by the module as it is now, not as the event saw it.
    await settleFiles(await data.after.ref.get(), droppedPaths(data.before, data.after));
  },
);
