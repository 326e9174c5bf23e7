import { shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest, GameResult } from '../contest.ts';
import { listRelieverOuts } from '../rows/fact-rows.ts';
import { listRecords, listResults, type WinsAndLosses } from '../rows/result-rows.ts';
import { type ClubForm, clubForm, resultsOf } from './form-rules.ts';
import { type HeadToHead, headToHead } from './head-to-head-rules.ts';
import { type MatchupRow, type MatchupSide, matchupRows } from './matchup-rules.ts';
import { recordComingIn } from './record-rules.ts';

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
