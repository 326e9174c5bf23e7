import { shiftDay } from '@clearedge/quant/calendar';
import type { Contest } from '../../../contests/index.ts';
import { askChip, type Finding, finding } from '../../session/finding.ts';
import { contestLink, daysText, findGames, isOneOf, matchup, matchupWhen, noGames } from '../../session/games.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { Reading } from '../../understand/reading.ts';
import { dayNote, lookAtScores, MOST, stateText } from '../results.ts';

type Box = { batters: readonly BatterLine[]; pitchers: readonly PitcherLine[] };
interface BatterLine {
  name: string;
  atBats: number | null;
  runs: number | null;
  hits: number | null;
  homeRuns: number | null;
  runsBattedIn: number | null;
  walks: number | null;
  strikeouts: number | null;
  totalBases: number | null;
  stolenBases: number | null;
}
interface PitcherLine {
  name: string;
  outs: number | null;
  hits: number | null;
  earnedRuns: number | null;
  walks: number | null;
  strikeouts: number | null;
  decision: 'W' | 'L' | 'S' | null;
}

const figure = (value: number | null): string => (value === null ? '—' : String(value));
const batterText = (line: BatterLine): string =>
  `${line.name} ${figure(line.hits)}-for-${figure(line.atBats)}, ${figure(line.runs)} R, ${figure(line.runsBattedIn)} RBI, ${figure(line.homeRuns)} HR, ${figure(line.totalBases)} TB, ${figure(line.walks)} BB, ${figure(line.strikeouts)} K`;
const pitcherText = (line: PitcherLine): string =>
  `${line.name}${line.decision ? ` (${line.decision})` : ''} ${line.outs === null ? '—' : `${Math.floor(line.outs / 3)}.${line.outs % 3}`} IP, ${figure(line.hits)} H, ${figure(line.earnedRuns)} ER, ${figure(line.walks)} BB, ${figure(line.strikeouts)} K`;

/** The games with a box score that a question is about; a player's are those of his club, without a club yesterday's. */
export async function findBoxGames(
  session: AssistantSession,
  reading: Reading,
): Promise<{ asked: Reading; contests: Contest[]; ahead: Contest[] }> {
  const { today, known } = session;
  const own = reading.players[0] ?? null;
  const clubs = own?.teamCode
    ? known.names.teams.filter(({ sport, code }) => sport === own.sport && isOneOf(code, [own.teamCode!], sport))
    : [];
  const teams = reading.teams.length > 0 ? reading.teams : clubs;
  const yesterday = { from: shiftDay(today, -1), to: shiftDay(today, -1), label: 'yesterday', kind: 'day' as const };
  const asked: Reading = {
    ...reading,
    teams,
    sport: reading.sport ?? teams[0]?.sport ?? null,
    when: reading.when ?? (teams.length > 0 ? null : yesterday),
  };
  const found = await findGames(session, asked, true);
  const isPlayed = ({ status }: Contest): boolean => status === 'final' || status === 'live';
  return { asked, contests: found.filter(isPlayed), ahead: found.filter((one) => !isPlayed(one)) };
}

/** Why there is no box score: the game is yet to be played, or there is none. */
export function noBoxScore(session: AssistantSession, asked: Reading, [next]: readonly Contest[]): Finding {
  const [own] = asked.players;
  if (next === undefined || asked.teams.length === 0)
    return finding([`${noGames(asked, session)} A box score comes with a game that has begun.`]);
  return finding(
    [`${matchupWhen(next, session.today)}, has not been played yet: a box score${own ? ` with ${own.name}` : ''} comes once it has begun.`],
    {
      links: [contestLink(next)],
      chips: own ? [askChip('Props', `${own.name} props`), askChip('Last game', `${own.name} box score last game`)] : [],
    },
  );
}

/** What players did in a game that is over: the whole box, one man's line, or who homered. */
export async function lookAtBoxScore(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { ctx, read, today } = session;
  const own = reading.players[0] ?? null;
  const { asked, contests, ahead } = await findBoxGames(session, reading);
  const { teams } = asked;
  const contest = contests[0];
  if (!contest) return noBoxScore(session, asked, ahead);
  if (contests.length > 1 && !own && reading.stat === null) return lookAtScores(session, asked);
  const homered: string[] = [];
  for (const one of contests.slice(0, MOST)) {
    const box = await read(ctx, 'GET /api/games/:gameId/box-score', { params: { gameId: one.gameId } }).catch(() => null);
    if (!box) continue;
    const sides: [string, Box][] = [
      [one.awayCode, box.away],
      [one.homeCode, box.home],
    ];
    const sources = [{ label: 'Box score', asOf: box.asOf, href: null }];
    const links = [contestLink(one)];
    if (own) {
      const lines = sides.flatMap(([code, { batters, pitchers }]) => [
        ...batters.filter(({ name }) => name === own.name).map((line) => `• ${code} ${batterText(line)}.`),
        ...pitchers.filter(({ name }) => name === own.name).map((line) => `• ${code} ${pitcherText(line)}.`),
      ]);
      if (lines.length > 0)
        return finding([`${own.name}, ${matchup(one)}${dayNote(one, today)}, ${stateText(one)}:`, ...lines], { sources, links });
      continue;
    }
    const isHomers = reading.stat?.batter === 'home_runs' || /homer|deep|home run/i.test(reading.text);
    const ofTeam = sides.filter(
      ([code]) =>
        teams.length === 0 ||
        isOneOf(
          code,
          teams.map((team) => team.code),
          one.sport,
        ) ||
        !isHomers,
    );
    if (isHomers) {
      homered.push(
        ...ofTeam.flatMap(([code, { batters }]) =>
          batters
            .filter(({ homeRuns }) => (homeRuns ?? 0) > 0)
            .map(({ name, homeRuns }) => `• ${code} ${name}: ${homeRuns} in ${matchup(one)}${dayNote(one, today)}.`),
        ),
      );
      continue;
    }
    return finding(
      [
        `${matchup(one)}${dayNote(one, today)}: ${stateText(one)}.`,
        ...sides.flatMap(([code, { batters, pitchers }]) => [
          `• ${code} batting: ${batters
            .filter(({ hits, runsBattedIn }) => (hits ?? 0) > 0 || (runsBattedIn ?? 0) > 0)
            .slice(0, 6)
            .map(batterText)
            .join('; ')}.`,
          `• ${code} pitching: ${pitchers.slice(0, 5).map(pitcherText).join('; ')}.`,
        ]),
      ],
      { sources, links },
    );
  }
  if (own) return finding([`${own.name} is in no box score ${daysText(asked, today)}.`]);
  if (homered.length > 0)
    return finding(['Home runs:', ...homered], {
      sources: [{ label: 'Box scores', asOf: session.now.toISOString(), href: null }],
      links: contests.slice(0, 4).map((one) => contestLink(one)),
    });
  return finding(
    [
      `${reading.stat ? 'No home run stands in' : 'There is no'} box score of ${contests
        .slice(0, 3)
        .map((one) => matchup(one))
        .join(', ')}${reading.stat ? '' : ' yet'}.`,
    ],
    { links: contests.slice(0, 3).map((one) => contestLink(one)) },
  );
}
