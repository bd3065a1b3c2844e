/** The specification's filter options (section 9) and the O-level subjects taught in Tanzania. */
export const SUBJECTS = [
  'Biology',
  'Chemistry',
  'Mathematics',
  'Science',
  'Physics',
  'Geography',
  'History',
  'Kiswahili',
  'English',
  'Civics',
  'Book Keeping',
  'Commerce',
  'Agriculture',
  'Computer Studies',
] as const;

/** What is for all forms is for each of them. */
export const ALL_FORMS = 'Form I-IV';
export const FORM_LEVELS = ['Form I', 'Form II', 'Form III', 'Form IV', ALL_FORMS] as const;

export const isForForm = (level: string, form: string) => level === form || level === ALL_FORMS;
