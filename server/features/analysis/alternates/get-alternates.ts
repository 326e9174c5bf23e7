import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { isLeague } from '@clearedge/contract/sports';
import type { Ctx } from '../../../kernel/ctx.ts';
import { keptClaimsOf } from '../../../sports/registry.ts';
import { type Contest, getContest, isBettingClosed } from '../../contests/index.ts';
import { findProjection, type LeaguePlay, leaguePlaysOn, listNewestLeagueForecasts, type Play, playOf } from '../../forecasts/index.ts';
import { type LadderRung, type Ladders, listLadders, SIDES_OF } from '../../odds/index.ts';

type Answer = VerbResult<Contract['GET /api/games/:gameId/alternates']>;
type Rung = Answer['ladders'][number]['rungs'][number];
type Judged = NonNullable<Rung['judged']>;
type Judge = (rung: LadderRung) => readonly (Play | LeaguePlay)[];

/**
 * What the sides of a number are worth; null without a forecast. Claims of the model were measured on main numbers: away from them ours is the
 * books' own number wherever they have one.
 */
async function judgeOf(ctx: Ctx, { id, gameId, sport }: Contest): Promise<Judge | null> {
  const claims = keptClaimsOf(ctx.ports, sport);
  const ofBooks = claims.filter(({ basis }) => basis === 'market');
  const claimsOn = ({ isMain }: LadderRung) => (isMain ? claims : ofBooks);
  if (isLeague(sport)) {
    const forecasts = await listNewestLeagueForecasts(ctx.db, sport, [id]);
    return forecasts.size > 0 ? (rung) => leaguePlaysOn(forecasts, rung.sides, claimsOn(rung)) : null;
  }
  const projection = await findProjection(ctx, id);
  const game = projection?.distribution();
  return projection && game ? (rung) => rung.sides.flatMap((side) => playOf(projection, game, gameId, side, claimsOn(rung)) ?? []) : null;
}

function presentSide(play: Play | LeaguePlay | undefined): Judged['first'] {
  if (!play) return null;
  const { probability, basis, pushProbability, fairOdds, ev, bookCount, isValue, doubt, isStale } = play;
  const isOld = isValue && isStale;
  return {
    probability,
    basis,
    pushProbability,
    fairOdds,
    expectedValue: ev,
    bookCount,
    isValue: isValue && !isOld,
    doubt: isOld ? 'stale' : doubt,
  };
}

function judgedOf(rung: LadderRung, judge: Judge | null): Rung['judged'] {
  const [side] = rung.sides;
  if (!judge || !side) return null;
  const [first, second] = SIDES_OF[side.market];
  const plays = judge(rung);
  return { first: presentSide(plays.find((play) => play.side === first)), second: presentSide(plays.find((play) => play.side === second)) };
}

function presentRung(rung: LadderRung, judge: Judge | null): Rung {
  const { line, isMain, first, second, bookCount, errors } = rung;
  return {
    line,
    isMain,
    first,
    second,
    bookCount,
    errors: errors.map(({ side, bookName, likelyError }) => ({ side, bookName, ...likelyError! })),
    judged: judgedOf(rung, judge),
  };
}

function reasonOf(ctx: Ctx, contest: Contest, { isAsked, seenAt, ladders }: Ladders): string | null {
  if (isBettingClosed(contest, ctx.now())) return 'Alternate lines are sold until the game starts.';
  if (!isAsked) return 'No source of alternate lines is connected for this sport.';
  if (seenAt === null) return 'No alternate lines of this game have arrived yet. Try again in a few minutes.';
  return ladders.length > 0 ? null : 'No book sells alternate lines on this game yet.';
}

/** Every number at which books sell a game, and for those who may see it what each side is worth at its best price. */
export const alternatesFor =
  (audience: 'everybody' | 'entitled') =>
  async (ctx: Ctx, gameId: string): Promise<Answer> => {
    const contest = await getContest(ctx, gameId);
    const found = await listLadders(ctx, contest);
    const judge = audience === 'entitled' && found.ladders.length > 0 ? await judgeOf(ctx, contest) : null;
    return {
      gameId,
      asOf: ctx.now().toISOString(),
      seenAt: found.seenAt?.toISOString() ?? null,
      reason: reasonOf(ctx, contest, found),
      ladders: found.ladders.map(({ market, rungs }) => ({ market, rungs: rungs.map((rung) => presentRung(rung, judge)) })),
    };
  };
