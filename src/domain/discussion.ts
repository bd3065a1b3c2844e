import { countOrNull, instantOf, isText, textOr, textOrNull } from './stored';
import { isBlank } from './text';

/** Discussions (spec sections 2.12 and 3): rooms where learners talk, with tutors who were invited. */

export const DISCUSSION_STATUSES = ['live', 'upcoming', 'closed'] as const;
/** The specification's (section 4). */
export type DiscussionStatus = (typeof DISCUSSION_STATUSES)[number];

export const DISCUSSION_LIMITS = {
  title: 200,
  subtitle: 300,
  students: 1_000_000,
  /** Spec section 9. */
  tutors: 2,
} as const;

/** Stored as they were when they were invited: the card is shown without reading the tutor. */
export interface InvitedTutor {
  id: string;
  name: string;
  avatar_url: string | null;
  specialty: string;
}

/** When a room is open: the clock opens it, people close it. */
export interface Opening {
  /** Milliseconds since 1970; it may lie in the past. */
  opens_at: number;
  is_closed: boolean;
}

/** `discussions/{uuid}` as the store holds it. What is said there is in `chat_rooms/{uuid}`, under the same id. */
export interface Discussion extends Opening {
  id: string;
  title: string;
  subtitle: string;
  tutors: InvitedTutor[];
  /** As the form has it: those who talked elsewhere before. */
  students: number;
  /** Those who came in here since; kept by functions. */
  joined_count: number;
  /** Grows with every save: an editor who began from an older one is told. */
  version: number;
  created_by: string;
  created_at: number;
  updated_at: number;
}

/** A row of the public catalogue: what cards, filters and the search need. */
export type DiscussionRow = Pick<
  Discussion,
  'id' | 'title' | 'subtitle' | 'opens_at' | 'is_closed' | 'tutors' | 'created_at'
> & {
  /** All of them; of many, only the tens. */
  students: number;
};

/** Nothing has to run when a room opens: the server, the rules and the page all tell by the clock. */
export function discussionStatus({ is_closed, opens_at }: Opening, now: number): DiscussionStatus {
  if (is_closed) return 'closed';
  return opens_at > now ? 'upcoming' : 'live';
}

export const studentsOf = ({ students, joined_count }: Pick<Discussion, 'students' | 'joined_count'>) =>
  students + joined_count;

/** A stored document as a discussion; null without a title or a time. */
export function parseDiscussion(id: string, data: Record<string, unknown>): Discussion | null {
  const opens_at = instantOf(data.opens_at);
  if (!isText(data.title) || isBlank(data.title) || opens_at === 0) return null;
  return {
    id,
    title: data.title,
    subtitle: textOr(data.subtitle, ''),
    opens_at,
    is_closed: data.is_closed === true,
    tutors: Array.isArray(data.tutors)
      ? data.tutors.flatMap(parseTutor).slice(0, DISCUSSION_LIMITS.tutors)
      : [],
    students: countOrNull(data.students) ?? 0,
    joined_count: countOrNull(data.joined_count) ?? 0,
    version: countOrNull(data.version) ?? 0,
    created_by: textOr(data.created_by, ''),
    created_at: instantOf(data.created_at),
    updated_at: instantOf(data.updated_at),
  };
}

function parseTutor(value: Partial<Record<keyof InvitedTutor, unknown>> | null): InvitedTutor[] {
  if (!isText(value?.id) || !isText(value.name)) return [];
  const { id, name, avatar_url, specialty } = value;
  return [{ id, name, avatar_url: textOrNull(avatar_url), specialty: textOr(specialty, '') }];
}

/** From here on lists show the tens. */
export const MANY_STUDENTS = 20;

/** A class that comes in within a minute must not write the catalogue anew with everybody: of many, the tens are kept. */
const roughly = (count: number) => (count < MANY_STUDENTS ? count : count - (count % 10));

export function toDiscussionRow(discussion: Discussion): DiscussionRow {
  const { id, title, subtitle, opens_at, is_closed, tutors, created_at } = discussion;
  const students = roughly(studentsOf(discussion));
  return { id, title, subtitle, opens_at, is_closed, tutors, students, created_at };
}

/** What the functions around discussions say. */
export const discussionMessages = {
  id: 'Reload the page and try again.',
  missing: 'This discussion was deleted.',
  conflict: 'Somebody else saved this discussion meanwhile.',
  createdAlready: 'This discussion was saved already, with other content. Reload the page to see it.',
  noTutor: 'Choose tutors who are on Somo. Take out those who are not any more.',
} as const;
