import { ValidationError } from 'yup';
import { INVALID_EBOOK_CASES, VALID_EBOOK_CASES, VALID_EBOOK_FORM } from '../../tests/support/cases/ebook';
import { authorFormSchema, ebookFormSchema, EMPTY_EBOOK_FORM, missingFields } from './ebookForm';

function errorsOf(values: object): Record<string, string> {
  try {
    ebookFormSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

const withForm = <Case extends { form?: object }>(cases: readonly Case[]) => cases.filter(({ form }) => form);

describe('ebookFormSchema', () => {
  it.each(withForm(VALID_EBOOK_CASES))('takes $name', ({ form }) => {
    expect(errorsOf({ ...VALID_EBOOK_FORM, ...form })).toEqual({});
  });

  it.each(withForm(INVALID_EBOOK_CASES))('refuses $name', ({ form = {}, path, message }) => {
    const [field = ''] = Object.keys(form);
    expect(errorsOf({ ...VALID_EBOOK_FORM, ...form })).toEqual({ [path ?? field]: message });
  });

  it('says of an empty form what the specification says, field by field', () => {
    expect(errorsOf(EMPTY_EBOOK_FORM)).toEqual({
      title: 'Title is required',
      author: 'Author is required',
      subject: 'Subject is required',
      formLevel: 'Form Level is required',
      publisher: 'Publisher is required',
      price: 'Price is required',
      description: 'Description is required',
    });
  });

  it('cleans what it takes', () => {
    const form = ebookFormSchema.validateSync({
      ...VALID_EBOOK_FORM,
      title: '  Alge\0bra \uD800 ',
      author: 'Zawadi Mre\u0301ma',
    });
    expect([form.title, form.author]).toEqual(['Algebra \uFFFD', 'Zawadi Mréma']);
  });
});

describe('missingFields', () => {
  it('names what must be filled and is not', () => {
    expect(missingFields(EMPTY_EBOOK_FORM)).toEqual([
      'title',
      'author',
      'subject',
      'formLevel',
      'publisher',
      'price',
      'description',
    ]);
    expect(missingFields({ ...VALID_EBOOK_FORM, author: '\u00A0\u200B' })).toEqual(['author']);
    expect(missingFields(VALID_EBOOK_FORM)).toEqual([]);
  });
});

describe('authorFormSchema', () => {
  it('wants a name and nothing else', () => {
    expect(() => authorFormSchema.validateSync({ name: ' ' })).toThrow('Author name is required');
    expect(authorFormSchema.validateSync({ name: ' Asha Mwinyi ' })).toMatchObject({
      name: 'Asha Mwinyi',
      email: '',
    });
  });

  it('refuses an address that is none', () => {
    expect(() => authorFormSchema.validateSync({ name: 'Asha', email: 'asha@' })).toThrow(
      'Invalid email address',
    );
  });
});
