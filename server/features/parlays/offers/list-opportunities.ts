import type { Contract } from '@clearedge/contract';
import { doubtOfPrice } from '@clearedge/contract/doubts/price-doubts';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { sportsWith } from '@clearedge/contract/sports';
import { propSide, scoreWords } from '@clearedge/contract/words/selection-words';
import type { PropKind, Selection } from '@clearedge/quant/grading';
import { decimalToAmericanRounded, impliedProbability } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { listPlays, type Play } from '../../forecasts/index.ts';
import type { PropFetcher } from '../../odds/index.ts';
import { listProjections } from '../../props/index.ts';
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

/** A side of the board as it is bet on; null for what the model does not price. */
function pickOf({ market, side, line }: Play): Exclude<Selection, { market: 'prop' }> | null {
  const period = 'full' as const;
  if (market === 'moneyline') return { market, period, side: side as 'away' | 'home' };
  if (line === null) return null;
  if (market === 'spread') return { market, period, side: side as 'away' | 'home', line };
  return market === 'total' ? { market, period, side: side as 'over' | 'under', line } : null;
}

function fromPlay(contest: Contest, play: Play): Opportunity[] {
  const pick = pickOf(play);
  if (!pick) return [];
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
      estimatedProbability: play.winProbability,
      winProbability: play.winProbability,
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

/** Of a game's props those sides that are worth more than their price, by the model or by the market. */
function fromProps(contest: Contest, props: ReturnType<typeof fromBooks>): Opportunity[] {
  return props.flatMap(({ playerId, propType, line, label, seenAt, isStale, bookCount, pushProbability, ...prop }) =>
    (['over', 'under'] as const).flatMap((side): Opportunity[] => {
      const offer = prop[side];
      if (!offer || offer.probability === null || offer.winProbability === null || offer.ev === null) return [];
      // A member may hold prices against the market: what beats either number is listed.
      if (offer.ev <= 0 && offer.doubt.market === 'no edge') return [];
      const { odds, book, bookName, probability, winProbability, marketProbability, ev } = offer;
      const pick = { market: 'prop', playerId, prop: propType as PropKind, side, line } as const;
      return [
        {
          id: `${prop.id}~${side}`,
          ...namesOf(contest),
          playerTeam: prop.team,
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
          fairOdds: decimalToAmericanRounded(1 / probability),
          ev,
          doubt: offer.doubt,
        },
      ];
    }),
  );
}

const isDoubted = ({ doubt }: Opportunity): boolean => doubt.model !== null;

/** Every side of a day's board and the props worth their price: value first, then the rest, each the best EV first. */
export const listOpportunities =
  (askForProps: PropFetcher) =>
  async (ctx: Ctx, { query }: VerbInput<Route>): Promise<VerbResult<Route>> => {
    const games = await listOpenGames(ctx, query.date, sportsWith('hasAnalysis'));
    const ids = games.map(({ id }) => id);
    const plays = await listPlays(ctx, ids);
    const projections = await listProjections(ctx, ids);
    const found = await Promise.all(
      games.map(async (contest) => {
        const offered = await askForProps(ctx, contest.gameId);
        const own = plays.filter(({ contestId }) => contestId === contest.id).flatMap((play) => fromPlay(contest, play));
        return [...own, ...fromProps(contest, fromBooks(contest, offered, projections.get(contest.id) ?? null, ctx.now()))];
      }),
    );
    return found.flat().sort((a, b) => Number(isDoubted(a)) - Number(isDoubted(b)) || b.ev - a.ev || (a.id < b.id ? -1 : 1));
  };
