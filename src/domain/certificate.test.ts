import { certificateCode, newCertificateCode, parseCertificate } from './certificate';

test('a new code reads as itself, and none comes twice', () => {
  const codes = Array.from({ length: 500 }, newCertificateCode);
  expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(code))).toBe(true);
  expect(codes.map(certificateCode)).toEqual(codes);
  expect(new Set(codes).size).toBe(500);
});

test.each([
  ['7K3M-X9QD-04TR', '7K3M-X9QD-04TR'],
  ['7k3m-x9qd-04tr', '7K3M-X9QD-04TR'],
  [' 7K3M X9QD 04TR ', '7K3M-X9QD-04TR'],
  ['7K3MX9QDO4TR', '7K3M-X9QD-04TR'],
  ['iL3M-X9QD-04TR', '113M-X9QD-04TR'],
  ['7K3M-X9QD-04T', null],
  ['7K3M-X9QD-04TRR', null],
  ['7K3M-X9QD-04TU', null],
  ['7K3M/X9QD/04TR', null],
  ['', null],
])('%p is read as %p', (typed, code) => {
  expect(certificateCode(typed)).toBe(code);
});

const STORED = { name: 'Neema Mushi', course_title: 'Algebra', issued_at: 1_770_000_000_000 };

test('a stored certificate is what it says, and nothing without a name or a course', () => {
  expect(parseCertificate('7K3M-X9QD-04TR', { ...STORED, uid: 'somebody' })).toEqual({
    code: '7K3M-X9QD-04TR',
    ...STORED,
  });
  expect(parseCertificate('7K3M-X9QD-04TR', { ...STORED, name: undefined })).toBeNull();
  expect(parseCertificate('7K3M-X9QD-04TR', { ...STORED, course_title: 4 })).toBeNull();
});
