import { onRequest, type Request } from 'firebase-functions/v2/https';
import {
  certificateCode,
  certificateFileName,
  certificatePath,
  parseCertificate,
} from '../../src/domain/certificate';
import { paths } from '../../src/domain/paths';
import { REGION } from '../../src/domain/region';
import { db, fieldsOf } from './firebase';

/**
 * `GET /certificates/{code}.pdf`, behind Hosting. It is made here and not on the phone: the file is of some kilobytes,
 * what makes it of hundreds.
 */
export const certificateFile = onRequest({ region: REGION, memory: '512MiB' }, async (request, response) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    response.status(405).end();
    return;
  }
  const [, typed = ''] = /\/([^/]{1,40})\.pdf$/.exec(request.path) ?? [];
  const code = certificateCode(typed);
  const stored = code && fieldsOf(await db.doc(certificatePath(code)).get());
  const certificate = code && stored ? parseCertificate(code, stored) : null;
  if (!certificate) {
    response.status(404).type('text/plain').send('There is no certificate with this code.');
    return;
  }
  // Loaded here: a start of any other function does without it.
  const { certificatePdf } = await import('./certificatePdf');
  const pdf = await certificatePdf(certificate, siteOf(request) + paths.certificate(certificate.code));
  response.setHeader(
    'Content-Disposition',
    `attachment; filename="${certificateFileName(certificate.code)}"`,
  );
  response.type('application/pdf').send(Buffer.from(pdf));
});

/** The site as its reader knows it: Hosting stands between them and this function. */
function siteOf(request: Request): string {
  const host = request.get('x-forwarded-host') ?? request.get('host') ?? '';
  return `${request.get('x-forwarded-proto') ?? 'http'}://${host}`;
}
