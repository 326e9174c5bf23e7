import type { FeedLeagueGame } from '../../ports/league-feed.ts';
import type { WireFixture } from './pims-schema.ts';

type Venue = FeedLeagueGame['venue'];

/** The league's venue numbers. Numbers that are not here show the name that the history service gives. */
const VENUES: Readonly<Record<number, Venue>> = {
  1: { name: 'BC Place', city: 'Vancouver', roof: 'retractable' },
  6: { name: 'McMahon Stadium', city: 'Calgary', roof: 'open' },
  7: { name: 'Commonwealth Stadium', city: 'Edmonton', roof: 'open' },
  8: { name: 'Hamilton Stadium', city: 'Hamilton', roof: 'open' },
  11: { name: 'Percival Molson Memorial Stadium', city: 'Montreal', roof: 'open' },
  13: { name: 'TD Place Stadium', city: 'Ottawa', roof: 'open' },
  17: { name: 'Mosaic Stadium', city: 'Regina', roof: 'open' },
  20: { name: 'Princess Auto Stadium', city: 'Winnipeg', roof: 'open' },
  36: { name: 'BMO Field', city: 'Toronto', roof: 'open' },
};

const UNKNOWN: Venue = { name: 'Venue not known', city: '', roof: 'unknown' };

/** A home club does not always play at home (a stadium lent to others, a game in a small town): without its fixture no one knows where. */
export function venueOf(fixture: WireFixture | null): Venue {
  const known = VENUES[fixture?.venue_id ?? 0];
  const { name, city } = fixture?.relations?.venue ?? {};
  if (known) return name ? { ...known, name } : known;
  return name ? { name, city: city ?? '', roof: 'unknown' } : UNKNOWN;
}
