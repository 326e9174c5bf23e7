import { HOUR_MS } from '@clearedge/quant/calendar';
import { drawUniform, seedFromText, seedRandom } from '@clearedge/quant/random';
import type { MarketSide } from '../../odds/index.ts';
import type { Bettor, Style } from './bettors.ts';

export interface OpenGame {
  id: string;
  gameId: string;
  slateOn: string;
  startsAt: Date;
  awayCode: string;
  awayName: string;
  homeCode: string;
  homeName: string;
}
/** A side on offer, with what the model thinks a unit on it brings; null where it has not spoken. */
export interface Offer extends Pick<MarketSide, 'contestId' | 'market' | 'side' | 'line' | 'odds' | 'isStale'> {
  ev: number | null;
}

/** Everybody has decided by then, so that no one races the first pitch. */
const LATEST_HOURS = 0.3;
const EARLIEST_HOURS = 10;
/** A bettor who follows the model leaves what is worth less per unit. */
const LEAST_EV = 0.01;
/** Longer favorites win a point for hardly a bet; a person would leave them, too. */
const SHORTEST_FAVORITE = -260;

/** The draws of one bettor about one thing: equal on every install with the same games. */
const drawsOf = (bettor: Bettor, about: string): (() => number) => {
  const state = seedRandom(seedFromText(`community ${bettor.username} ${about}`));
  return () => drawUniform(state);
};

/** Every second game is on everybody's lips; the others find a quarter of the interest. */
const popularity = (gameId: string): number => (seedFromText(`popular ${gameId}`) % 2 === 0 ? 1 : 0.25);

/** When a bettor makes up their mind about a game; null when they leave it alone. */
export function decidesAt(bettor: Bettor, { gameId, startsAt, awayCode, homeCode }: OpenGame): Date | null {
  const draw = drawsOf(bettor, gameId);
  const isIn = bettor.style === 'loyal' ? teamOf(bettor, [awayCode, homeCode]) !== null : draw() < bettor.appetite * popularity(gameId);
  const hours = LATEST_HOURS + (EARLIEST_HOURS - LATEST_HOURS) * draw();
  return isIn ? new Date(startsAt.getTime() - hours * HOUR_MS) : null;
}

const TEAMS_FOLLOWED = 3;
/** Which of the two clubs a loyal bettor backs: a tenth of the league each, by the letters of its code. */
function teamOf({ username }: Bettor, codes: readonly string[]): string | null {
  const own = (code: string): boolean => seedFromText(`${username} backs ${code}`) % (30 / TEAMS_FOLLOWED) === 0;
  return codes.find(own) ?? null;
}

const cheapest = (offers: readonly Offer[]): Offer | null => offers.toSorted((a, b) => a.odds - b.odds)[0] ?? null;
const dearest = (offers: readonly Offer[]): Offer | null => offers.toSorted((a, b) => b.odds - a.odds)[0] ?? null;
const ofMarket = (offers: readonly Offer[], market: Offer['market']): Offer[] => offers.filter((offer) => offer.market === market);
const onSide = (offers: readonly Offer[], side: Offer['side']): Offer | null => offers.find((offer) => offer.side === side) ?? null;

type Choose = (offers: readonly Offer[], game: OpenGame, bettor: Bettor) => Offer | null;
const favorite: Choose = (offers) => cheapest(ofMarket(offers, 'moneyline').filter(({ odds }) => odds < 0 && odds >= SHORTEST_FAVORITE));

const CHOICES: Readonly<Record<Exclude<Style, 'parlays'>, Choose>> = {
  favorites: favorite,
  underdogs: (offers) => dearest(ofMarket(offers, 'moneyline').filter(({ odds }) => odds > 0)),
  homers: (offers) => onSide(ofMarket(offers, 'moneyline'), 'home'),
  run_line: (offers) => ofMarket(offers, 'spread').find(({ line }) => line !== null && line < 0) ?? null,
  overs: (offers) => onSide(ofMarket(offers, 'total'), 'over'),
  unders: (offers) => onSide(ofMarket(offers, 'total'), 'under'),
  model: (offers) =>
    offers.filter(({ ev }) => ev !== null && ev >= LEAST_EV).toSorted((a, b) => b.ev! - a.ev! || a.odds - b.odds)[0] ?? null,
  loyal: (offers, { awayCode, homeCode }, bettor) => {
    const team = teamOf(bettor, [awayCode, homeCode]);
    return onSide(ofMarket(offers, 'moneyline'), team === awayCode ? 'away' : 'home');
  },
};

/** What a bettor takes of a game's offers; null when nothing is to their taste. */
export function choose(bettor: Bettor, game: OpenGame, offers: readonly Offer[]): Offer | null {
  const own = offers.filter(({ contestId, isStale }) => contestId === game.id && !isStale);
  return bettor.style === 'parlays' ? null : CHOICES[bettor.style](own, game, bettor);
}

/** Dollars on one bet: the usual stake, sometimes half of it or twice. */
export function stakeOf(bettor: Bettor, about: string): number {
  const draw = drawsOf(bettor, `stake ${about}`)();
  return bettor.stake * (draw < 0.2 ? 0.5 : draw > 0.85 ? 2 : 1);
}

const MOST_LEGS = 4;
/** A parlay of the day: the favorites of two to four games that are still open, in an order of the bettor's own. */
export function chooseParlay(bettor: Bettor, games: readonly OpenGame[], offers: readonly Offer[]): [OpenGame, Offer][] {
  const slateOn = games[0]?.slateOn ?? '';
  const legs = 2 + Math.floor(drawsOf(bettor, `legs ${slateOn}`)() * (MOST_LEGS - 1));
  const liking = new Map(games.map((game) => [game, drawsOf(bettor, `leg ${game.gameId}`)()]));
  const wanted = games
    .toSorted((a, b) => liking.get(a)! - liking.get(b)!)
    .flatMap((game): [OpenGame, Offer][] => {
      const offer = favorite(
        offers.filter(({ contestId, isStale }) => contestId === game.id && !isStale),
        game,
        bettor,
      );
      return offer ? [[game, offer]] : [];
    });
  return wanted.length < 2 ? [] : wanted.slice(0, legs);
}

/** When a parlay of the day is put together: some hours before its first game. */
export function parlayAt(bettor: Bettor, games: readonly OpenGame[]): Date | null {
  if (games.length === 0) return null;
  const first = Math.min(...games.map(({ startsAt }) => startsAt.getTime()));
  const hours = LATEST_HOURS + 4 * drawsOf(bettor, `parlay ${games[0]!.slateOn}`)();
  return new Date(first - hours * HOUR_MS);
}
