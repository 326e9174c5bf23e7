const WORDS = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A start in words: Monday, July 13 at 9:00 AM ET. */
export const startText = (at: Date): string => `${WORDS.format(at)} ET`;
