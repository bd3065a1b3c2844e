import { FieldValue } from 'firebase-admin/firestore';
import { certificatePath, newCertificateCode } from '../../src/domain/certificate';
import { courseProgress, learnMessages } from '../../src/domain/enrolment';
import { issueCertificateSchema, type IssueCertificateResult } from '../../src/domain/learnInput';
import { fullName } from '../../src/domain/user';
import { activeUser, callable, failure } from './callable';
import { enrolmentRef, readEnrolment } from './enrol';
import { db, TRANSACTION } from './firebase';
import { recountAfter } from './stats';

/**
 * One certificate for each enrolment, however often it is asked for: the enrolment keeps its code. The certificate
 * itself holds what a verifier needs and no trace of the account.
 */
export const issueCertificate = callable(
  { name: 'issueCertificate', access: 'user', schema: issueCertificateSchema },
  async ({ courseId }, caller): Promise<IssueCertificateResult> => {
    const issued = await db.runTransaction(async (transaction) => {
      const { enrolment, course } = await readEnrolment(transaction, caller, courseId);
      if (enrolment.certificate) return { code: enrolment.certificate };
      if (!course.includes.certificate) throw failure('failed-precondition', learnMessages.noCertificate);
      if (courseProgress(course, enrolment).percent < 100)
        throw failure('failed-precondition', learnMessages.notFinished);
      const code = newCertificateCode();
      transaction.create(db.doc(certificatePath(code)), {
        name: fullName(activeUser(caller)),
        course_title: course.title,
        issued_at: FieldValue.serverTimestamp(),
      });
      transaction.update(enrolmentRef(caller.uid, courseId), { certificate: code });
      return { code };
    }, TRANSACTION);
    await recountAfter('certificates');
    return issued;
  },
);
