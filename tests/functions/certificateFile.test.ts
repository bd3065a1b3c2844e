import { PDFDocument } from 'pdf-lib';
import { Timestamp } from 'firebase-admin/firestore';
import { newCertificateCode } from '../../src/domain/certificate';
import { adminDb, closeWorld } from '../support/world';

afterAll(closeWorld);

const addressOf = (code: string) => `${process.env.SOMO_BASE_URL}/certificates/${code}.pdf`;

async function addCertificate(name: string, course_title = 'Algebra from the beginning'): Promise<string> {
  const code = newCertificateCode();
  const issued_at = Timestamp.fromMillis(Date.UTC(2026, 1, 3, 9));
  await adminDb().doc(`certificates/${code}`).set({ name, course_title, issued_at });
  return code;
}

test('a certificate is a file of one page that says whose it is, and little to fetch', async () => {
  const code = await addCertificate("Neema Ng'ombe");
  const response = await fetch(addressOf(code));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="somo-certificate-${code}.pdf"`,
  );
  const bytes = await response.arrayBuffer();
  expect(bytes.byteLength).toBeLessThan(60 * 1024);
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(1);
  expect(pdf.getTitle()).toBe("Certificate of Neema Ng'ombe");
  expect(pdf.getSubject()).toBe('Algebra from the beginning');
});

test.each([
  ['of 120 letters', 'N'.repeat(120), 'K'.repeat(200)],
  ['in letters of other alphabets', 'Мария Šćepanović ŋ', 'الجبر'],
  ['that the font lacks', '历史 🎓', 'a\nb\tc\u202e'],
])('a name %s makes a whole file', async (_, name, title) => {
  const response = await fetch(addressOf(await addCertificate(name, title)));
  expect(response.status).toBe(200);
  expect((await PDFDocument.load(await response.arrayBuffer())).getTitle()).toContain(name);
});

test('the file is found however its code was typed', async () => {
  const code = await addCertificate('Neema Mushi');
  const response = await fetch(addressOf(code.replaceAll('-', '').toLowerCase()));
  expect(response.status).toBe(200);
});

test.each(['7K3M-X9QD-0000', 'nothing', 'N'.repeat(50)])('there is none for %s', async (code) => {
  const response = await fetch(addressOf(code));
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('There is no certificate with this code.');
});

test('the address only gives', async () => {
  const response = await fetch(addressOf('7K3M-X9QD-0000'), { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
