import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type LiveClassForm, liveClassFormSchema } from '../../../src/domain/liveClassForm';
import {
  liveClassLinkPath,
  liveClassPath,
  newLiveClass,
  planOf,
  toLiveClassRecord,
} from '../../../src/domain/liveClassRecord';
import { type LiveStatus, stateFor } from '../../../src/domain/liveClassTime';
import { HOME_ZONE, wallTimeAt } from '../../../src/domain/timeZone';
import { DAY_MS, recordIdOf } from './seedFile';

const MINUTE_MS = 60_000;

export interface SeedLiveClass extends Pick<
  LiveClassForm,
  'title' | 'subtitle' | 'subject' | 'form' | 'teacher'
> {
  description?: string;
  /** When the first session begins, counted from now. */
  inMinutes: number;
  /** At this time of that day. */
  time?: string;
  minutes?: number;
  sessions?: number;
  repeat?: LiveClassForm['repeat'];
  isCancelled?: boolean;
  by: 'teacher' | 'teacher2';
  daysAgo: number;
}

const days = (n: number) => n * 24 * 60;

export const SEED_LIVE_CLASSES: readonly SeedLiveClass[] = [
  {
    title: 'Quadratic equations, step by step',
    subtitle: 'Bring one that you could not solve',
    subject: 'Mathematics',
    form: 'Form III',
    teacher: 'Emmanuel Massawe',
    description:
      'We solve six equations together: by factors, by completing the square and by the formula. Send yours in the chat before we begin.',
    inMinutes: -20,
    minutes: 120,
    by: 'teacher',
    daysAgo: 6,
  },
  {
    title: 'Reading Ohm’s law from a torch',
    subtitle: 'Current, voltage and resistance with three cells',
    subject: 'Physics',
    form: 'Form II',
    teacher: 'Anitha Kessy',
    description: 'Have a torch, two cells and a piece of wire beside you. We measure, then we calculate.',
    inMinutes: 95,
    minutes: 60,
    by: 'teacher',
    daysAgo: 4,
  },
  {
    title: 'Ushairi wa Kiswahili',
    subtitle: 'Vina, mizani na ujumbe',
    subject: 'Kiswahili',
    form: 'Form IV',
    teacher: 'Zuhura Mbarouk',
    description: 'Tunasoma mashairi mawili kwa sauti, kisha kila mmoja anaandika beti moja.',
    inMinutes: days(1),
    time: '17:30',
    minutes: 90,
    sessions: 8,
    repeat: 'weekly',
    by: 'teacher2',
    daysAgo: 9,
  },
  {
    title: 'Balancing chemical equations',
    subtitle: 'From words to symbols without guessing',
    subject: 'Chemistry',
    form: 'Form III',
    teacher: 'Boniface Mtenga',
    inMinutes: days(3),
    time: '16:00',
    minutes: 60,
    sessions: 3,
    repeat: 'daily',
    by: 'teacher',
    daysAgo: 2,
  },
  {
    title: 'The map of Tanzania by night',
    subtitle: 'Scales and bearings, a late class for those at work',
    subject: 'Geography',
    form: 'Form I',
    teacher: 'Zuhura Mbarouk',
    description: 'It ends after midnight, so the second half is on the next day.',
    inMinutes: days(5),
    time: '22:45',
    minutes: 150,
    by: 'teacher2',
    daysAgo: 3,
  },
  {
    title: 'Cell division under the microscope',
    subtitle: 'Mitosis in an onion root',
    subject: 'Biology',
    form: 'Form IV',
    teacher: 'Emmanuel Massawe',
    description: 'What we saw in the slides, and the drawings that examiners want.',
    inMinutes: -days(6),
    minutes: 60,
    by: 'teacher',
    daysAgo: 20,
  },
  {
    title: 'Letters that get an answer',
    subtitle: 'Formal and friendly letters',
    subject: 'English',
    form: 'Form II',
    teacher: 'Saida Rajabu',
    inMinutes: days(2),
    minutes: 60,
    isCancelled: true,
    by: 'teacher',
    daysAgo: 5,
  },
];

export function liveFormOf(seed: SeedLiveClass, now: Date): LiveClassForm {
  // On the quarter of an hour, as classes are.
  const start = Math.floor((now.getTime() + seed.inMinutes * MINUTE_MS) / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
  const { day, time } = wallTimeAt(start, HOME_ZONE);
  return liveClassFormSchema.validateSync({
    ...newLiveClass(seed.teacher, now.getTime()),
    title: seed.title,
    subtitle: seed.subtitle,
    subject: seed.subject,
    form: seed.form,
    description: seed.description ?? '',
    date: day,
    time: seed.time ?? time,
    duration: String(seed.minutes ?? 60),
    sessions: String(seed.sessions ?? 1),
    repeat: seed.repeat ?? 'weekly',
    link: 'https://meet.example/somo',
  });
}

/** Classes around now: one ongoing, some ahead, one over, one cancelled. */
export async function seedLiveClasses(db: Firestore, now: Date): Promise<number> {
  const batch = db.batch();
  for (const seed of SEED_LIVE_CLASSES) {
    const id = recordIdOf(seed.title);
    const form = liveFormOf(seed, now);
    const at = Timestamp.fromMillis(now.getTime() - seed.daysAgo * DAY_MS);
    batch.set(db.doc(liveClassPath(id)), {
      ...toLiveClassRecord(form),
      ...stateFor(form.status as LiveStatus, planOf(form), now.getTime()),
      is_cancelled: seed.isCancelled ?? false,
      recording_id: null,
      registered_count: 0,
      version: 1,
      saved_hash: '',
      created_by: seed.by,
      updated_by: seed.by,
      created_at: at,
      updated_at: at,
    });
    batch.set(db.doc(liveClassLinkPath(id)), { url: form.link, created_by: seed.by });
    batch.set(db.doc(`chat_rooms/${id}`), {
      kind: 'live_class',
      title: form.title,
      moderators: [seed.by],
      slow_seconds: 0,
      is_locked: false,
      is_closed: seed.isCancelled ?? false,
    });
    batch.set(db.doc(`chat_rooms/${id}/members/${seed.by}`), {
      name: seed.teacher,
      role: 'moderator',
      is_active: true,
    });
  }
  await batch.commit();
  return SEED_LIVE_CLASSES.length;
}
