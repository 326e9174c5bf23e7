import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { SPORTS, type SportKey, sportOf } from '@clearedge/contract/sports';

export type TeaserQuote = VerbResult<Contract['POST /api/virtual/teasers/quote']>;

/** The points that a teaser of these bets can be had at, by the first whose sport sells them; empty where none does. */
export const teaserPoints = (bets: readonly { sport?: string | null | undefined }[]): readonly number[] =>
  bets
    .map(({ sport }) => (sport && Object.hasOwn(SPORTS, sport) ? (sportOf(sport as SportKey).teaser?.points ?? []) : []))
    .find((points) => points.length > 0) ?? [];
