import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { VALID_AUDIO_FORM } from '../../tests/support/cases/audio';
import { courseRecord } from '../../tests/support/cases/courseRecord';
import { VALID_EBOOK_FORM } from '../../tests/support/cases/ebook';
import { liveClassRecord } from '../../tests/support/cases/liveClassRecord';
import { validCourse } from '../../tests/support/courses';
import { renderPage, student } from '../../tests/support/renderPage';
import { parseAudio } from '../domain/audio';
import { toAudioRecord } from '../domain/audioRecord';
import { parseCourse } from '../domain/courseParse';
import { parseEbook } from '../domain/ebook';
import { toRecord } from '../domain/ebookRecord';
import { parseLiveClass } from '../domain/liveClass';
import { paths } from '../domain/paths';
import { parsePlaylist } from '../domain/playlist';
import { Component as AdminAudioEditPage } from '../features/audio/AdminAudioEditPage';
import { Component as AdminAudioListPage } from '../features/audio/AdminAudioListPage';
import { Component as AdminPlaylistEditPage } from '../features/audio/AdminPlaylistEditPage';
import { Component as AdminPlaylistListPage } from '../features/audio/AdminPlaylistListPage';
import * as audioDocs from '../features/audio/audioDocs';
import * as playlistDocs from '../features/audio/playlistDocs';
import { Component as AdminCourseEditPage } from '../features/course/AdminCourseEditPage';
import { Component as AdminCourseListPage } from '../features/course/AdminCourseListPage';
import * as courseDocs from '../features/course/courseDocs';
import { Component as AdminEbookEditPage } from '../features/ebook/AdminEbookEditPage';
import { Component as AdminEbookListPage } from '../features/ebook/AdminEbookListPage';
import * as ebookDocs from '../features/ebook/ebookDocs';
import * as liveClassDocs from '../features/liveClass/adminLiveClassDocs';
import { Component as AdminLiveClassEditPage } from '../features/liveClass/AdminLiveClassEditPage';
import { Component as AdminInteractivePage } from './pages/AdminInteractivePage';

/** What a teacher sees in the back office: lists of their own, and an editor for their own. */

jest.mock('../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../features/ebook/ebookDocs');
jest.mock('../features/audio/audioDocs');
jest.mock('../features/audio/playlistDocs');
jest.mock('../features/course/courseDocs');
jest.mock('../features/liveClass/adminLiveClassDocs');
jest.mock('../data/serverClock', () => ({ serverOffset: () => Promise.resolve(0) }));

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const owned = { created_by: 'neema' };
const course = parseCourse(ID, courseRecord(owned));
const live = parseLiveClass(ID, liveClassRecord(owned));

interface Material {
  noun: string;
  ListPage: ComponentType;
  listPath: string;
  list: unknown;
  EditPage: ComponentType;
  editRoute: string;
  /** Reads for the editor, and what there is to read. */
  read: unknown;
  stored: unknown;
  /** The button that the editor saves with. */
  save: RegExp;
}

const MATERIALS: readonly Material[] = [
  {
    noun: 'ebook',
    ListPage: AdminEbookListPage,
    listPath: paths.adminEbooks,
    list: ebookDocs.listEbooks,
    EditPage: AdminEbookEditPage,
    editRoute: '/admin/ebooks/:id/edit',
    read: ebookDocs.readFreshEbook,
    stored: parseEbook(ID, { ...toRecord(VALID_EBOOK_FORM), ...owned }),
    save: /^Update Resource$/,
  },
  {
    noun: 'audio',
    ListPage: AdminAudioListPage,
    listPath: paths.adminAudio,
    list: audioDocs.listAudios,
    EditPage: AdminAudioEditPage,
    editRoute: '/admin/audio/edit/:id',
    read: audioDocs.readFreshAudio,
    stored: parseAudio(ID, { ...toAudioRecord(VALID_AUDIO_FORM), ...owned }),
    save: /^Save/,
  },
  {
    noun: 'playlist',
    ListPage: AdminPlaylistListPage,
    listPath: paths.adminPlaylists,
    list: playlistDocs.listPlaylists,
    EditPage: AdminPlaylistEditPage,
    editRoute: '/admin/audio/playlist/:id',
    read: playlistDocs.readFreshPlaylist,
    stored: parsePlaylist(ID, { name: 'Kwa mtihani', audio_ids: ['clip-1'], ...owned }),
    save: /^Save|Playlist$/,
  },
  {
    noun: 'course',
    ListPage: AdminCourseListPage,
    listPath: paths.adminCourses,
    list: courseDocs.listCourses,
    EditPage: AdminCourseEditPage,
    editRoute: '/admin/courses/:courseId/edit',
    read: courseDocs.readCourseForEdit,
    stored: course && { course, form: validCourse() },
    save: /^(Save|Update)/,
  },
  {
    noun: 'live class',
    ListPage: AdminInteractivePage,
    listPath: paths.adminInteractive,
    list: liveClassDocs.listLiveClasses,
    EditPage: AdminLiveClassEditPage,
    editRoute: '/admin/interactive/live/:id/edit',
    read: liveClassDocs.readLiveClassForEdit,
    stored: live && { live, link: '' },
    save: /^Update Live Class$/,
  },
];

const mocked = (docs: unknown) => docs as jest.Mock<Promise<unknown>, [{ createdBy?: string | null }]>;
const as = (role: 'teacher' | 'admin', uid: string) => student({ role, uid });

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  for (const { list, read, stored } of MATERIALS) {
    mocked(list).mockResolvedValue({ rows: [], next: null, previous: null });
    mocked(read).mockResolvedValue(stored);
  }
  mocked(liveClassDocs.listLearners).mockResolvedValue([]);
});

describe.each(MATERIALS)('$noun', ({ ListPage, listPath, list, EditPage, editRoute, save }) => {
  it.each([
    ['teacher', 'neema'],
    ['admin', null],
  ] as const)('the list of a %s asks for those of %s', async (role, createdBy) => {
    renderPage(<ListPage />, { path: listPath, session: as(role, 'neema') });
    await screen.findByRole('heading', { level: 1 });
    expect(mocked(list).mock.calls.map(([request]) => request.createdBy)).toEqual([createdBy]);
  });

  it.each([
    { who: 'its author', session: as('teacher', 'neema'), isThere: true },
    { who: 'another teacher', session: as('teacher', 'juma'), isThere: false },
    { who: 'an administrator', session: as('admin', 'mariam'), isThere: true },
  ])('the editor opened by $who', async ({ session, isThere }) => {
    const path = editRoute.replace(/:\w+/, ID);
    renderPage(<EditPage />, { path, route: editRoute, session });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByRole('button', { name: save }).length > 0).toBe(isThere);
  });
});
