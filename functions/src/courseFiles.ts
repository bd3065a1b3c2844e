import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { courseMessages, type CourseForm } from '../../src/domain/courseForm';
import { courseFailure, courseTypeIn, type CourseVerb } from '../../src/domain/courseInput';
import { isOnDemandForm } from '../../src/domain/onDemandRecord';
import { REGION } from '../../src/domain/region';
import type { Caller } from './actor';
import { failure } from './callable';
import { inTurns } from './inTurns';
import { problemOfFile } from './ownFile';
import { droppedPaths, settleFiles } from './publishedRecord';

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
    const problem = await problemOfFile(caller, file.path, courseMessages.file);
    if (problem) throw refuse(file.field, problem);
  });
  const astray = picturesIn(form).find(
    ({ picture }) => picture && !picture.url.includes(encodeURIComponent(picture.path)),
  );
  if (astray) throw refuse(astray.field, courseMessages.file);
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
