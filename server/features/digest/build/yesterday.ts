import { sportsWith } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, listSlate } from '../../contests/index.ts';
import { dayPicks } from './day-picks.ts';
import type { Audience, Yesterday } from './digest-shape.ts';

const resultOf = (contest: Contest): Yesterday['games'][number] => ({
  gameId: contest.gameId,
  sport: contest.sport,
  awayTeam: contest.awayName,
  homeTeam: contest.homeName,
  awayTeamCode: contest.awayCode,
  homeTeamCode: contest.homeCode,
  status: contest.status === 'final' ? 'completed' : contest.status,
  statusNote: contest.statusNote,
  awayScore: contest.awayScore,
  homeScore: contest.homeScore,
  innings: contest.lineScore?.away.length ?? null,
});

/** How the games and the picks of a day came out, losers included. */
export async function yesterdayOf(ctx: Ctx, date: string, audience: Audience): Promise<Yesterday> {
  const games = (await listSlate(ctx, date, sportsWith('hasAnalysis'))).map(resultOf);
  const { list, results } = await dayPicks(ctx, date, audience);
  const count = (kind: string): number => results.filter((row) => row?.result === kind).length;
  return {
    date,
    games,
    picks: list,
    wins: count('win'),
    losses: count('loss'),
    pushes: count('push'),
    voids: count('void'),
    pending: results.filter((row) => row === null).length,
    units: results.reduce((sum, row) => sum + (row?.units ?? 0), 0),
  };
}
