import { type DetailTexts, eachDetail, filledDetails } from '@clearedge/contract/bet-details';
import { numberIn, ODDS_HINT, type PriceFormat, readOddsBox } from '../../../lib/format.ts';
import type { BetPick, NewBet, NewParlay, ReadAsk } from '../bet-types.ts';

export interface LegDraft {
  /** A game's id, or '' for one that is typed. */
  gameId: string;
  game: string;
  betType: NewBet['betType'];
  selection: string;
  odds: string;
  pick: BetPick | null | undefined;
}

export interface TicketDraft extends DetailTexts {
  kind: NewParlay['kind'];
  legs: LegDraft[];
  odds: string;
  stake: string;
  /** Of a round robin: "2" or "2,3". */
  sizes: string;
  boost: string;
  isFreeBet: boolean;
  placedAt: string;
}

export const EMPTY_LEG: LegDraft = { gameId: '', game: '', betType: 'moneyline', selection: '', odds: '', pick: undefined };

export const EMPTY_TICKET: TicketDraft = {
  kind: 'parlay',
  legs: [EMPTY_LEG, EMPTY_LEG],
  odds: '',
  stake: '',
  sizes: '2',
  boost: '',
  isFreeBet: false,
  ...eachDetail(() => ''),
  placedAt: '',
};

/** Complaints by the path of their field: "odds", "legs.0.selection". */
export type TicketErrors = Record<string, string>;

/** The combinations a round robin of so many legs can be made of: each size alone, and all of them. */
export function sizeOptions(legs: number): { value: string; label: string }[] {
  const sizes = Array.from({ length: Math.min(legs, 8) - 1 }, (_, at) => at + 2);
  const alone = sizes.map((size) => ({ value: `${size}`, label: `By ${size}s` }));
  return sizes.length > 1 ? [...alone, { value: sizes.join(','), label: `By ${sizes[0]}s to ${sizes.at(-1)}s` }] : alone;
}

/** The draft after a change: a round robin's sizes fit its legs. */
export function changedTicket(draft: TicketDraft, patch: Partial<TicketDraft>): TicketDraft {
  const next = { ...draft, ...patch };
  return sizeOptions(next.legs.length).some(({ value }) => value === next.sizes) ? next : { ...next, sizes: '2' };
}

/** A leg is on a game or a tournament: no form offers it a future. */
const typeOf = ({ betType }: LegDraft) => (betType === 'future' ? 'moneyline' : betType);

const gameOf = ({ gameId, game }: LegDraft): string => gameId || game.trim();

export function checkTicket({ kind, legs, odds, stake, boost, placedAt }: TicketDraft, format: PriceFormat): TicketErrors {
  const errors: TicketErrors = {};
  const needsPrices = kind === 'round_robin' || odds.trim() === '';
  legs.forEach((leg, at) => {
    if (gameOf(leg) === '') errors[`legs.${at}.game`] = 'Say which game the leg is on.';
    if (leg.selection.trim() === '') errors[`legs.${at}.selection`] = 'Say what you bet on.';
    if (leg.odds.trim() === '' ? needsPrices : readOddsBox(leg.odds, format) === null)
      errors[`legs.${at}.odds`] = leg.odds.trim() === '' ? 'Enter the leg’s price, or the price of the ticket.' : ODDS_HINT[format];
  });
  if (odds.trim() !== '' && readOddsBox(odds, format) === null) errors.odds = ODDS_HINT[format];
  if (!(numberIn(stake) > 0)) errors.stake = 'Please enter a valid stake amount.';
  if (boost.trim() !== '' && !(Number.isInteger(numberIn(boost)) && numberIn(boost) >= 1 && numberIn(boost) <= 300))
    errors.boost = 'A boost is a whole percentage from 1 to 300.';
  if (placedAt !== '' && Number.isNaN(Date.parse(placedAt))) errors.placedAt = 'This is not a date and time.';
  return errors;
}

const placed = (placedAt: string) => (Number.isNaN(Date.parse(placedAt)) ? {} : { placedAt: new Date(placedAt).toISOString() });

/** What is sent of a draft that `checkTicket` has no complaint about. */
export function ticketBody(draft: TicketDraft, format: PriceFormat): NewParlay {
  const { kind, legs, odds, stake, sizes, boost, isFreeBet, placedAt } = draft;
  const price = kind === 'round_robin' ? null : readOddsBox(odds, format);
  return {
    kind,
    stake: numberIn(stake),
    isFreeBet,
    legs: legs.map((leg) => {
      const own = readOddsBox(leg.odds, format);
      const shared = { gameId: gameOf(leg), betType: typeOf(leg), selection: leg.selection.trim() };
      return { ...shared, ...(own === null ? {} : { odds: own }), ...(leg.pick === undefined ? {} : { pick: leg.pick }) };
    }),
    ...(price === null ? {} : { odds: price }),
    ...(kind === 'round_robin' ? { sizes: sizes.split(',').map(Number) } : {}),
    ...(boost.trim() === '' ? {} : { boostPercent: numberIn(boost) }),
    ...filledDetails(draft),
    ...placed(placedAt),
  };
}

/** What the server is asked to read of a leg. */
export function legAsk(leg: LegDraft, placedAt: string, format: PriceFormat): ReadAsk {
  const odds = readOddsBox(leg.odds, format);
  return {
    gameId: gameOf(leg),
    betType: leg.betType,
    selection: leg.selection.trim(),
    ...(odds === null ? {} : { odds }),
    ...placed(placedAt),
    ...(leg.pick ? { pick: leg.pick } : {}),
  };
}

const FIELD_OF: Record<string, string> = { gameId: 'game', betType: 'selection', pick: 'selection', boostPercent: 'boost' };

/** The server's complaints at the fields they are about. */
export function ticketErrors(issues: readonly { path: string; message: string }[] | undefined): TicketErrors {
  const named = (issues ?? []).map(({ path, message }): [string, string] => {
    const parts = path.replace(/^body\./, '').split('.');
    const of = (name: string | undefined): string => FIELD_OF[name ?? ''] ?? name ?? '';
    return [parts[0] === 'legs' && parts[2] ? `legs.${parts[1]}.${of(parts[2])}` : of(parts[0]), message];
  });
  return Object.fromEntries(named.reverse());
}
