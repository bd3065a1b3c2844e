import { PDFDocument } from 'pdf-lib';
import { AUDIO_TYPES, lengthOf, parseAudio } from '../../../src/domain/audio';
import { AUDIO_FILE } from '../../../src/domain/audioFile';
import { audioFormSchema } from '../../../src/domain/audioForm';
import { toAudioForm } from '../../../src/domain/audioRecord';
import { BOOK_FILE } from '../../../src/domain/bookFile';
import { COVER_FILE } from '../../../src/domain/imageFile';
import { BOOK_TYPES, parseEbook, shortId } from '../../../src/domain/ebook';
import { ebookFormSchema } from '../../../src/domain/ebookForm';
import { toForm } from '../../../src/domain/ebookRecord';
import { parseLiveClass } from '../../../src/domain/liveClass';
import { toLiveClassRecord } from '../../../src/domain/liveClassRecord';
import { sessionSpans, statusAt } from '../../../src/domain/liveClassTime';
import { parsePlaylist } from '../../../src/domain/playlist';
import { playlistFormSchema, toPlaylistForm } from '../../../src/domain/playlistForm';
import { FORM_LEVELS, SUBJECTS } from '../../../src/domain/subject';
import { HOME_ZONE, wallTimeAt } from '../../../src/domain/timeZone';
import { parseTutor, toTutorRow, TUTOR_STATUSES } from '../../../src/domain/tutor';
import { isUsername } from '../../../src/domain/username';
import { BOUGHT_AUDIO_TITLE, type SeedAudio, seedAudios, seedPlaylists } from './audios';
import { BOUGHT_TITLES, isbnOf, type SeedEbook, seedEbooks } from './ebooks';
import { liveFormOf, SEED_LIVE_CLASSES } from './liveClasses';
import { recordIdOf } from './seedFile';
import { seedTutors } from './tutors';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedUsers } from './users';

const now = new Date('2026-03-02T09:00:00Z');

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('people', () => {
  const users = seedUsers(now);

  it('are many, each once', () => {
    expect(users.length).toBeGreaterThanOrEqual(40);
    expect(isUnique(users.map(({ uid }) => uid))).toBe(true);
    expect(isUnique(users.map(({ email }) => email))).toBe(true);
    expect(isUnique(users.map(({ username }) => username))).toBe(true);
  });

  it('have usernames and passwords that sign-up would take', () => {
    expect(users.filter(({ username }) => !isUsername(username))).toEqual([]);
    expect(DEMO_PASSWORD.length).toBeGreaterThanOrEqual(6);
  });

  it('have addresses that no mail ever reaches', () => {
    expect(users.filter(({ email }) => !/^[a-z0-9.]+@somo\.example$/.test(email))).toEqual([]);
  });

  it('joined before now', () => {
    expect(users.filter(({ joined }) => Date.parse(joined) >= now.getTime())).toEqual([]);
  });

  it('have every role among the demo accounts, and one unverified e-mail', () => {
    const demo = users.slice(0, DEMO_ACCOUNTS.length);
    expect(new Set(demo.map(({ role }) => role))).toEqual(new Set(['admin', 'teacher', 'student']));
    expect(demo.filter(({ emailVerified }) => !emailVerified).map(({ uid }) => uid)).toEqual(['newcomer']);
  });
});

