import { type ComponentType, createContext, useContext } from 'react';
import type { NewSlipEntry } from '../../../core/slip/index.ts';
import type { FootballGame } from '../football-types.ts';
import type { Offer } from './offers.ts';

/** What a price must know of its game: when it starts, and whether it still takes bets. */
export type OfferGame = Pick<FootballGame, 'gameId' | 'gameTime' | 'awayTeamCode' | 'homeTeamCode' | 'status'>;
interface PriceButtonProps {
  game: OfferGame;
  offer: Offer;
  now: number;
  column?: number;
  row?: number;
}
export interface PriceParts {
  /** The button that the prices of every sport share. */
  Button: ComponentType<PriceButtonProps>;
  /** What goes on the slip; null while there is no price to take. */
  entryOf: (game: OfferGame, offer: Offer) => NewSlipEntry | null;
}

const PriceSlot = createContext<PriceParts | null>(null);

/** Hands in what prices share with the other sports; the route composes it from where it lives. */
export const Prices = PriceSlot.Provider;

export function PriceButton(props: PriceButtonProps) {
  const parts = useContext(PriceSlot);
  return parts ? <parts.Button {...props} /> : null;
}

export const useEntryOf = (): PriceParts['entryOf'] => useContext(PriceSlot)?.entryOf ?? (() => null);
