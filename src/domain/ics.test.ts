import { toIcs } from './ics';

const NOW = Date.UTC(2026, 2, 1);
const appointment = {
  uid: 'class-1@somo',
  title: 'Fractions',
  description: '',
  url: 'https://somo.example/live-classes/1',
  start: Date.UTC(2026, 2, 3, 21, 30),
  end: Date.UTC(2026, 2, 3, 23),
};

describe('toIcs', () => {
  it('says when an appointment is, in UTC, over midnight where its readers are', () => {
    const lines = toIcs([appointment], NOW).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'UID:class-1@somo',
        'DTSTAMP:20260301T000000Z',
        'DTSTART:20260303T213000Z',
        'DTEND:20260303T230000Z',
        'SUMMARY:Fractions',
        'URL:https://somo.example/live-classes/1',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.at(-1)).toBe('');
  });

  it('has an event for every session', () => {
    const second = { ...appointment, uid: 'class-2@somo' };
    expect(toIcs([appointment, second], NOW).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it('lets no text end a line or begin a property of its own', () => {
    const ics = toIcs(
      [{ ...appointment, title: 'A; B, C\\D', description: 'Bring:\r\nATTACH:https://evil.example\n' }],
      NOW,
    );
    expect(ics).toContain('SUMMARY:A\\; B\\, C\\\\D');
    expect(ics).toContain('DESCRIPTION:Bring:\\nATTACH:https://evil.example\\n');
    expect(ics).not.toMatch(/^ATTACH/m);
  });

  it('folds long lines by bytes, between characters', () => {
    const title = 'Ukurasa ✎ '.repeat(30);
    const ics = toIcs([{ ...appointment, title }], NOW);
    const sizes = ics.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(ics.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});
