import type { Contract } from '@clearedge/contract';
import { doubtOfPrice } from '@clearedge/contract/doubts/price-doubts';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { DEFAULT_SPORT, type GameSport, LEAGUE_SPORTS, sportOf } from '@clearedge/contract/sports';
import { propSide, scoreWords } from '@clearedge/contract/words/selection-words';
import type { PropKind, Selection } from '@clearedge/quant/grading';
import { americanToDecimal, decimalToAmericanRounded, impliedProbability } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { type LeaguePlay, listLeaguePlays, listPlays, type Play } from '../../forecasts/index.ts';
import type { PropFetcher } from '../../odds/index.ts';
import { projectionsOf } from '../../props/index.ts';
import { listOpenGames } from './list-builder-props.ts';
import { fromBooks } from './prop-offers.ts';

type Route = Contract['GET /api/parlay-opportunities'];
type Opportunity = VerbResult<Route>[number];

const namesOf = (contest: Contest) => ({
  gameId: contest.gameId,
  matchup: `${contest.awayCode} @ ${contest.homeCode}`,
  awayTeam: contest.awayName,
  homeTeam: contest.homeName,
  sport: contest.sport,
  startsAt: contest.startsAt.toISOString(),
});

type AnyPlay = Play | LeaguePlay;

/** A side of the board as it is bet on; null for what the model does not price. */
function pickOf({ market, side, line }: AnyPlay): Exclude<Selection, { market: 'prop' }> | null {
  const period = 'full' as const;
  if (market === 'moneyline') return { market, period, side: side as 'away' | 'home' };
  if (line === null) return null;
  if (market === 'spread') return { market, period, side: side as 'away' | 'home', line };
  return market === 'total' ? { market, period, side: side as 'over' | 'under', line } : null;
}

function fromPlay(contest: Contest, play: AnyPlay): Opportunity[] {
  const pick = pickOf(play);
  if (!pick) return [];
  const winProbability = play.probability * (1 - play.pushProbability);
  const selection = scoreWords(pick, contest);
  return [
    {
      id: `${contest.gameId} ${selection}`,
      ...namesOf(contest),
      playerTeam: null,
      betType: pick.market,
      selection,
      pick,
      odds: play.odds,
      book: play.book,
      bookName: play.bookName,
      bookCount: play.bookCount,
      seenAt: play.seenAt.toISOString(),
      isStale: play.isStale,
      impliedProbability: impliedProbability(play.odds),
      marketProbability: play.marketProbability,
      estimatedProbability: winProbability,
      winProbability,
      pushProbability: play.pushProbability,
      fairOdds: Math.round(play.fairOdds),
      ev: play.ev,
      doubt: {
        model: play.doubt ?? (play.isStale ? 'stale' : null),
        market: doubtOfPrice(play.marketProbability, { ...play, noVigProbability: play.marketProbability }),
      },
    },
  ];
}

type PricedProp = ReturnType<typeof fromBooks>[number];

/** Whether a side can be listed: what beats the model's number or the market's, as a member may hold prices against either. */
function isListed({ sport }: Contest, { isMarketOnly }: PricedProp, { ev, probability, doubt }: NonNullable<PricedProp['over']>): boolean {
  // Where games are simulated, a player without a projection is not expected to play.
  if (isMarketOnly) return !sportOf(sport).hasPlayerSimulation && doubt.market !== 'no market' && doubt.market !== 'no edge';
  return probability !== null && ev !== null && (ev > 0 || doubt.market !== 'no edge');
}

/** Of a game's props those sides that are worth more than their price, by the model or by the market. */
function fromProps(contest: Contest, props: readonly PricedProp[]): Opportunity[] {
  return props.flatMap((priced) =>
    (['over', 'under'] as const).flatMap((side): Opportunity[] => {
      const offer = priced[side];
      if (!offer || !isListed(contest, priced, offer)) return [];
      const { playerId, propType, line, label, seenAt, isStale, bookCount, pushProbability, isMarketOnly } = priced;
      const { odds, book, bookName, probability, winProbability, marketProbability, ev } = offer;
      const pick = { market: 'prop', playerId, prop: propType as PropKind, side, line } as const;
      return [
        {
          id: `${priced.id}~${side}`,
          ...namesOf(contest),
          playerTeam: priced.team,
          betType: 'prop',
          selection: `${label} ${propSide(pick)}`,
          pick,
          odds,
          book,
          bookName,
          bookCount,
          seenAt,
          isStale,
          impliedProbability: impliedProbability(odds),
          marketProbability,
          estimatedProbability: winProbability,
          winProbability,
          pushProbability,
          fairOdds: probability === null ? null : decimalToAmericanRounded(1 / probability),
          ev,
          ...(isMarketOnly ? { isMarketOnly } : {}),
          doubt: offer.doubt,
        },
      ];
    }),
  );
}

const isDoubted = ({ doubt, isMarketOnly }: Opportunity): boolean => doubt[isMarketOnly ? 'market' : 'model'] !== null;
const worthOf = ({ ev, marketProbability, odds }: Opportunity): number =>
  ev ?? expectedValue(marketProbability!, americanToDecimal(odds), 0);

async function playsOf(ctx: Ctx, sport: GameSport, games: readonly Contest[]): Promise<AnyPlay[]> {
  const league = LEAGUE_SPORTS.find((one) => one === sport);
  if (league) return listLeaguePlays(ctx, league, games);
  return listPlays(
    ctx,
    games.map(({ id }) => id),
  );
}

/** Every side of a sport's day that has a forecast and the props worth their price: value first, then the rest, each the best EV first. */
export const listOpportunities =
  (askForProps: PropFetcher) =>
  async (ctx: Ctx, { query: { date, sport = DEFAULT_SPORT } }: VerbInput<Route>): Promise<VerbResult<Route>> => {
    const games = await listOpenGames(ctx, date, [sport]);
    const plays = await playsOf(ctx, sport, games);
    const withProps = sportOf(sport).hasPlayerProps ? games : [];
    const projections = await projectionsOf(ctx, withProps);
    const found = await Promise.all(
      withProps.map(async (contest) =>
        fromProps(contest, fromBooks(contest, await askForProps(ctx, contest.gameId), projections.get(contest.id) ?? null, ctx.now())),
      ),
    );
    const sides = games.flatMap((contest) =>
      plays.filter(({ contestId }) => contestId === contest.id).flatMap((play) => fromPlay(contest, play)),
    );
    return [...sides, ...found.flat()].sort(
      (a, b) => Number(isDoubted(a)) - Number(isDoubted(b)) || worthOf(b) - worthOf(a) || (a.id < b.id ? -1 : 1),
    );
  };
