import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from './member.ts';

const entry = {
  uid: 'abc@edge.example',
  stampAt: new Date('2026-07-11T16:00:00.123Z'),
  startsAt: new Date('2026-07-13T14:00:00Z'),
  endsAt: new Date('2026-07-13T15:00:00Z'),
  sequence: 2,
  isCancelled: false,
  summary: 'A session; with commas, and a \\ slash',
  description: 'First line\r\nsecond\nthird',
  url: 'https://meet.example.com/a,b',
};
const linesOf = (text: string): string[] => text.replace(/\r\n /g, '').split('\r\n');

test('an entry: UTC, escaped, numbered', () => {
  const lines = linesOf(calendarFile(entry));
  for (const line of [
    'METHOD:PUBLISH',
    'UID:abc@edge.example',
    'DTSTAMP:20260711T160000Z',
    'DTSTART:20260713T140000Z',
    'DTEND:20260713T150000Z',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'SUMMARY:A session\\; with commas\\, and a \\\\ slash',
    'DESCRIPTION:First line\\nsecond\\nthird',
    'LOCATION:https://meet.example.com/a\\,b',
    'URL:https://meet.example.com/a,b',
    'TRIGGER:-PT1H',
  ])
    expect(lines).toContain(line);
  expect([lines[0], ...lines.slice(-3)]).toEqual(['BEGIN:VCALENDAR', 'END:VEVENT', 'END:VCALENDAR', '']);
});

test('a canceled one strikes the entry out, and rings no more', () => {
  const lines = linesOf(calendarFile({ ...entry, isCancelled: true, url: null }));
  expect(lines).toContain('METHOD:CANCEL');
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines.some((line) => /VALARM|^URL|^LOCATION/.test(line))).toBe(false);
});

test('whatever is written: no line over 75 octets, none broken within a character, nothing smuggled in, all read back', () => {
  const unescaped = (text: string): string => text.replace(/\\([\\;,n])/g, (_, found: string) => (found === 'n' ? '\n' : found));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (description) => {
      const text = calendarFile({ ...entry, description });
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text).not.toContain('\ufffd');
      const lines = linesOf(text);
      expect(lines).toHaveLength(linesOf(calendarFile(entry)).length);
      const read = lines.find((line) => line.startsWith('DESCRIPTION:') && line !== 'DESCRIPTION:Reminder') ?? 'DESCRIPTION:';
      expect(unescaped(read.slice('DESCRIPTION:'.length))).toBe(description.replace(/\r\n|\r/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, ''));
    }),
  );
});
