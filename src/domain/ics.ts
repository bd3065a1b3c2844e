/** Appointments as a file that every calendar takes (RFC 5545). */

export interface Appointment {
  /** Names it for good: taken in twice, it stands there once. */
  uid: string;
  title: string;
  description: string;
  /** Where more is said. */
  url: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
}

const LINE_BYTES = 75;

/** `20260303T130000Z` */
const stamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Lines of at most 75 bytes, cut between characters; what follows begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) {
      lines.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...lines, part].join('\r\n');
}

const eventOf = ({ uid, title, description, url, start, end }: Appointment, now: number) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(start)}`,
  `DTEND:${stamp(end)}`,
  `SUMMARY:${escape(title)}`,
  ...(description ? [`DESCRIPTION:${escape(description)}`] : []),
  `URL:${url}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(title)}`,
  'TRIGGER:-PT10M',
  'END:VALARM',
  'END:VEVENT',
];

export const toIcs = (appointments: readonly Appointment[], now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Somo//Live classes//EN',
    ...appointments.flatMap((appointment) => eventOf(appointment, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
