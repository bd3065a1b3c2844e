import { act, screen, within } from '@testing-library/react';
import { liveClassRecord, registrationRecord } from '../../../tests/support/cases/liveClassRecord';
import { renderPage, student } from '../../../tests/support/renderPage';
import { serverOffset } from '../../data/serverClock';
import { liveMessages, parseLiveClass } from '../../domain/liveClass';
import { parseRegistration } from '../../domain/liveRegistration';
import { saveFile } from '../../ui/saveFile';
import * as liveClassDocs from './liveClassDocs';
import { LiveClassPage } from './LiveClassPage';
import { readLiveClass } from './liveClassPublic';

jest.mock('../../data/firebase', () => ({ loadAuth: () => Promise.resolve(null) }));
jest.mock('../../data/serverClock', () => ({ serverOffset: jest.fn() }));
jest.mock('../../ui/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('./liveClassPublic', () => ({ readLiveClass: jest.fn() }));
jest.mock('./liveClassDocs', () => ({
  readRegistration: jest.fn(),
  registerForLiveClass: jest.fn(),
  joinLiveClass: jest.fn(),
}));
const mocked = jest.mocked(liveClassDocs);

const MINUTE = 60_000;
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
/** 23:00 to 01:00 in Tanzania: over midnight there, on one day in UTC, where these tests run. */
const START = Date.UTC(2026, 2, 3, 20);
const WEEK = 7 * 24 * 60 * MINUTE;

const live = (fields: Record<string, unknown> = {}) =>
  parseLiveClass(ID, liveClassRecord({ session_starts: [START], duration_minutes: 120, ...fields }));
const registration = (fields: Record<string, unknown> = {}) =>
  parseRegistration(registrationRecord({ uid: 'neema', class_id: ID, ...fields }));

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(serverOffset).mockResolvedValue(0);
  mocked.readRegistration.mockResolvedValue(null);
});

interface Options {
  /** Milliseconds from the start. */
  at: number;
  fields?: Record<string, unknown>;
  session?: ReturnType<typeof student> | null;
}

async function open({ at, fields = {}, session = student() }: Options) {
  jest.spyOn(Date, 'now').mockReturnValue(START + at);
  jest.mocked(readLiveClass).mockResolvedValue(live(fields));
  const page = renderPage(<LiveClassPage chat={() => <p>The chat</p>} />, {
    path: `/live-classes/${ID}`,
    route: '/live-classes/:id',
    session,
  });
  await screen.findByRole('heading', { level: 1, name: 'Fractions, live' });
  return page;
}

const status = (name: string) => screen.findByText(name, { selector: 'header *' });

