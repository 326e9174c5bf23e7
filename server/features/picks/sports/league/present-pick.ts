import type { Contract } from '@clearedge/contract';
import { can } from '@clearedge/contract/entitlements';
import type { VerbResult } from '@clearedge/contract/route';
import type { PickLeague } from '@clearedge/contract/routes/leagues/league-picks';
import type { PickNow } from '@clearedge/contract/routes/picks/pick-base';
import type { PickSport } from '@clearedge/contract/sports';
import { groupBy } from '../../../../kernel/collections.ts';
import type { Ctx } from '../../../../kernel/ctx.ts';
import type { Contest } from '../../../contests/index.ts';
import { listLeaguePlays } from '../../../forecasts/index.ts';
import { type PickView, statusOf } from '../../daily-picks.ts';
import { claimOfPick } from '../../pick-chances.ts';
import { nowReader } from '../../pick-now.ts';
import { selectionOfPick } from '../../results/record-result.ts';

type LeaguePick = VerbResult<Contract['GET /api/:league/daily-picks']>[number];

const resultOf = ({ result, mark }: Pick<PickView, 'result' | 'mark'>) => ({
  result: result?.result ?? null,
  myResult: mark,
  score: result && result.awayScore !== null && result.homeScore !== null ? { away: result.awayScore, home: result.homeScore } : null,
  units: result?.units ?? null,
  closingOdds: result?.closingOdds ?? null,
  clv: result?.clv ?? null,
  isCorrected: (result?.version ?? 1) > 1,
});

const gameOf = (contest: Contest) => {
  const gameTime = contest.startsAt.toISOString();
  return {
    gameId: contest.gameId,
    gameKey: contest.gameId,
    matchup: `${contest.awayName} @ ${contest.homeName}`,
    game: { awayTeam: contest.awayName, homeTeam: contest.homeName, gameTime },
    awayTeamCode: contest.awayCode,
    homeTeamCode: contest.homeCode,
    gameTime,
    startsAt: gameTime,
    venue: contest.venue,
  };
};

/** A pick for one reader: the sentence behind it is absent where it is locked, and open to everybody from the start on. */
function presentPick(view: PickView, hasAll: boolean, now: Date, believed: PickNow | null): LeaguePick {
  const { pick, contest, result } = view;
  const status = statusOf(view, now);
  return {
    id: pick.id,
    sport: contest.sport as PickSport,
    ...gameOf(contest),
    slateOn: pick.slateOn,
    dayPlace: pick.dayPlace!,
    pickType: pick.market!,
    selection: pick.selection!,
    pick: selectionOfPick(pick),
    odds: pick.odds!,
    book: pick.book!,
    bookName: pick.bookName!,
    bookCount: pick.bookCount!,
    confidence: pick.confidence!,
    probability: pick.probability!,
    winProbability: pick.probability! * (1 - pick.pushProbability!),
    pushProbability: pick.pushProbability!,
    probabilityLow: pick.probabilityLow!,
    probabilityHigh: pick.probabilityHigh!,
    marketProbability: pick.marketProbability!,
    isSimulated: pick.isSimulated,
    priceSeenAt: pick.priceSeenAt!.toISOString(),
    fairOdds: Math.round(pick.fairOdds!),
    expectedValue: 100 * pick.ev!,
    ...claimOfPick(pick),
    now: believed,
    ...(hasAll || status !== 'active' ? { reasoning: pick.reasoning } : { locked: true as const }),
    status,
    ...resultOf({ result, mark: view.mark }),
    publishedAt: pick.generatedAt.toISOString(),
    sequence: pick.sequence,
    hash: pick.hash,
  };
}

const listNow = nowReader(async (ctx, contests) => {
  const bySport = groupBy(contests, ({ sport }) => sport as PickLeague);
  return (await Promise.all([...bySport].map(([sport, games]) => listLeaguePlays(ctx, sport, games)))).flat();
});

export async function presentLeaguePicks(ctx: Ctx, views: readonly PickView[]): Promise<LeaguePick[]> {
  const [hasAll, now, believed] = [can(ctx.actor, 'picks'), ctx.now(), await listNow(ctx, views)];
  return views.map((view) => presentPick(view, hasAll, now, believed.get(view.pick.id) ?? null));
}