describe('books', () => {
  let ebooks: SeedEbook[] = [];
  beforeAll(async () => {
    ebooks = await seedEbooks(now);
    // Forty books and their covers take seconds on a slow machine.
  }, 60_000);

  const values = (field: 'category' | 'form_level' | 'type' | 'format') =>
    new Set(ebooks.map(({ record }) => record[field]));

  it('cover every subject, form, type and format', () => {
    expect(values('category')).toEqual(new Set(SUBJECTS));
    expect(values('form_level')).toEqual(new Set(FORM_LEVELS));
    expect(values('type')).toEqual(new Set(BOOK_TYPES));
    expect(values('format')).toEqual(new Set(['PDF', 'EPUB', 'DOCX']));
  });

  it('survive storing, reading and the form unchanged', () => {
    for (const { id, record } of ebooks) {
      const ebook = parseEbook(id, { ...record, file_url: null, cover_url: null });
      const { search_terms: _terms, ...stored } = record;
      expect(ebook).toMatchObject(stored);
      expect(ebook && ebookFormSchema.isValidSync(toForm(ebook))).toBe(true);
    }
  });

  it('have ids, short ids and paths of their own', () => {
    expect(isUnique(ebooks.map(({ id }) => id))).toBe(true);
    expect(isUnique(ebooks.map(({ id }) => shortId(id)))).toBe(true);
    const files = ebooks.flatMap(({ file, cover }) => [file, cover]).filter((file) => file !== null);
    expect(isUnique(files.map(({ path }) => path))).toBe(true);
    const shape = /^(ebooks|ebook-covers)\/(admin|teacher|teacher2)\/\d+-[0-9a-z]+\.(pdf|epub|docx|png)$/;
    expect(files.filter(({ path }) => !shape.test(path))).toEqual([]);
  });

  it('have files that are what they claim, within the limits', () => {
    for (const { record, file, cover } of ebooks) {
      if (file) {
        expect([record.title, BOOK_FILE.sniff(file.bytes)]).toEqual([record.title, record.format]);
        expect(file.bytes.length).toBeLessThan(BOOK_FILE.limit);
      }
      expect(record.file_size).toBe(file ? file.bytes.length : null);
      if (cover) {
        expect(COVER_FILE.sniff(cover.bytes)).toBe('png');
        expect(cover.bytes.length).toBeLessThan(COVER_FILE.limit);
      }
    }
  });

  it('tell the page count and chapter pages of the file itself', async () => {
    for (const { record, file } of ebooks) {
      if (!file || record.format !== 'PDF' || record.page_count === null) continue;
      const document = await PDFDocument.load(file.bytes);
      expect([record.title, document.getPageCount()]).toEqual([record.title, record.page_count]);
      const starts = record.chapters.map(({ page_start }) => page_start ?? 0);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(Math.max(...starts)).toBeLessThanOrEqual(record.page_count);
    }
  });

  it('come with the cases that pages must cope with', () => {
    expect(ebooks.filter(({ file }) => file === null).length).toBeGreaterThanOrEqual(2);
    expect(ebooks.filter(({ cover }) => cover === null).length).toBeGreaterThanOrEqual(2);
    expect(ebooks.filter(({ record }) => record.year === null).length).toBeGreaterThanOrEqual(1);
    expect(ebooks.filter(({ record }) => record.is_featured).length).toBeGreaterThanOrEqual(10);
  });

  it('were bought by the demo student only where they have a price and a file', () => {
    const bought = ebooks.filter(({ record }) => BOUGHT_TITLES.some((title) => title === record.title));
    expect(bought).toHaveLength(BOUGHT_TITLES.length);
    expect(bought.every(({ record, file }) => record.price > 0 && file !== null)).toBe(true);
  });
});

