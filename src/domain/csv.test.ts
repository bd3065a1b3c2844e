import { parseCsv, toCsv } from './csv';

const cell = (value: string) => toCsv(['x'], [[value]]).split('\r\n')[1];

it('begins with the byte order mark, quotes what needs it, ends rows with CRLF', () => {
  expect(toCsv(['Name', 'Price'], [['Asha, "Mwl." Juma', 4500]])).toBe(
    '\uFEFFName,Price\r\n"Asha, ""Mwl."" Juma",4500',
  );
});

it.each([
  '=1+1',
  '+SUM(A1)',
  '-cmd',
  '-1+1',
  '@name',
  '\tx',
  '\rx',
  '\nx',
  '＝1',
  '+255 700 000 000',
  '+7',
  '=HYPERLINK("http://x")',
])('neutralises %j', (text) => {
  expect(cell(text)).toContain(`'${text.slice(0, 1)}`);
});

it.each(['-5', '-1200.50', '-1,5', 'Juma', 'a=b', "ng'ombe", ''])('keeps %j', (text) => {
  expect(cell(text)?.replace(/^"|"$/g, '')).toBe(text);
});

it('keeps negative numbers that are numbers', () => {
  expect(toCsv(['x'], [[-3]])).toBe('\uFEFFx\r\n-3');
});

it('leaves nothing where there is nothing', () => {
  expect(toCsv(['a', 'b'], [[null, true]])).toBe('\uFEFFa,b\r\n,true');
});

it('reads a file back, with the line where each row begins', () => {
  expect(parseCsv('\uFEFFemail,name\r\n\r\na@x.example,"Asha\nJuma"\r\nb@x.example,Ben\r\n')).toEqual([
    { line: 1, cells: ['email', 'name'] },
    { line: 3, cells: ['a@x.example', 'Asha\nJuma'] },
    { line: 5, cells: ['b@x.example', 'Ben'] },
  ]);
});

it('finds the separator of a spreadsheet that uses semicolons', () => {
  expect(parseCsv('email;name\na@x.example;Asha')[1]?.cells).toEqual(['a@x.example', 'Asha']);
});

it('reads an empty file as no rows', () => {
  expect(parseCsv('')).toEqual([]);
  expect(parseCsv('\uFEFF \r\n,,\r\n')).toEqual([]);
});
