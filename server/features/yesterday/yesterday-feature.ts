import type { VerbResult } from '@clearedge/contract/route';
import type { yesterdayRoutes } from '@clearedge/contract/routes/games/yesterday';
import { GAME_SPORTS, type GameSport, sportOf } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { americanToDecimal } from '@clearedge/quant/price';
import type { Ctx, StreamMessage } from '../../kernel/ctx.ts';
import { defineFeature } from '../../kernel/feature.ts';
import { compareOdds, listValue } from '../comparison/index.ts';
import { type Contest, isBettingClosed, listSlate } from '../contests/index.ts';
import { listPicksOn } from '../picks/index.ts';
import { listClosingProps } from '../props/index.ts';
import { countTrends } from '../trends/index.ts';

type Counts = VerbResult<(typeof yesterdayRoutes)['GET /api/yesterday']>;
type Odds = VerbResult<(typeof yesterdayRoutes)['GET /api/yesterday/odds']>;
type Props = VerbResult<(typeof yesterdayRoutes)['GET /api/yesterday/props']>;

interface SettledDay {
  date: string;
  sport: GameSport;
  contests: Contest[];
}

const DAYS_BACK = 7;
const isSettled = ({ status, resultHold }: Contest): boolean => status === 'final' && resultHold === null;

/**
 * The newest day before today with settled games, within a week, and the sport with the most of them, of those with player props first: every
 * window is of one sport. Never today: what today's prices close at belongs to the plans.
 */
async function lastSettledDay(ctx: Ctx): Promise<SettledDay | null> {
  const today = easternDay(ctx.now());
  for (let back = 1; back <= DAYS_BACK; back++) {
    const date = shiftDay(today, -back);
    const settled = (await listSlate(ctx, date, GAME_SPORTS)).filter(isSettled);
    const [first] = GAME_SPORTS.map((sport) => ({ date, sport, contests: settled.filter((contest) => contest.sport === sport) }))
      .filter(({ contests }) => contests.length > 0)
      .toSorted(
        (a, b) =>
          Number(sportOf(b.sport).hasPlayerProps) - Number(sportOf(a.sport).hasPlayerProps) || b.contests.length - a.contests.length,
      );
    if (first) return first;
  }
  return null;
}

const WORTH_PCT = 1;

/** Numbers alone: whatever is added here is public. */
async function countToday(ctx: Ctx): Promise<Counts> {
  const now = ctx.now();
  const today = easternDay(now);
  const settled = await lastSettledDay(ctx);
  const open = (await listSlate(ctx, today, GAME_SPORTS)).filter((contest) => !isBettingClosed(contest, now));
  const value = await listValue(ctx, today, { reference: 'market', method: 'power' });
  const { shown, lookedAt } = await countTrends(ctx);
  return {
    settledOn: settled?.date ?? null,
    sport: settled?.sport ?? null,
    settledGames: settled?.contests.length ?? 0,
    openGames: open.length,
    books: value.books.length,
    pricesCompared: value.pricesJudged,
    pricesAboveFair: value.items.filter(({ evPct }) => evPct >= WORTH_PCT).length,
    picks: (await listPicksOn(ctx, today)).length,
    trends: shown,
    trendsTested: lookedAt,
  };
}

async function listOdds(ctx: Ctx): Promise<Odds> {
  const day = await lastSettledDay(ctx);
  if (!day) return [];
  const settled = new Set(day.contests.map(({ gameId }) => gameId));
  return (await compareOdds(ctx, day.date, [day.sport], 'power')).filter(({ gameId }) => settled.has(gameId));
}

type ClosingProp = Awaited<ReturnType<typeof listClosingProps>>[number];

/** How far apart a prop's two prices are; the number that books hang first has them closest. */
const lean = ({ over, under }: ClosingProp): number =>
  over && under ? Math.abs(1 / americanToDecimal(over.odds) - 1 / americanToDecimal(under.odds)) : 1;

/** Of each player and kind the main number: alternates would be four times as many. */
function mainProps(props: readonly ClosingProp[]): ClosingProp[] {
  const main = new Map<string, ClosingProp>();
  for (const prop of props) {
    const key = `${prop.playerId} ${prop.propType}`;
    const known = main.get(key);
    if (!known || lean(prop) < lean(known)) main.set(key, prop);
  }
  return [...main.values()];
}

async function listProps(ctx: Ctx): Promise<Props> {
  const day = await lastSettledDay(ctx);
  const found: Props = [];
  if (!day || !sportOf(day.sport).hasPlayerProps) return found;
  for (const contest of day.contests) {
    for (const { playerName, teamCode, propType, line, over, under, closing } of mainProps(await listClosingProps(ctx, contest))) {
      if (!closing) continue;
      const side = (offer: typeof over, grade: typeof closing.over) => offer && { odds: offer.odds, bookName: offer.bookName, grade };
      found.push({
        gameId: contest.gameId,
        awayTeamCode: contest.awayCode,
        homeTeamCode: contest.homeCode,
        playerName,
        teamCode,
        propType,
        line,
        over: side(over, closing.over),
        under: side(under, closing.under),
        actual: closing.actual,
      });
    }
  }
  return found;
}

const FRESH_MS = 60_000;
/** A settled day changes only by a correction. */
const SETTLED_FRESH_MS = 600_000;
const never = (_message: StreamMessage): boolean => false;

export const yesterdayFeature = defineFeature({
  name: 'yesterday',
  routes: {
    'GET /api/yesterday': { shared: true, freshForMs: FRESH_MS, build: countToday, isChangedBy: never },
    'GET /api/yesterday/odds': { shared: true, freshForMs: SETTLED_FRESH_MS, build: listOdds, isChangedBy: never },
    'GET /api/yesterday/props': { shared: true, freshForMs: SETTLED_FRESH_MS, build: listProps, isChangedBy: never },
  },
});
