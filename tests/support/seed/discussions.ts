import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import type { Discussion } from '../../../src/domain/discussion';
import { discussionFormSchema, type DiscussionForm } from '../../../src/domain/discussionForm';
import { discussionPath, newDiscussion, toDiscussionRecord } from '../../../src/domain/discussionRecord';
import { DAY_MS, recordIdOf } from './seedFile';
import { seedTutors } from './tutors';

const MINUTE_MS = 60_000;

interface SeedMessage {
  by: keyof typeof NAMES;
  text: string;
  /** The message of this place in the list that it answers. */
  answers?: number;
}

export interface SeedDiscussion extends Pick<DiscussionForm, 'title' | 'subtitle'> {
  /** When it opens, counted from now. */
  inMinutes: number;
  isClosed?: boolean;
  students: number;
  /** By what they teach. */
  tutors: readonly string[];
  by: 'teacher' | 'teacher2';
  said?: readonly SeedMessage[];
}

const days = (n: number) => n * 24 * 60;

export const SEED_DISCUSSIONS: readonly SeedDiscussion[] = [
  {
    title: 'Which formulas do you still mix up?',
    subtitle: 'Bring one, and we find a way to remember it',
    inMinutes: -50,
    students: 24,
    tutors: ['Physics', 'Chemistry'],
    by: 'teacher',
    said: [
      {
        by: 'teacher',
        text: 'Karibuni. Write the formula that you always have to look up, and where you met it last.',
      },
      { by: 'student', text: 'v² = u² + 2as. I never know whether it is 2as or ½as.' },
      {
        by: 'student2',
        text: 'I say it like a story: the speed you end with, the speed you began with, then twice the push times the way.',
        answers: 1,
      },
      {
        by: 'teacher',
        text: 'Check the units too: a times s is m²/s², the same as v². There is no room for a half on its own.',
        answers: 1,
      },
    ],
  },
  {
    title: 'Past papers: how many are enough?',
    subtitle: 'What helped you most in the last month before NECTA',
    inMinutes: -days(1),
    students: 61,
    tutors: ['Biology'],
    by: 'teacher2',
    said: [
      {
        by: 'student',
        text: 'I do one a week, with a clock, and the day after I only look at what I got wrong.',
      },
    ],
  },
  {
    title: 'Kiswahili: insha zinazovutia',
    subtitle: 'Jinsi ya kuanza na kumaliza insha',
    inMinutes: 180,
    students: 0,
    tutors: ['Kiswahili'],
    by: 'teacher2',
  },
  {
    title: 'Choosing subjects for Form III',
    subtitle: 'Science, arts or business: ask those who chose before you',
    inMinutes: days(2) + 60,
    students: 0,
    tutors: ['Chemistry', 'English'],
    by: 'teacher',
  },
  {
    title: 'Experiments that you can do at home',
    subtitle: 'With salt, lemons and a torch',
    inMinutes: -days(9),
    isClosed: true,
    students: 38,
    tutors: ['Chemistry'],
    by: 'teacher',
    said: [
      {
        by: 'student2',
        text: 'A lemon, a nail and a piece of copper wire light a small LED when you take four lemons in a row.',
      },
      {
        by: 'teacher',
        text: 'Well done. Tell us next time which way round you put the LED, and why.',
        answers: 0,
      },
    ],
  },
];

/** As they stand over their messages (functions/src/chatRoom.ts). */
const NAMES = {
  teacher: 'Emmanuel Massawe',
  teacher2: 'Zuhura Mbarouk',
  student: 'Neema M.',
  student2: 'Baraka M.',
} as const;

/** Rooms around now: two live, two ahead, one closed; with what was said there. */
export async function seedDiscussions(db: Firestore, now: Date): Promise<number> {
  const tutors = seedTutors(now);
  const batch = db.batch();
  for (const seed of SEED_DISCUSSIONS) {
    const id = recordIdOf(seed.title);
    const discussion = discussionOf(seed, now);
    const invited = tutors.filter(({ record }) => seed.tutors.includes(record.specialty));
    const at = Timestamp.fromMillis(now.getTime() - 12 * DAY_MS);
    batch.set(db.doc(discussionPath(id)), {
      ...discussion,
      tutors: invited.map(({ id: tutor, record: { name, avatar_url, specialty } }) => ({
        id: tutor,
        name,
        avatar_url,
        specialty,
      })),
      joined_count: 0,
      version: 1,
      saved_hash: '',
      created_by: seed.by,
      updated_by: seed.by,
      created_at: at,
      updated_at: at,
    });
    const { opens_at, is_closed } = discussion;
    seedRoom(db, batch, { id, seed, opens_at, is_closed });
  }
  await batch.commit();
  return SEED_DISCUSSIONS.length;
}

/** On the quarter of an hour, as people agree. */
export function discussionOf(
  { title, subtitle, students, inMinutes, isClosed = false }: SeedDiscussion,
  now: Date,
) {
  const form = discussionFormSchema.validateSync({
    ...newDiscussion(),
    title,
    subtitle,
    students: String(students),
  });
  const quarter = 15 * MINUTE_MS;
  const opens_at = Math.floor((now.getTime() + inMinutes * MINUTE_MS) / quarter) * quarter;
  return { ...toDiscussionRecord(form), opens_at, is_closed: isClosed };
}

interface SeedRoom extends Pick<Discussion, 'id' | 'opens_at' | 'is_closed'> {
  seed: SeedDiscussion;
}

function seedRoom(db: Firestore, batch: WriteBatch, { id, seed, opens_at, is_closed }: SeedRoom): void {
  const { title, by, said = [] } = seed;
  const room = { kind: 'discussion', title, moderators: [by], slow_seconds: 0, is_locked: false };
  batch.set(db.doc(`chat_rooms/${id}`), { ...room, opens_at: Timestamp.fromMillis(opens_at), is_closed });
  for (const uid of new Set([by, ...said.map((message) => message.by)])) {
    const role = uid === by ? 'moderator' : 'member';
    batch.set(db.doc(`chat_rooms/${id}/members/${uid}`), { name: NAMES[uid], role, is_active: true });
  }
  const messageId = (place: number) => recordIdOf(`${title} ${place}`);
  said.forEach((message, place) => {
    const { text, answers } = message;
    batch.set(db.doc(`chat_rooms/${id}/messages/${messageId(place)}`), {
      text,
      author_uid: message.by,
      author_name: NAMES[message.by],
      sent_at: Timestamp.fromMillis(opens_at + (place + 1) * 4 * MINUTE_MS),
      edited_at: null,
      is_hidden: false,
      is_deleted: false,
      ...(answers !== undefined && { reply_to: messageId(answers) }),
    });
  });
}
