import { EMPTY_TUTOR_FORM, type TutorForm, tutorFormSchema } from '../../../src/domain/tutorForm';
import { NEW_TUTOR_FIGURES, toTutorContact, toTutorRecord } from '../../../src/domain/tutorRecord';
import { everyDay, type Weekday, WEEKDAYS } from '../../../src/domain/tutorTime';
import { recordIdOf } from './seedFile';

interface SeedTutor extends Pick<TutorForm, 'name' | 'specialty' | 'bio' | 'levels'> {
  qualifications?: string;
  /** Days from..to at hours from..to, as `mon-fri 15:00-19:00`. */
  days: readonly [from: Weekday, to: Weekday, start: string, end: string][];
  rate?: string;
  status?: TutorForm['status'];
  isVerified?: boolean;
  /** The account that the tutor signs in with, where they have one. */
  uid?: string;
  daysAgo: number;
}

const TUTORS: readonly SeedTutor[] = [
  {
    name: 'Emmanuel Massawe',
    specialty: 'Mathematics',
    bio: 'I teach algebra and geometry with things from the kitchen and the market. Bring the question that you failed: we begin there, and you leave with two that you can do alone.',
    qualifications: 'Bachelor of Education (Mathematics)\nNine years in the classroom',
    levels: 'Form I, Form II, Form III, Form IV',
    days: [
      ['monday', 'friday', '15:00', '19:00'],
      ['saturday', 'saturday', '08:00', '12:00'],
    ],
    rate: '5',
    isVerified: true,
    uid: 'teacher',
    daysAgo: 300,
  },
  {
    name: 'Zuhura Mbarouk',
    specialty: 'Kiswahili',
    bio: 'Fasihi na ufahamu kwa mazoezi mafupi. We read aloud, mark what is unclear and write one good paragraph in every lesson.',
    qualifications: 'Bachelor of Arts with Education',
    levels: 'Form III, Form IV',
    days: [
      ['tuesday', 'tuesday', '16:00', '20:00'],
      ['thursday', 'thursday', '16:00', '20:00'],
    ],
    rate: '4.50',
    isVerified: true,
    uid: 'teacher2',
    daysAgo: 240,
  },
  {
    name: 'Anitha Kessy',
    specialty: 'Physics',
    bio: 'Forces, light and electricity, explained with a bicycle, a glass of water and a torch. Good for learners who fear the formulas.',
    qualifications: 'Bachelor of Science (Physics)',
    levels: 'Form II, Form III, Form IV',
    days: [['monday', 'thursday', '17:00', '21:00']],
    rate: '6',
    isVerified: true,
    daysAgo: 180,
  },
  {
    name: 'Boniface Mtenga',
    specialty: 'Chemistry',
    bio: 'From the kitchen to the periodic table. I help you plan the practical paper and write up an experiment so that the examiner can follow it.',
    levels: 'Form III\nForm IV',
    days: [
      ['wednesday', 'wednesday', '18:00', '21:00'],
      ['sunday', 'sunday', '14:00', '18:00'],
    ],
    rate: '5.50',
    daysAgo: 150,
  },
  {
    name: 'Saida Rajabu',
    specialty: 'English',
    bio: 'Speaking first, grammar second. We talk about your day, and the tenses come by themselves. Letters and compositions for the exam too.',
    qualifications: 'Diploma in Education (English)',
    levels: 'Form I, Form II',
    days: [['friday', 'sunday', '22:00', '01:00']],
    rate: '3',
    daysAgo: 96,
  },
  {
    name: 'Gervas Ng’hwani',
    specialty: 'Biology',
    bio: 'Cells, plants and the human body with drawings that you can do in the exam. Every lesson ends with five questions from a past paper.',
    qualifications: 'Bachelor of Science with Education',
    levels: 'Form I, Form II, Form III, Form IV',
    days: [['saturday', 'sunday', '09:00', '15:00']],
    rate: '4',
    isVerified: true,
    daysAgo: 61,
  },
  {
    name: 'Theresia Mgaya',
    specialty: 'Book Keeping',
    bio: 'Ledgers that balance. We keep the books of a small shop together from the first sale to the final accounts.',
    levels: 'Form III, Form IV',
    days: [['tuesday', 'friday', '19:00', '21:00']],
    daysAgo: 20,
  },
  {
    name: 'Mwajuma Kondo',
    specialty: 'Geography',
    bio: 'Maps, contours and the weather outside the window. Newly joined, and still being looked at by Somo.',
    levels: 'Form I, Form II',
    days: [['monday', 'wednesday', '16:00', '18:00']],
    rate: '3.50',
    status: 'review',
    daysAgo: 3,
  },
  {
    name: 'Philbert Kalinga',
    specialty: 'History',
    bio: 'Taught East African history here until last term and is away for further studies.',
    levels: 'Form IV',
    days: [],
    rate: '4',
    status: 'inactive',
    isVerified: true,
    daysAgo: 330,
  },
];

const DAY_MS = 86_400_000;

export const tutorIdOf = (name: string) => recordIdOf(`tutor ${name}`);

function hoursOf({ days }: SeedTutor): TutorForm['availability'] {
  return everyDay((day) => {
    const place = WEEKDAYS.indexOf(day);
    const hours = days.find(([from, to]) => WEEKDAYS.indexOf(from) <= place && place <= WEEKDAYS.indexOf(to));
    const [, , start, end] = hours ?? [];
    return start && end ? { enabled: true, start, end } : EMPTY_TUTOR_FORM.availability[day];
  });
}

/** What an administrator would have typed into the form. */
function formOf(tutor: SeedTutor, createdAt: Date): TutorForm {
  const address = tutor.name.toLowerCase().replaceAll('’', '').replaceAll(' ', '.');
  return tutorFormSchema.validateSync({
    ...EMPTY_TUTOR_FORM,
    name: tutor.name,
    email: tutor.uid ? `${tutor.uid}@somo.example` : `${address}@somo.example`,
    specialty: tutor.specialty,
    bio: tutor.bio,
    qualifications: tutor.qualifications ?? '',
    startDate: createdAt.toISOString().slice(0, 10),
    verified: tutor.isVerified ?? false,
    levels: tutor.levels,
    hourlyRate: tutor.rate ?? '',
    status: tutor.status ?? 'active',
    availability: hoursOf(tutor),
  });
}

/** Tutors with their two documents; the days on which they joined count back from `now`. */
export function seedTutors(now: Date) {
  return TUTORS.map((tutor) => {
    const createdAt = new Date(now.getTime() - tutor.daysAgo * DAY_MS);
    const form = formOf(tutor, createdAt);
    return {
      id: tutorIdOf(tutor.name),
      createdAt,
      record: {
        ...toTutorRecord(form),
        ...NEW_TUTOR_FIGURES,
        avatar_url: null,
        avatar_path: null,
        cover_url: null,
        cover_path: null,
        uid: tutor.uid ?? null,
        created_by: 'admin',
      },
      contact: toTutorContact(form),
    };
  });
}
