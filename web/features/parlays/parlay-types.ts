import type { Contract } from '@clearedge/contract';
import type { CallInput, CallResult } from '@clearedge/contract/route';

export type Opportunity = CallResult<Contract['GET /api/parlay-opportunities']>[number];
export type BuilderProp = CallResult<Contract['GET /api/player-props']>[number];
export type ParlayQuote = CallResult<Contract['POST /api/parlays/quote']>;
export type QuotedLeg = ParlayQuote['legs'][number];
export type SavedParlay = CallResult<Contract['GET /api/my-parlays']>[number];
export type NewLeg = CallInput<Contract['POST /api/parlays/quote']>['body']['legs'][number];
export type Kind = SavedParlay['kind'];

/** A chosen leg: what is bet on, and the price that was seen. */
export interface ChosenLeg {
  id: string;
  gameId: string;
  betType: 'moneyline' | 'spread' | 'total' | 'prop';
  selection: string;
  odds: number;
  pick: NewLeg['pick'];
  startsAt: string;
  /** Codes of the teams it is about; none in what was stored before. */
  teams?: readonly string[];
  /** Only of a prop: what a saved parlay of props says of it. */
  prop?: { propId: string; selection: 'over' | 'under'; playerName: string; propType: string; line: number; team: string };
}