describe('what a class is', () => {
  it.each([
    ['Upcoming', -60 * MINUTE, {}],
    ['Ongoing', 0, {}],
    ['Ongoing', -30 * MINUTE, { opened_at: START - 31 * MINUTE, open_until: START + 120 * MINUTE }],
    ['Recorded', 120 * MINUTE, {}],
    ['Recorded', MINUTE, { closed_until: START + 120 * MINUTE }],
    ['Cancelled', -60 * MINUTE, { is_cancelled: true }],
  ])('is %s', async (name, at, fields) => {
    await open({ at, fields });
    expect(await status(name)).toBeVisible();
  });

  it('goes by the server’s clock, not the phone’s', async () => {
    jest.mocked(serverOffset).mockResolvedValue(30 * MINUTE);
    await open({ at: -20 * MINUTE });
    expect(await status('Ongoing')).toBeVisible();
  });

  it('tells every session by the reader’s clock', async () => {
    await open({ at: -60 * MINUTE, fields: { session_starts: [START, START + WEEK] } });
    const when = within(screen.getByRole('region', { name: 'When' }));
    const hour = new Date(START).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    expect(when.getAllByRole('listitem')).toHaveLength(2);
    expect(when.getAllByRole('listitem')[0]).toHaveTextContent(hour.slice(0, 4));
    expect(when.getByText(/^Times are in your time zone, /)).toBeVisible();
  });

  it('says that there is no such class', async () => {
    jest.mocked(readLiveClass).mockResolvedValue(null);
    renderPage(<LiveClassPage chat={() => null} />, { path: '/live-classes/x', route: '/live-classes/:id' });
    expect(await screen.findByText('Live class not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All live classes' })).toHaveAttribute(
      'href',
      '/interactive-learning',
    );
  });

  it('can be asked for again after an error', async () => {
    jest.mocked(readLiveClass).mockRejectedValueOnce({ code: 'permission-denied', message: 'no' });
    const { user } = renderPage(<LiveClassPage chat={() => null} />, {
      path: `/live-classes/${ID}`,
      route: '/live-classes/:id',
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    jest.mocked(readLiveClass).mockResolvedValue(live());
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Fractions, live' })).toBeVisible();
  });
});

describe('coming to a class', () => {
  it('sends a visitor to sign in, and shows no chat', async () => {
    await open({ at: -60 * MINUTE, session: null });
    expect(screen.getByRole('link', { name: 'Sign in to register' })).toHaveAttribute('href', '/auth');
    expect(screen.queryByText('The chat')).not.toBeInTheDocument();
  });

  it('registers a learner, who then waits for the way in', async () => {
    const { user } = await open({ at: -60 * MINUTE });
    mocked.registerForLiveClass.mockImplementation(() => {
      mocked.readRegistration.mockResolvedValue(registration());
      return Promise.resolve();
    });
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    expect(
      await screen.findByText('The way in opens here 10 minutes before the class begins.'),
    ).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('1 h 0 min');
    expect(screen.getByText('The chat')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join the class' })).not.toBeInTheDocument();
  });

  it('says why a registration was refused', async () => {
    const { user } = await open({ at: -60 * MINUTE });
    mocked.registerForLiveClass.mockRejectedValue({
      code: 'failed-precondition',
      message: liveMessages.cancelled,
    });
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(liveMessages.cancelled);
  });

  it('lets a registered learner in from ten minutes before', async () => {
    mocked.readRegistration.mockResolvedValue(registration());
    mocked.joinLiveClass.mockResolvedValue({ url: 'https://meet.example/hesabu' });
    const { user } = await open({ at: -10 * MINUTE });
    expect(screen.getByText('Save data: audio first')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Join the class' }));
    const link = await screen.findByRole('link', { name: 'Open the class' });
    expect(link).toHaveAttribute('href', 'https://meet.example/hesabu');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('It opens at meet.example, in a window of its own.')).toBeVisible();
  });

  it('says what the server says of the way in', async () => {
    mocked.readRegistration.mockResolvedValue(registration());
    mocked.joinLiveClass.mockRejectedValue({ code: 'failed-precondition', message: liveMessages.noLink });
    const { user } = await open({ at: 0 });
    await user.click(await screen.findByRole('button', { name: 'Join the class' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(liveMessages.noLink);
  });

  it('tells how many sessions somebody has been to', async () => {
    mocked.readRegistration.mockResolvedValue(registration({ attended: [START] }));
    await open({ at: 0, fields: { session_starts: [START, START + WEEK] } });
    expect(await screen.findByText('You have joined 1 of 2 sessions')).toBeVisible();
  });

  it('leads the author to the form, without a registration', async () => {
    await open({ at: -600 * MINUTE, session: student({ role: 'teacher' }) });
    expect(await screen.findByRole('link', { name: 'Edit this class' })).toHaveAttribute(
      'href',
      `/admin/interactive/live/${ID}/edit`,
    );
    expect(screen.getByRole('button', { name: 'Join the class' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
  });

  it('leads to the recording, or says that there is none yet', async () => {
    const { unmount } = await open({ at: 600 * MINUTE });
    expect(screen.getByText('When its recording is published, you find it here.')).toBeVisible();
    unmount();
    await open({ at: 600 * MINUTE, fields: { recording_id: 'recorded' } });
    expect(screen.getByRole('link', { name: 'Watch the recording' })).toHaveAttribute(
      'href',
      '/on-demand-classes/recorded',
    );
  });

  it('puts the sessions ahead into the calendar', async () => {
    const { user } = await open({
      at: 60 * MINUTE - WEEK,
      fields: { session_starts: [START - WEEK, START] },
    });
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const [name, type, text = ''] = jest.mocked(saveFile).mock.calls[0] ?? [];
    expect([name, type]).toEqual(['somo-live-class.ics', 'text/calendar']);
    expect(text).toContain('DTSTART:20260303T200000Z');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});

it('becomes ongoing by itself', async () => {
  jest.useFakeTimers();
  try {
    jest.setSystemTime(START - 5000);
    jest.mocked(readLiveClass).mockResolvedValue(live());
    renderPage(<LiveClassPage chat={() => null} />, {
      path: `/live-classes/${ID}`,
      route: '/live-classes/:id',
      session: null,
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Upcoming')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.getByText('Ongoing')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
