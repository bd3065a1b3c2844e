import type { AudioRow } from '../../domain/audio';
import type { BundleRow } from '../../domain/bundle';
import type { CatalogKind } from '../../domain/catalog';
import type { CourseRow } from '../../domain/course';
import type { DiscussionRow } from '../../domain/discussion';
import type { EbookRow } from '../../domain/ebook';
import type { LiveClassRow } from '../../domain/liveClass';
import { ON_DEMAND } from '../../domain/onDemand';
import { paths } from '../../domain/paths';
import type { Playlist } from '../../domain/playlist';
import type { QuizRow } from '../../domain/quiz';
import type { ResourceRow } from '../../domain/resource';
import type { TutorRow } from '../../domain/tutor';
import { audioPath } from '../../features/audio/audioLinks';

/** What can be searched for, in the order in which a page of results shows it. */
export const SEARCH_KINDS = [
  'ebook',
  'audio',
  'playlist',
  'course',
  'class',
  'live',
  'discussion',
  'quiz',
  'bundle',
  'resource',
  'tutor',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_KIND_LABELS: Record<SearchKind, string> = {
  ebook: 'Ebooks',
  audio: 'Audio',
  playlist: 'Playlists',
  course: 'Courses',
  class: 'On-demand classes',
  live: 'Live classes',
  discussion: 'Discussions',
  quiz: 'Quizzes',
  bundle: 'Bundles',
  resource: 'Study resources',
  tutor: 'Tutors',
};

/** A row of the catalogue as the search knows it, whatever it is a row of. */
export interface SearchEntry {
  /** `{kind}:{id}`: ids are unique within a kind. */
  id: string;
  kind: SearchKind;
  path: string;
  title: string;
  /** Who wrote, reads, teaches or set it. */
  by: string;
  subject: string;
  /** Empty where it is for all, or nobody said. */
  form: string;
  /** What else it may be found by. */
  more: string;
  cover: string | null;
}

type Filled = Omit<SearchEntry, 'id' | 'kind'>;
const entry = (kind: SearchKind, id: string, fields: Filled): SearchEntry => ({
  id: `${kind}:${id}`,
  kind,
  ...fields,
});

const ofEbook = ({ id, title, author, publisher, category, form_level, type, cover_url }: EbookRow) =>
  entry('ebook', id, {
    path: paths.ebook(id),
    title,
    by: author,
    subject: category,
    form: form_level,
    more: `${type} ${publisher}`,
    cover: cover_url,
  });

const ofAudio = (row: AudioRow) =>
  entry('audio', row.id, {
    path: audioPath(row),
    title: row.title,
    by: row.author,
    subject: row.subject,
    form: '',
    more: `${row.type} ${row.narrator}`,
    cover: row.cover_image_url,
  });

const ofPlaylist = ({ id, name, description, cover_url }: Playlist) =>
  entry('playlist', id, {
    path: paths.playlist(id),
    title: name,
    by: '',
    subject: '',
    form: '',
    more: description,
    cover: cover_url,
  });

function ofCourse({ id, title, instructor, category, level, course_type, cover_image_url }: CourseRow) {
  const isClass = course_type === ON_DEMAND;
  return entry(isClass ? 'class' : 'course', id, {
    path: isClass ? paths.onDemandClass(id) : paths.course(id),
    title,
    by: instructor,
    subject: category,
    form: '',
    more: level,
    cover: cover_image_url,
  });
}

const ofLiveClass = ({ id, title, subtitle, teacher, subject, form_level }: LiveClassRow) =>
  entry('live', id, {
    path: paths.liveClass(id),
    title,
    by: teacher,
    subject,
    form: form_level,
    more: subtitle,
    cover: null,
  });

const ofDiscussion = ({ id, title, subtitle, tutors }: DiscussionRow) =>
  entry('discussion', id, {
    path: paths.discussion(id),
    title,
    by: tutors.map(({ name }) => name).join(', '),
    subject: '',
    form: '',
    more: subtitle,
    cover: null,
  });

const ofQuiz = ({ id, title, author_name, subject, form_level, topic, year }: QuizRow) =>
  entry('quiz', id, {
    path: paths.quiz(id),
    title,
    by: author_name,
    subject,
    form: form_level,
    more: year === null ? topic : `${topic} ${year}`,
    cover: null,
  });

const ofBundle = ({ id, title, subject, form_level, parts, cover_url }: BundleRow) =>
  entry('bundle', id, {
    path: paths.bundle(id),
    title,
    by: '',
    subject,
    form: form_level,
    more: parts.map((part) => part.title).join(' '),
    cover: cover_url,
  });

const ofResource = ({ id, title, kind, subject, form_level, topic, description }: ResourceRow) =>
  entry('resource', id, {
    path: paths.resource(id),
    title,
    by: topic,
    subject,
    form: form_level,
    more: `${kind} ${description}`,
    cover: null,
  });

const ofTutor = ({ id, name, specialty, levels, avatar_url }: TutorRow) =>
  entry('tutor', id, {
    path: paths.tutor(id),
    title: name,
    by: '',
    subject: specialty,
    form: '',
    more: levels.join(' '),
    cover: avatar_url,
  });

type Rows = {
  ebook: EbookRow;
  audio: AudioRow;
  playlist: Playlist;
  course: CourseRow;
  live_class: LiveClassRow;
  discussion: DiscussionRow;
  quiz: QuizRow;
  bundle: BundleRow;
  resource: ResourceRow;
  tutor: TutorRow;
};

/** How a row of each kind of the catalogue becomes an entry. */
export const ENTRY_OF: { [Kind in keyof Rows & CatalogKind]: (row: Rows[Kind]) => SearchEntry } = {
  ebook: ofEbook,
  audio: ofAudio,
  playlist: ofPlaylist,
  course: ofCourse,
  live_class: ofLiveClass,
  discussion: ofDiscussion,
  quiz: ofQuiz,
  bundle: ofBundle,
  resource: ofResource,
  tutor: ofTutor,
};
