import { type AnswerChecks, type Finding, findingOf } from '../http/index.ts';
import { countUnread } from './map-injuries.ts';
import type { WireInjuries } from './schema.ts';

const UNREAD = 'a row cannot be read';

function unread(list: WireInjuries): Finding {
  const refused = countUnread(list);
  const read = list.injuries.rows.reduce((sum, { injuries }) => sum + injuries.rows.length, 0);
  return { of: read + refused, broken: Array.from({ length: refused }, () => UNREAD) };
}

const clubsOf = ({ injuries }: WireInjuries): string[] => injuries.rows.map(({ displayName }) => displayName);

const menOf = ({ injuries }: WireInjuries) => injuries.rows.flatMap(({ injuries: { rows } }) => rows);

/** What must hold of a league's injury list; `path` names the league. */
export const injuryChecks = (path: string): AnswerChecks<WireInjuries> => ({
  kind: `${path} injuries`,
  contradictions: (list) => [unread(list)],
  // Players come back one by one; clubs that lose all of theirs at once are a list that was cut off.
  rowsBack: (list, before) => {
    const clubs = new Set(clubsOf(list));
    return findingOf(clubsOf(before), (club) => (clubs.has(club) ? [] : [`${club} is no longer listed`]));
  },
  filled: (list) => ({
    'club of a player': menOf(list).map(({ athlete }) => !!athlete.team?.abbreviation),
    'kind of injury': menOf(list).map(({ details }) => !!details?.type),
  }),
});
