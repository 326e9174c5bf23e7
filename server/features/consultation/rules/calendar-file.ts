/** What a calendar needs to know of a session. Times are instants; `sequence` grows when it is moved or cancelled. */
export interface CalendarEntry {
  uid: string;
  stampAt: Date;
  startsAt: Date;
  endsAt: Date;
  sequence: number;
  isCancelled: boolean;
  summary: string;
  description: string;
  /** Where the call is, once it is known. */
  url: string | null;
}

const OCTETS_A_LINE = 75;
const encoder = new TextEncoder();

/** RFC 5545, 3.3.11: text values. */
const escapeText = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, (found) => `\\${found}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** RFC 5545, 3.1: no line longer than 75 octets, and none that ends within a character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > OCTETS_A_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

const reminder = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'TRIGGER:-PT1H', 'END:VALARM'];

/** A session as a calendar file (RFC 5545 and 5546) that a calendar takes in, moves or strikes out by its UID and SEQUENCE. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ClearEdge//Consultation//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.stampAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A calendar asks for an organizer; there is no address that an answer could go to.
    'ORGANIZER;CN=ClearEdge:invalid:nomail',
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.url ? [`LOCATION:${escapeText(entry.url)}`, `URL:${entry.url}`] : []),
    ...(entry.isCancelled ? [] : reminder),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
