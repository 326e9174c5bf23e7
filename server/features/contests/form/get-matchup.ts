import { shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest, GameResult } from '../contest.ts';
import { listRelieverOuts } from '../rows/fact-rows.ts';
import { listRecords, listResults, type WinsAndLosses } from '../rows/result-rows.ts';
import { type ClubForm, clubForm, resultsOf } from './form-rules.ts';
import { type MatchupRow, type MatchupSide, matchupRows } from './matchup-rules.ts';
import { recordComingIn } from './record-rules.ts';

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
  const clubs = [awayCode, homeCode];
  const meetings = results.filter((result) => clubs.includes(result.awayCode) && clubs.includes(result.homeCode));
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
  form: { away: ClubForm; home: ClubForm };
  /** Whether every result of the season before the day is stored. */
  isWhole: { away: boolean; home: boolean };
  headToHead: HeadToHead;
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
  const form = { away: clubForm(resultsOf(results, awayCode)), home: clubForm(resultsOf(results, homeCode)) };
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
    headToHead: headToHead(results, contest),
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
