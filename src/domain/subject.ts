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

export const FORM_LEVELS = ['Form I', 'Form II', 'Form III', 'Form IV', 'Form I-IV'] as const;
