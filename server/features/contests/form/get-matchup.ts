import { plural } from '@clearedge/contract/words/plural';
import { shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedPitcher } from '../../../ports/index.ts';
import type { Contest, GameResult } from '../contest.ts';
import { listRelieverOuts } from '../rows/fact-rows.ts';
import { listRecords, listResults, type WinsAndLosses } from '../rows/result-rows.ts';
import { resultsOf, type TeamForm, teamForm } from './form-rules.ts';
import { recordComingIn } from './record-rules.ts';

interface MatchupRow {
  label: string;
  away: string;
  home: string;
  better: 'away' | 'home' | null;
  note: string | null;
}

export interface MatchupSide {
  /** Null where not known. */
  record: WinsAndLosses | null;
  form: TeamForm;
  /** False: some results of the season are not stored, and figures from them are a sample. */
  isWhole: boolean;
  starter: FeedPitcher | null;
  /** Relievers' work of the last two days; null where a game's box score is not stored. */
  bullpen: { outs: number; games: number } | null;
}

interface Figure {
  text: string;
  /** Compared between the two sides; null: not comparable. */
  value: number | null;
  sample: string | null;
}

const NONE: Figure = { text: '—', value: null, sample: null };
const inningsOf = (outs: number): string => `${Math.floor(outs / 3)}.${outs % 3}`;

/** What stands between two clubs, from stored results and the starters' season lines; a dash where there is no data. */
export function matchupRows(away: MatchupSide, home: MatchupSide): MatchupRow[] {
  const row = (label: string, prefers: 'high' | 'low', figure: (side: MatchupSide, isHome: boolean) => Figure): MatchupRow => {
    const [first, second] = [figure(away, false), figure(home, true)];
    return { label, away: first.text, home: second.text, better: betterOf(first, second, prefers), note: noteOf(first, second) };
  };
  return [
    row('Record', 'high', ({ record }) => recordFigure(record)),
    row('Home / away record', 'high', (side, isHome) => wholeFigure(side, recordFigure(isHome ? side.form.home : side.form.away))),
    row('Last ten', 'high', (side) => wholeFigure(side, recordFigure(side.form.lastTen))),
    row('Runs per game', 'high', (side) => meanFigure(side, side.form.runsPerGame)),
    row('Runs allowed per game', 'low', (side) => meanFigure(side, side.form.runsAllowedPerGame)),
    row('Starter ERA', 'low', ({ starter }) => starterFigure(starter, starter?.era ?? null, (era) => era.toFixed(2))),
    row('Starter strikeout rate', 'high', ({ starter }) =>
      starterFigure(starter, starter?.strikeoutRate ?? null, (rate) => `${(rate * 100).toFixed(1)}%`),
    ),
    row('Starter walks per nine', 'low', ({ starter }) => starterFigure(starter, walksPerNine(starter), (walks) => walks.toFixed(1))),
    row('Bullpen innings, last two days', 'low', ({ bullpen }) => bullpenFigure(bullpen)),
  ];
}

const knownText = ({ form }: MatchupSide): string | null => (form.games ? `${plural(form.games, 'game')} known` : null);

/** Unknown while results are missing: one game is no last ten. */
const wholeFigure = (side: MatchupSide, figure: Figure): Figure => (side.isWhole ? figure : { ...NONE, sample: knownText(side) });

function recordFigure(record: WinsAndLosses | null): Figure {
  if (!record) return NONE;
  const { wins, losses } = record;
  const games = wins + losses;
  return games ? { text: `${wins}-${losses}`, value: wins / games, sample: plural(games, 'game') } : NONE;
}

/** Of results that are not all stored the mean is a sample: shown with its size, and compared with nothing. */
function meanFigure(side: MatchupSide, mean: number | null): Figure {
  if (mean === null) return NONE;
  const text = mean.toFixed(2);
  return side.isWhole ? { text, value: mean, sample: plural(side.form.games, 'game') } : { text, value: null, sample: knownText(side) };
}

const starterFigure = (starter: FeedPitcher | null, value: number | null, format: (value: number) => string): Figure =>
  starter === null || value === null
    ? NONE
    : { text: format(value), value, sample: starter.starts === null ? null : plural(starter.starts, 'start') };

const walksPerNine = (starter: FeedPitcher | null): number | null =>
  starter?.inningsPitched && starter.walks !== null ? (starter.walks * 9) / starter.inningsPitched : null;

const bullpenFigure = (bullpen: MatchupSide['bullpen']): Figure =>
  bullpen === null ? NONE : { text: inningsOf(bullpen.outs), value: bullpen.outs, sample: plural(bullpen.games, 'game') };

