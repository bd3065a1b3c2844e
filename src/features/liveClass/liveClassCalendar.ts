import { toIcs } from '../../domain/ics';
import type { LiveClass } from '../../domain/liveClass';
import { sessionSpans } from '../../domain/liveClassTime';
import { paths } from '../../domain/paths';
import { saveFile } from '../../ui/saveFile';

/** Every session that is not over, for the reader's own calendar. */
export function saveToCalendar(live: LiveClass, now: number): void {
  const { id, title, subtitle, teacher } = live;
  const sessions = sessionSpans(live).filter(({ end }) => end > now);
  const appointments = sessions.map(({ start, end }) => ({
    uid: `${id}-${start}@somo`,
    title,
    description: `${subtitle}\n${teacher}`,
    url: window.location.origin + paths.liveClass(id),
    start,
    end,
  }));
  saveFile('somo-live-class.ics', 'text/calendar', toIcs(appointments, now));
}
