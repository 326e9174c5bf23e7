import { leagueOf, type SportKey } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { fetchFrom } from '../../../../kernel/ask-source.ts';
import type { Injury, TeamInjuries } from '../../../../ports/index.ts';
import type { Contest } from '../../../contests/index.ts';
import { finding } from '../../session/finding.ts';
import { contestLink, findGames, isOneOf } from '../../session/games.ts';
import { ageText, dayText, quoted } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import { SPORT_ANSWERS } from '../../sports/index.ts';
import type { Reading } from '../../understand/reading.ts';
import type { Look } from '../tool.ts';

interface Club {
  sport: SportKey;
  code: string;
}
interface Listed extends Club {
  list: TeamInjuries | null;
}

const MOST = 12;
const MOST_LINKS = 8;
/** Pitchers, quarterbacks and goalies move a price most. */
const FIRST = new Set(['P', 'SP', 'RP', 'QB', 'G']);

const isSame = (a: Club, b: Club): boolean => a.sport === b.sport && isOneOf(a.code, [b.code], a.sport);
const clubsOf = ({ sport, awayCode, homeCode }: Contest): Club[] => [awayCode, homeCode].map((code) => ({ sport, code }));
const dateText = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? dayText(day) : day);

/** The clubs that a question names, else those that play. */
function requestedOf(named: readonly Club[], games: readonly Contest[]): Club[] {
  const playing = games.flatMap(clubsOf);
  if (named.length === 0) return playing;
  return named.map((club) => playing.find((one) => isSame(one, club)) ?? club);
}

const nameOf = ({ known }: AssistantSession, club: Club): string => known.names.teams.find((team) => isSame(team, club))?.name ?? club.code;

function injuryLine({ teamCode, name, position, since, reportedOn, expectedReturn }: Injury, note: string): string {
  const place = position === null ? '' : ` (${position})`;
  const from = since !== null ? `since ${dateText(since)}` : reportedOn ? `reported ${dateText(reportedOn)}` : 'start not known';
  return `• ${teamCode} ${name}${place}: ${note}, ${from}${expectedReturn ? `, expected ${dateText(expectedReturn)}` : ''}.`;
}

/** The list of each club whose sport's source has lists. */
const listsOf = ({ ctx }: AssistantSession, clubs: readonly Club[]): Promise<Listed[]> =>
  Promise.all(
    clubs.flatMap((club) => {
      const find = SPORT_ANSWERS[club.sport].injuriesFrom?.(ctx);
      return find ? fetchFrom(ctx, `injuries of ${club.code}`, () => find(club.code)).then((list) => ({ ...club, list })) : [];
    }),
  );

const LIST_NAME = 'injury list';

/** Who is out of the clubs that play, or of those named; a club whose list is not known is named, never called healthy. */
export const lookAtInjuries: Look = async (session, reading) => {
  const { now } = session;
  const men = reading.players.flatMap(({ sport, name, teamCode }) => (teamCode === null ? [] : [{ sport, name, code: teamCode }]));
  const named: Club[] = [...reading.teams, ...men];
  const games = await findGames(session, withClubs(reading, named));
  const requested = distinctClubs(requestedOf(named, games));
  if (requested.length === 0) return finding(['No club plays that day, so no injury list was looked up.']);
  const lists = await listsOf(session, requested);
  if (lists.length === 0) return finding([`ClearEdge has no source of injuries in the ${leagueOf(requested[0]!.sport)}.`]);
  const unknown = lists.filter(({ list }) => list === null).map((club) => nameOf(session, club));
  const unknownWords = unknown.length > 0 ? [`The injury list of ${joinWords(unknown)} is not known at the moment.`] : [];
  const known = lists.flatMap(({ list, ...club }) => (list ? [{ ...club, ...list }] : []));
  const oldest = known.map(({ checkedAt }) => checkedAt.toISOString()).toSorted()[0];
  if (oldest === undefined) return finding(unknownWords);
  const links = games.slice(0, MOST_LINKS).map(contestLink);
  const sources = [{ label: `Injury lists, checked ${ageText(oldest, now)}`, asOf: oldest, href: null }];
  const own = known.flatMap(({ players }) => players);
  const hurt = own.filter(({ name }) => men.some((man) => man.name === name));
  const clubs = known.map((club) => nameOf(session, club));
  const isOfMen = men.length > 0 && reading.teams.length === 0;
  const healthy = men.filter(({ name }) => !hurt.some((injury) => injury.name === name)).map(({ name }) => name);
  const healthyWords =
    healthy.length > 0
      ? [`${joinWords(healthy)} ${healthy.length === 1 ? 'is' : 'are'} not on the ${LIST_NAME} of the ${joinWords(clubs)}.`]
      : [];
  if (isOfMen && hurt.length === 0) return finding([...healthyWords, ...unknownWords], { sources, links });
  const who = named.length > 0 ? `the ${joinWords(clubs)}` : `${plural(known.length, 'club')} that play`;
  if (own.length === 0) return finding([`No player of ${who} is on the ${LIST_NAME}.`, ...unknownWords], { sources, links });
  const shown = (isOfMen ? hurt : own)
    .toSorted((a, b) => Number(FIRST.has(b.position ?? '')) - Number(FIRST.has(a.position ?? '')))
    .slice(0, MOST);
  const notes = shown.map(({ description }) => quoted(description));
  const first = own.length > shown.length && !isOfMen ? `; the first ${shown.length}` : '';
  const head = isOfMen ? `On the ${LIST_NAME}:` : `${plural(own.length, 'player')} of ${who} on the ${LIST_NAME}${first}:`;
  return finding([...healthyWords, head, ...shown.map((injury, index) => injuryLine(injury, notes[index]!)), ...unknownWords], {
    sources,
    quotes: notes,
    links,
  });
};

/** The same question about these clubs, whose sport it then is. */
function withClubs(reading: Reading, clubs: readonly Club[]): Reading {
  const [sport = null, ...others] = new Set(clubs.map((club) => club.sport));
  const teams = clubs.map((club) => ({ ...club, name: club.code, venue: '' }));
  return { ...reading, teams, sport: others.length === 0 ? (sport ?? reading.sport) : reading.sport };
}

const distinctClubs = (clubs: readonly Club[]): Club[] => [...new Map(clubs.map((club) => [`${club.sport} ${club.code}`, club])).values()];
