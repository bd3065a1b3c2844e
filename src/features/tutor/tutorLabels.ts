import type { TutorForm } from '../../domain/tutorForm';

/** What each field of the form is called: at the field, in the list of errors, in messages. */
export const TUTOR_LABELS = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  specialty: 'Specialty',
  bio: 'Bio',
  qualifications: 'Qualifications',
  levels: 'Levels',
  startDate: 'Start Date',
  verified: 'Verified?',
  availability: 'Availability',
  hourlyRate: 'Hourly Rate',
  status: 'Status',
  socialProfiles: 'Social Profiles',
  file: 'Avatar',
  cover: 'Cover Image',
} as const satisfies Record<keyof TutorForm | 'file' | 'cover', string>;
