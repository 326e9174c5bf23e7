import { americanToDecimal } from '@clearedge/quant/price';
import type { APIRequestContext } from 'playwright-core';
import type { Sightings } from './sightings.ts';

/** A side of a game as every screen that offers it is asked for it. */
export interface ChosenSide {
  gameId: string;
  awayTeam: string;
  homeTeam: string;
  matchup: string;
  market: 'moneyline' | 'spread' | 'total';
  side: 'away' | 'home' | 'over' | 'under';
  line: number | null;
  odds: number;
  /** "Under 10", "Boston Red Sox +1.5", "Boston Red Sox", as boards say it. */
  words: string;
  subject: string;
}
export interface ChosenProp {
  propId: string;
  gameId: string;
  playerName: string;
  side: 'over' | 'under';
  line: number;
  /** "Aaron Judge Hits Over 1.5" */
  selection: string;
  label: string;
  subject: string;
}

export interface Opportunity {
  id: string;
  gameId: string;
  matchup: string;
  awayTeam: string;
  homeTeam: string;
  betType: 'moneyline' | 'spread' | 'total' | 'prop';
  selection: string;
  pick: { side: 'away' | 'home' | 'over' | 'under'; line?: number | null };
  odds: number;
  isStale: boolean;
  marketProbability: number | null;
  winProbability: number;
  pushProbability: number;
  fairOdds: number;
  ev: number;
}
interface BuilderProp {
  id: string;
  gameId: string;
  playerName: string;
  label: string;
  line: number;
  isStale: boolean;
  isModelPrice: boolean;
  over: PropOffer | null;
  under: PropOffer | null;
}
interface PropOffer {
  odds: number;
  winProbability: number | null;
  pushProbability: number;
  marketProbability: number | null;
  ev: number | null;
}
export type Read = <T>(path: string) => Promise<T>;

export const readFrom =
  (request: APIRequestContext): Read =>
  async <T>(path: string): Promise<T> =>
    (await (await request.get(path)).json()) as T;

const MINUS = '\u2212';
const lineWords = (line: number): string => (line < 0 ? `${MINUS}${-line}` : `+${line}`);

/** An offer of the Parlay Builder as the side of a game. */
export function toSide({ gameId, awayTeam, homeTeam, matchup, betType, odds, pick: { side, line = null } }: Opportunity): ChosenSide {
  const isTotal = side === 'over' || side === 'under';
  const team = side === 'away' ? awayTeam : homeTeam;
  const words = isTotal ? `${side === 'over' ? 'Over' : 'Under'} ${line}` : betType === 'spread' ? `${team} ${lineWords(line!)}` : team;
  const market = betType as ChosenSide['market'];
  return { gameId, awayTeam, homeTeam, matchup, market, side, line, odds, words, subject: `${matchup} ${market} ${words}` };
}

/** What the list of opportunities says of a side, and what its figures come to for someone with a pencil. */
export function addOffer(offer: Opportunity, seen: Sightings): ChosenSide {
  const chosen = toSide(offer);
  const add = (figure: string, value: number): void => seen.add('parlay opportunities, API', chosen.subject, figure, value);
  add('price', americanToDecimal(offer.odds));
  add('win', offer.winProbability);
  add('push', offer.pushProbability);
  add('EV v. model', offer.ev);
  if (offer.marketProbability !== null) {
    add('market, no push', offer.marketProbability);
    add('market win', offer.marketProbability * (1 - offer.pushProbability));
  }
  const decimal = americanToDecimal(offer.odds);
  seen.add(
    'worked out from price, win and push',
    chosen.subject,
    'EV v. model',
    offer.winProbability * (decimal - 1) - (1 - offer.winProbability - offer.pushProbability),
  );
  return chosen;
}

const BEST = 3;

/** One side of each market of the game that offers one of the best totals, with a possible push where it can; the total comes first. */
export async function chooseSides(read: Read, seen: Sightings): Promise<ChosenSide[]> {
  const offers = (await read<Opportunity[]>('/api/parlay-opportunities')).filter(({ betType, isStale }) => betType !== 'prop' && !isStale);
  const totals = offers.filter(({ betType }) => betType === 'total').sort((a, b) => b.ev - a.ev);
  const total = totals.slice(0, BEST).find(({ pushProbability }) => pushProbability > 0) ?? totals[0]!;
  const own = offers.filter(({ gameId }) => gameId === total.gameId);
  const best = ['moneyline', 'spread'].flatMap((market) => own.find(({ betType }) => betType === market) ?? []);
  return [total, ...best].map((offer) => addOffer(offer, seen));
}

const evOfMarket = ({ odds, marketProbability, pushProbability }: PropOffer): number =>
  (marketProbability ?? 0) * (1 - pushProbability) * americanToDecimal(odds) + pushProbability - 1;

/** Screens name the better side alone: both references have to agree which that is. */
function isBetterByBoth({ over, under }: BuilderProp): boolean {
  if (over?.ev == null || under?.ev == null || over.marketProbability === null) return false;
  return over.ev > under.ev === evOfMarket(over) > evOfMarket(under);
}

/** The prop that pays best over its fair price. */
export async function chooseProp(read: Read, seen: Sightings): Promise<ChosenProp> {
  const props = await read<BuilderProp[]>('/api/player-props');
  const open = props.filter((one) => !one.isStale && !one.isModelPrice && isBetterByBoth(one));
  const worth = ({ over, under }: BuilderProp): number => Math.max(over?.ev ?? -1, under?.ev ?? -1);
  const prop = open.toSorted((a, b) => worth(b) - worth(a))[0]!;
  const side = (prop.over!.ev ?? -1) >= (prop.under!.ev ?? -1) ? 'over' : 'under';
  const offer = prop[side]!;
  const selection = `${prop.label} ${side === 'over' ? 'Over' : 'Under'} ${prop.line}`;
  const subject = `prop ${selection}`;
  seen.add('prop builder, API', subject, 'price', americanToDecimal(offer.odds));
  seen.add('prop builder, API', subject, 'win', offer.winProbability);
  seen.add('prop builder, API', subject, 'push', offer.pushProbability);
  seen.add('prop builder, API', subject, 'EV v. model', offer.ev);
  const { odds, marketProbability, pushProbability } = offer;
  if (marketProbability !== null) {
    const win = marketProbability * (1 - pushProbability);
    seen.add('prop builder, API', subject, 'market win', win);
    seen.add('worked out from price, win and push', subject, 'EV v. market', win * americanToDecimal(odds) + pushProbability - 1);
  }
  const { id: propId, gameId, playerName, label, line } = prop;
  return { propId, gameId, playerName, side, line, selection, label, subject };
}