function betterOf(away: Figure, home: Figure, prefers: 'high' | 'low'): 'away' | 'home' | null {
  if (away.value === null || home.value === null || away.text === home.text) return null;
  return away.value > home.value === (prefers === 'high') ? 'away' : 'home';
}

const noteOf = (away: Figure, home: Figure): string | null => {
  if (away.sample === null && home.sample === null) return null;
  return away.sample === home.sample ? `${away.sample} each` : `${away.sample ?? 'no data'} / ${home.sample ?? 'no data'}`;
};

interface HeadToHead {
  seasonYear: number;
  awayWins: number;
  homeWins: number;
  averageTotal: number | null;
  meetings: { gameId: string; slateOn: string; awayCode: string; homeCode: string; awayScore: number; homeScore: number }[];
}

interface Pairing {
  seasonYear: number;
  awayCode: string;
  homeCode: string;
}

/** The season series between the two clubs of a game, latest first; wins are counted for the clubs as they meet in it, wherever they met before. */
export function headToHead(results: readonly GameResult[], { seasonYear, awayCode, homeCode }: Pairing): HeadToHead {
  const teams = [awayCode, homeCode];
  const meetings = results.filter((result) => teams.includes(result.awayCode) && teams.includes(result.homeCode));
  const winners = meetings.map(({ score, ...result }) =>
    score.away === score.home ? null : score.away > score.home ? result.awayCode : result.homeCode,
  );
  const runs = meetings.reduce((sum, { score }) => sum + score.away + score.home, 0);
  return {
    seasonYear,
    awayWins: winners.filter((code) => code === awayCode).length,
    homeWins: winners.filter((code) => code === homeCode).length,
    averageTotal: meetings.length ? runs / meetings.length : null,
    meetings: meetings.map(({ score, ...result }) => ({
      gameId: result.gameId,
      slateOn: result.slateOn,
      awayCode: result.awayCode,
      homeCode: result.homeCode,
      awayScore: score.away,
      homeScore: score.home,
    })),
  };
}

export interface Matchup {
  /** Coming into the game; null where not known. */
  records: { away: WinsAndLosses | null; home: WinsAndLosses | null };
  form: { away: TeamForm; home: TeamForm };
  /** Whether every result of the season before the day is stored. */
  isWhole: { away: boolean; home: boolean };
  headToHead: HeadToHead & { isWhole: boolean };
  rows: MatchupRow[];
  /** Both clubs' results of the season before this game's day, latest first. */
  results: GameResult[];
}

const BULLPEN_DAYS = 2;

/** How the two clubs of a game come into it: results of the season before its day. */
export async function getMatchup(ctx: Ctx, contest: Contest): Promise<Matchup> {
  const { sport, awayCode, homeCode, seasonYear, slateOn } = contest;
  const records = await listRecords(ctx.db, sport, seasonYear, slateOn);
  const results = await listResults(ctx.db, sport, seasonYear, [awayCode, homeCode], slateOn);
  const form = { away: teamForm(resultsOf(results, awayCode)), home: teamForm(resultsOf(results, homeCode)) };
  const lately = results.filter((result) => result.slateOn >= shiftDay(slateOn, -BULLPEN_DAYS));
  const outs = await listRelieverOuts(
    ctx.db,
    lately.map(({ id }) => id),
  );
  const side = (code: string, at: 'away' | 'home'): MatchupSide => ({
    record: recordComingIn(contest, at, records),
    isWhole: records.of(code) !== null,
    form: form[at],
    starter: at === 'away' ? contest.awayPitcher : contest.homePitcher,
    bullpen: bullpenOf(code, lately, outs),
  });
  const [away, home] = [side(awayCode, 'away'), side(homeCode, 'home')];
  return {
    records: { away: away.record, home: home.record },
    form,
    isWhole: { away: away.isWhole, home: home.isWhole },
    headToHead: { ...headToHead(results, contest), isWhole: away.isWhole && home.isWhole },
    rows: matchupRows(away, home),
    results,
  };
}

type RelieverOuts = Awaited<ReturnType<typeof listRelieverOuts>>;

function bullpenOf(code: string, lately: readonly GameResult[], outs: RelieverOuts): MatchupSide['bullpen'] {
  const games = lately.filter(({ awayCode, homeCode }) => awayCode === code || homeCode === code);
  const known = new Map(outs.map((row) => [row.contestId, row]));
  if (!games.length || games.some(({ id }) => !known.has(id))) return null;
  const each = games.map((game) => known.get(game.id)![game.homeCode === code ? 'home' : 'away']);
  return each.includes(null) ? null : { outs: each.reduce<number>((sum, count) => sum + (count ?? 0), 0), games: games.length };
}
