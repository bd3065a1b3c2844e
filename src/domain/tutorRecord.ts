import { parseUsd } from './money';
import { searchTerms, splitLines } from './text';
import type { Tutor, TutorContact, TutorStatus } from './tutor';
import type { TutorForm } from './tutorForm';
import { everyDay, isTime, USUAL_DAY } from './tutorTime';

/** The one mapping between what the tutor form holds and what is stored, in two documents. */

/** What everybody may read. Takes a form that passed the schema; pictures, figures, owner and times come from elsewhere. */
export function toTutorRecord(form: TutorForm) {
  const { linkedin, twitter, website } = form.socialProfiles;
  return {
    name: form.name,
    specialty: form.specialty,
    bio: form.bio,
    qualifications: form.qualifications,
    start_date: form.startDate,
    verified: form.verified,
    levels: splitLines(form.levels),
    hourly_rate: form.hourlyRate === '' ? null : parseUsd(form.hourlyRate),
    status: form.status as TutorStatus,
    // A day that is off may have lost its times; a day that is on has passed the schema.
    availability: everyDay((day) => {
      const { enabled, start, end } = form.availability[day];
      return isTime(start) && isTime(end) ? { enabled, start, end } : USUAL_DAY;
    }),
    linkedin_url: linkedin || null,
    twitter_url: twitter || null,
    website_url: website || null,
    search_terms: searchTerms(form.name, form.specialty),
  };
}

/** What a new tutor begins with, and functions alone change. */
export const NEW_TUTOR_FIGURES = {
  uid: null,
  rating: 0,
  rating_sum: 0,
  rating_count: 0,
  students_count: 0,
  latest_reviews: [],
} as const;

/** What administrators alone may read. */
export const toTutorContact = (form: TutorForm): TutorContact => ({ email: form.email, phone: form.phone });

export function toTutorForm(tutor: Tutor, contact: TutorContact): TutorForm {
  return {
    ...contact,
    name: tutor.name,
    specialty: tutor.specialty,
    bio: tutor.bio,
    qualifications: tutor.qualifications,
    startDate: tutor.start_date ?? '',
    verified: tutor.verified,
    levels: tutor.levels.join(', '),
    hourlyRate: tutor.hourly_rate === null ? '' : String(tutor.hourly_rate),
    status: tutor.status,
    availability: tutor.availability,
    socialProfiles: {
      linkedin: tutor.linkedin_url ?? '',
      twitter: tutor.twitter_url ?? '',
      website: tutor.website_url ?? '',
    },
  };
}
