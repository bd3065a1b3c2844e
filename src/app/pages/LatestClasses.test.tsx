import { screen, within } from '@testing-library/react';
import { courseRecord } from '../../../tests/support/cases/courseRecord';
import { validOnDemand } from '../../../tests/support/onDemand';
import { renderPage } from '../../../tests/support/renderPage';
import { type CourseRow, toCourseRow } from '../../domain/course';
import { parseCourse } from '../../domain/courseParse';
import { toCourseDocuments } from '../../domain/courseRecord';
import { listCatalogCourses } from '../../features/course/coursePublic';
import { LatestClasses } from './LatestClasses';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve() }));
jest.mock('../../features/course/coursePublic', () => ({ listCatalogCourses: jest.fn() }));
const list = jest.mocked(listCatalogCourses);

const CLASS = toCourseDocuments(validOnDemand()).course;

function row(title: string, fields: Record<string, unknown> = CLASS): CourseRow {
  const course = parseCourse(title, courseRecord({ ...fields, title, status: 'published' }));
  const found = course && toCourseRow(course);
  if (!found) throw new Error('no row');
  return found;
}

const open = () => renderPage(<LatestClasses count={4} placeholders={null} />);

it('shows the four newest classes, and no course', async () => {
  list.mockResolvedValue([row('Algebra', {}), ...['A', 'B', 'C', 'D', 'E'].map((title) => row(title))]);
  open();
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'A',
    'B',
    'C',
    'D',
  ]);
  expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/on-demand-classes/A');
});

it('says that there is none yet, and why none came', async () => {
  list.mockResolvedValueOnce([]);
  const { unmount } = open();
  expect(await screen.findByText('No on-demand classes yet')).toBeVisible();
  unmount();
  list.mockRejectedValueOnce({ code: 'permission-denied' });
  open();
  expect((await screen.findAllByText(/^Failed to fetch on-demand classes: /))[0]).toBeVisible();
});
