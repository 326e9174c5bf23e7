import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { kindsOfStat } from '@clearedge/contract/spelling/meanings';
import { type LeagueSport, leagueOf, sportOf } from '@clearedge/contract/sports';
import { propUnitOf } from '@clearedge/contract/words/selection-words';
import type { Contest } from '../../../contests/index.ts';
import { type Finding, finding } from '../../session/finding.ts';
import { contestLink, daysText, isOneOf, matchup } from '../../session/games.ts';
import type { AssistantSession } from '../../session/session.ts';
import { findBoxGames, noBoxScore } from '../../tools/players/box-score.ts';
import { dayNote, lookAtScores, MOST, stateText } from '../../tools/results.ts';
import type { Reading } from '../../understand/reading.ts';
import type { Answer } from '../sport-answers.ts';

type Box = VerbResult<Contract['GET /api/:league/games/:gameId/box-score']>;
type Table = Box['away']['tables'][number];
type Line = Table['players'][number];
/** One club's table of a box score. */
type Shown = Table & { code: string };

const MOST_LINES = 5;
const lineText = ({ columns }: Table, { name, values }: Line): string =>
  `${name} ${columns.map(({ head }, at) => `${values[at]} ${head}`).join(', ')}`;

const figureOf = (text: string | undefined): number => Number.parseFloat(text ?? '') || 0;

/** The columns that count what is asked: a player's number by its name, or what the sport calls scoring. */
function columnsAsked({ stat, text }: Reading, table: Table, league: LeagueSport): number[] {
  const units = stat ? kindsOfStat(stat).map(propUnitOf) : [];
  const isScoring = units.length === 0 && /\bwho scor|\bscored\b|\bscorers?\b/i.test(text);
  const unit = sportOf(league).scoreUnit.many;
  return table.columns.flatMap(({ title }, at) => {
    const named = title.toLowerCase();
    const isAsked = units.some((one) => named.startsWith(one));
    return isAsked || (isScoring && (named === unit || /^(rushing|receiving) touchdowns/.test(named))) ? [at] : [];
  });
}

/** Who has most of each column asked for, those with none left out. */
const leadersOf = (tables: readonly Shown[], reading: Reading, league: LeagueSport): string[] =>
  tables.flatMap((table) =>
    columnsAsked(reading, table, league).flatMap((at) => {
      const own = table.players
        .filter(({ values }) => figureOf(values[at]) > 0)
        .toSorted((a, b) => figureOf(b.values[at]) - figureOf(a.values[at]))
        .slice(0, MOST_LINES);
      const names = own.map(({ name, values }) => `${name} ${values[at]}`);
      return names.length > 0 ? [`• ${table.code} ${table.columns[at]!.title.toLowerCase()}: ${names.join(', ')}.`] : [];
    }),
  );

function linesOf(box: Box, contest: Contest, reading: Reading, league: LeagueSport): string[] {
  const tables = (['away', 'home'] as const).flatMap((side): Shown[] => {
    const code = side === 'away' ? contest.awayCode : contest.homeCode;
    return box[side].tables.map((table) => ({ ...table, code }));
  });
  const man = reading.players[0];
  if (man)
    return tables.flatMap((table) =>
      table.players
        .filter(({ name }) => name === man.name)
        .map((line) => `• ${table.code} ${table.title.toLowerCase()}: ${lineText(table, line)}.`),
    );
  const isOf = ({ code }: Shown): boolean => reading.teams.some((team) => isOneOf(code, [team.code], league));
  const own = reading.teams.length === 1 ? tables.filter(isOf) : tables;
  const leaders = leadersOf(own, reading, league);
  if (leaders.length > 0) return leaders;
  return tables.map(
    (table) =>
      `• ${table.code} ${table.title.toLowerCase()}: ${table.players
        .slice(0, MOST_LINES)
        .map((line) => lineText(table, line))
        .join('; ')}.`,
  );
}

/** A game's box score; null where there is none. */
export const readBox = (session: AssistantSession, league: LeagueSport, gameId: string): Promise<Box | null> =>
  session.read(session.ctx, 'GET /api/:league/games/:gameId/box-score', { params: { league, gameId } }).catch(() => null);

/** What players did in a game of a league: a whole box, one man's line, or who leads in what is asked. */
export const boxScore =
  (league: LeagueSport): Answer =>
  async (session, reading): Promise<Finding> => {
    const { today } = session;
    const { contests, asked, ahead } = await findBoxGames(session, { ...reading, sport: league });
    if (contests.length === 0) return noBoxScore(session, asked, ahead);
    const man = reading.players[0];
    if (contests.length > 1 && !man && reading.stat === null) return lookAtScores(session, asked);
    const found: { contest: Contest; lines: string[]; asOf: string }[] = [];
    for (const contest of contests.slice(0, MOST)) {
      const box = await readBox(session, league, contest.gameId);
      const lines = box ? linesOf(box, contest, reading, league) : [];
      if (box && lines.length > 0) found.push({ contest, lines, asOf: box.asOf });
      if (man && found.length > 0) break;
    }
    const [first] = found;
    const games = contests.slice(0, 3);
    if (!first)
      return finding(
        [
          man
            ? `${man.name} is in no box score ${daysText(asked, today)}.`
            : `There is no box score of ${games.map((one) => matchup(one)).join(', ')}.`,
        ],
        { links: games.map((one) => contestLink(one)) },
      );
    const head = ({ contest }: typeof first): string => `${matchup(contest)}${dayNote(contest, today)}: ${stateText(contest)}.`;
    return finding(
      found.flatMap((one) => [head(one), ...one.lines]),
      {
        sources: [{ label: `${leagueOf(league)} box scores`, asOf: first.asOf, href: null }],
        links: found.slice(0, 4).map(({ contest }) => contestLink(contest)),
      },
    );
  };