describe('audio', () => {
  let audios: SeedAudio[] = [];
  beforeAll(async () => {
    audios = await seedAudios(now);
  }, 60_000);

  it('has both types over many subjects, popular, paid and merely announced', () => {
    const records = audios.map(({ record }) => record);
    expect(new Set(records.map(({ type }) => type))).toEqual(new Set(AUDIO_TYPES));
    expect(new Set(records.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(8);
    expect(records.filter(({ is_popular }) => is_popular).length).toBeGreaterThanOrEqual(4);
    expect(records.filter(({ price }) => price > 0).length).toBeGreaterThanOrEqual(2);
    expect(audios.filter(({ file }) => file === null)).toHaveLength(1);
    expect(audios.filter(({ cover }) => cover === null)).toHaveLength(1);
  });

  it('survives storing, reading and the form unchanged', () => {
    for (const { id, record } of audios) {
      const audio = parseAudio(id, { ...record, audio_file_url: null, cover_image_url: null });
      const { search_terms: _terms, ...stored } = record;
      expect(audio).toMatchObject(stored);
      expect(audio && audioFormSchema.isValidSync(toAudioForm(audio))).toBe(true);
    }
  });

  it('has files that are what they claim, and chapters to their ends', () => {
    for (const { record, file } of audios) {
      expect(record.audio_file_size).toBe(file ? file.bytes.length : null);
      if (!file) continue;
      expect([record.title, AUDIO_FILE.sniff(file.bytes)]).toEqual([
        record.title,
        file.path.split('.').at(-1),
      ]);
      expect(lengthOf(record)).toBeGreaterThanOrEqual(10);
      if (record.chapters.length > 0) expect(record.chapters.at(-1)?.end).toBe(lengthOf(record));
    }
  });

  it('has ids and paths of its own', () => {
    const files = audios.flatMap(({ file, cover }) => [file, cover]).filter((file) => file !== null);
    expect(isUnique(audios.map(({ id }) => id))).toBe(true);
    expect(isUnique(files.map(({ path }) => path))).toBe(true);
    const shape = /^(audio-files\/\w+\/audios|audio-covers\/\w+\/covers)\/\d+-[0-9a-z]+\.(mp3|wav|png)$/;
    expect(files.filter(({ path }) => !shape.test(path))).toEqual([]);
  });

  it('was bought by the demo student where it has a price and a file', () => {
    const bought = audios.find(({ record }) => record.title === BOUGHT_AUDIO_TITLE);
    expect(bought?.record.price).toBeGreaterThan(0);
    expect(bought?.file).toBeTruthy();
  });

  it('stands in playlists, of which one is sold', () => {
    const known = audios.map(({ id }) => id);
    const playlists = seedPlaylists(now);
    expect(playlists.filter(({ record }) => record.price > 0)).toHaveLength(1);
    for (const { id, record } of playlists) {
      expect(record.audio_ids.filter((clip) => !known.includes(clip))).toEqual([]);
      const playlist = parsePlaylist(id, { ...record, cover_url: null });
      expect(playlist && playlistFormSchema.isValidSync(toPlaylistForm(playlist))).toBe(true);
    }
  });
});

describe('live classes', () => {
  const classes = SEED_LIVE_CLASSES.map((seed) => {
    const form = liveFormOf(seed, now);
    const record = { ...toLiveClassRecord(form), is_cancelled: seed.isCancelled ?? false };
    const live = parseLiveClass(recordIdOf(seed.title), record);
    if (!live) throw new Error(`${seed.title} is no class`);
    return live;
  });

  it('have every status just now', () => {
    const statuses = classes.map((live) => statusAt(live, now.getTime()));
    expect(new Set(statuses)).toEqual(new Set(['ongoing', 'upcoming', 'recorded', 'cancelled']));
  });

  it('have one over midnight, and some of several sessions', () => {
    const overMidnight = classes.filter((live) => {
      const [first] = sessionSpans(live);
      return first && wallTimeAt(first.start, HOME_ZONE).day !== wallTimeAt(first.end, HOME_ZONE).day;
    });
    expect(overMidnight.length).toBeGreaterThanOrEqual(1);
    expect(classes.filter(({ session_starts: starts }) => starts.length > 1)).toHaveLength(2);
    expect(isUnique(classes.map(({ id }) => id))).toBe(true);
  });
});

describe('tutors', () => {
  const tutors = seedTutors(now);

  it('have every status, and the two teachers of the demo accounts among them', () => {
    expect(new Set(tutors.map(({ record }) => record.status))).toEqual(new Set(TUTOR_STATUSES));
    expect(tutors.flatMap(({ record }) => record.uid ?? [])).toEqual(['teacher', 'teacher2']);
    expect(isUnique(tutors.map(({ id }) => id))).toBe(true);
  });

  it('stand in the public catalogue when they are active', () => {
    const rows = tutors.map(({ id, record }) => {
      const tutor = parseTutor(id, record);
      return tutor && toTutorRow(tutor);
    });
    expect(rows.filter((row) => row !== null).length).toBeGreaterThanOrEqual(7);
    expect(rows.some((row) => row?.hourly_rate === null)).toBe(true);
    expect(rows.every((row) => row === null || row.days.length > 0)).toBe(true);
  });
});

describe('isbnOf', () => {
  it.each(['Soil Notes', 'Motion and Graphs', 'Ushairi'])('has a right check digit for %s', (title) => {
    const digits = [...isbnOf(title).replaceAll('-', '')].map(Number);
    expect(digits).toHaveLength(13);
    expect(digits.reduce((sum, digit, i) => sum + digit * (i % 2 === 0 ? 1 : 3), 0) % 10).toBe(0);
  });
});
