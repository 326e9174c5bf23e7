import { FREE_TIER, isPaidTier, limitOf, lowestTier, TIER_NAME, TIER_RANK, TIERS, type Tier } from '@clearedge/contract/entitlements';
import { type Interval, MONTHS_IN, planCents } from '@clearedge/contract/routes/billing/plan-terms';
import { formatMoney } from '../../../lib/format.ts';
import { namesFrom } from './plan-rows.ts';

export interface Offer {
  tier: Tier;
  isMostPopular?: true;
  about: string;
  /** The main things that it adds to the plan below it. */
  features: readonly string[];
  limits: readonly string[];
}

/** What a plan is about, and what it leaves out. */
const TEXTS: Readonly<Record<Tier, Pick<Offer, 'about' | 'limits' | 'isMostPopular'>>> = {
  free: { about: 'Track your bets and find the best price.', limits: ['No AI Game Analysis, player props or tools'] },
  pro: { isMostPopular: true, about: 'See what each price is worth.', limits: ['No AI Assistant, Prop Finder or parlay builders'] },
  elite: { about: 'Every tool. Build your own edge.', limits: [] },
};

/** Of the daily picks: as many as a plan shows, or all of them once it has no limit. */
const picksLine = (tier: Tier): string[] => {
  const most = limitOf(tier, 'picks');
  if (most !== null) return [`Top ${most} AI daily picks, with price and probability`];
  return lowestTier('picks') === tier ? ['Every AI daily pick, with its reasons'] : [];
};

const startOf = (tier: Tier): Tier | null => (tier === FREE_TIER ? null : tier);

export const OFFERS: readonly Offer[] = TIERS.map((tier, rank) => {
  const below = TIERS[rank - 1];
  const first = below ? [`Everything in ${TIER_NAME[below]}`] : [];
  return { tier, ...TEXTS[tier], features: [...first, ...picksLine(tier), ...namesFrom(startOf(tier), true)] };
});

const dollars = (cents: number): string => formatMoney(cents / 100).replace(/\.00$/, '');

/** "$250". */
export const priceOf = (tier: Tier, interval: Interval): string => (isPaidTier(tier) ? dollars(planCents({ tier, interval })) : '$0');
/** "$250 a year"; of the free plan "$0 forever". */
export const priceText = (tier: Tier, interval: Interval): string =>
  `${priceOf(tier, interval)} ${isPaidTier(tier) ? `a ${interval}` : 'forever'}`;
/** "$20.83": what a plan comes to a month. */
export const monthlyText = (tier: Tier, interval: Interval): string =>
  isPaidTier(tier) ? dollars(planCents({ tier, interval }) / MONTHS_IN[interval]) : '$0';

/** What someone loses on the way from one plan to a smaller one. */
export const lostBetween = (from: Tier, to: Tier): string[] =>
  TIERS.slice(TIER_RANK[to] + 1, TIER_RANK[from] + 1).flatMap((tier) => [...picksLine(tier), ...namesFrom(tier)]);
