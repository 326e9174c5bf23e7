import { TIER_NAME, TIER_PRICE_CENTS, TIER_RANK, TIERS, type Tier } from '@clearedge/contract/entitlements';

export interface Offer {
  tier: Tier;
  isMostPopular?: true;
  about: string;
  features: readonly string[];
  limits: readonly string[];
}

/** What each plan adds to the one below it, as the product does it today. */
const TEXTS: Readonly<Record<Tier, Omit<Offer, 'tier'>>> = {
  free: {
    about: 'Learn to read prices, and practice without risk.',
    features: [
      "Today's games with every book's price and its age",
      'Top 3 AI daily picks, with price and probability',
      'CFL schedule, prices and picks; golf leaderboards and prices',
      'Virtual sportsbook with a $1,000 balance',
      'Bet tracking with a receipt for every result',
      'Basic Kelly calculator, news and the daily digest',
      'Weekly leaderboard and groups',
    ],
    limits: ['No AI game analysis or player props', '3 picks a day'],
  },
  pro: {
    isMostPopular: true,
    about: 'The whole model, on every game of the day.',
    features: [
      'Full AI analysis of every game, with its reasons',
      'Unlimited daily picks and the reasoning behind each',
      'Player props against our projections; our chance of every golfer',
      'Odds comparison, arbitrages and price alerts',
      'Trends tested for luck',
      'Kelly for several bets at once, with the model’s chances',
      'Email alerts you choose',
    ],
    limits: ['No AI assistant, prop finder, parlay builders or strategies'],
  },
  elite: {
    about: 'Every tool. Build your own edge.',
    features: [
      'AI assistant that answers from the data',
      'Prop finder over every player of the day',
      'Parlay and player prop builders that price legs together',
      'Custom strategies, tested on past games first',
      'Performance analytics of your own bets',
      'Sessions with our experts, nothing more to pay',
      'Early access to features before everybody else',
      'White label: the product under your own name and colors',
      'Your priority counts on support tickets',
    ],
    limits: [],
  },
};
export const OFFERS: readonly Offer[] = TIERS.map((tier, rank) => {
  const below = TIERS[rank - 1];
  return { tier, ...TEXTS[tier], features: [...(below ? [`Everything in ${TIER_NAME[below]}`] : []), ...TEXTS[tier].features] };
});

export const priceOf = (tier: Tier): string => `$${TIER_PRICE_CENTS[tier] / 100}`;

/** What someone loses on the way from one plan to a smaller one. */
export const lostBetween = (from: Tier, to: Tier): string[] =>
  TIERS.slice(TIER_RANK[to] + 1, TIER_RANK[from] + 1).flatMap((tier) => TEXTS[tier].features);
