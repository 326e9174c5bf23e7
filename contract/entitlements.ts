// No schema library here: the page imports these values, and its first chunk carries none.
import { joinWords } from './words/join-words.ts';

/** Every tier, from the lowest to the highest; whoever has one has what the lower ones have. `look` is a design token. */
const TIER_ROWS = [
  { key: 'free', name: 'Free', monthlyCents: 0, look: 'plain' },
  { key: 'pro', name: 'Pro', monthlyCents: 2500, look: 'paid' },
  { key: 'elite', name: 'Elite', monthlyCents: 4000, look: 'premium' },
] as const;

type TierRow = (typeof TIER_ROWS)[number];
export type Tier = TierRow['key'];
export type PaidTier = Exclude<Tier, 'free'>;
export type TierLook = TierRow['look'];

const byTier = <V>(make: (row: TierRow, rank: number) => V): Readonly<Record<Tier, V>> =>
  Object.fromEntries(TIER_ROWS.map((row, rank) => [row.key, make(row, rank)])) as Record<Tier, V>;

export const TIERS = TIER_ROWS.map(({ key }) => key) as [Tier, ...Tier[]];
/** What someone without a plan has. */
export const FREE_TIER = 'free' satisfies Tier;
export const isPaidTier = (tier: Tier): tier is PaidTier => tier !== FREE_TIER;
export const PAID_TIERS = TIERS.filter(isPaidTier) as [PaidTier, ...PaidTier[]];
/** The first tier that costs something: what a reward gives unless staff choose another. */
export const FIRST_PAID_TIER = PAID_TIERS[0];
export const TOP_TIER = PAID_TIERS.at(-1) ?? FIRST_PAID_TIER;

export const TIER_RANK = byTier((_row, rank) => rank);
export const TIER_NAME = byTier(({ name }) => name);
/** Cents a month. */
export const TIER_PRICE_CENTS = byTier(({ monthlyCents }) => monthlyCents);
export const TIER_LOOK: Readonly<Record<Tier, TierLook>> = byTier(({ look }) => look);

type Limits = { free: number } & Partial<Record<PaidTier, number | null>>;
interface Entitlement {
  /** The lowest tier that has the whole feature. */
  from: PaidTier;
  /** How many the tiers get: each at least what the next lower one has; null is without a limit. */
  limits?: Limits;
}

/** What each feature asks of the reader. The one place that decides which tier gets what. */
const TABLE = {
  alerts: { from: 'pro' },
  analysis: { from: 'pro' },
  comparison: { from: 'pro' },
  digest: { from: 'pro' },
  evBoard: { from: 'pro' },
  golfModel: { from: 'pro' },
  noticeDelivery: { from: 'pro' },
  picks: { from: 'pro', limits: { free: 3, pro: null } },
  props: { from: 'pro' },
  sizing: { from: 'pro' },
  trends: { from: 'pro' },
  analytics: { from: 'elite' },
  assistant: { from: 'elite' },
  consultation: { from: 'elite' },
  earlyAccess: { from: 'elite' },
  parlays: { from: 'elite' },
  propFinder: { from: 'elite' },
  strategies: { from: 'elite' },
  ticketDashboard: { from: 'elite' },
  ticketPriority: { from: 'elite' },
  whiteLabel: { from: 'elite' },
} as const satisfies Record<string, Entitlement>;

export type Feature = keyof typeof TABLE;
export const FEATURES = Object.keys(TABLE) as Feature[];
/** A feature with a number per tier. */
export type LimitedFeature = { [F in Feature]: (typeof TABLE)[F] extends { limits: Limits } ? F : never }[Feature];

/** Someone or something asking: a tier, a session or actor with one, or without any. One whose second factor is missing has nothing paid. */
export type TierHolder = Tier | { kind?: string; tier?: Tier; mustEnrol?: boolean | undefined };

const tierOf = (holder: TierHolder): Tier =>
  typeof holder === 'string' ? holder : holder.mustEnrol ? FREE_TIER : (holder.tier ?? FREE_TIER);

export const isFeature = (value: string): value is Feature => Object.hasOwn(TABLE, value);

/** The lowest tier that has the whole feature. */
export const lowestTier = (feature: Feature): PaidTier => TABLE[feature].from;

/** Whether this tier, or whoever asks, has the feature. */
export const can = (holder: TierHolder, feature: Feature): boolean => TIER_RANK[tierOf(holder)] >= TIER_RANK[lowestTier(feature)];

/** How many of a feature a tier gets, a whole number; null is without a limit. */
export function limitOf(holder: TierHolder, feature: LimitedFeature): number | null {
  const limits: Limits = TABLE[feature].limits;
  const lowerFirst = TIERS.slice(0, TIER_RANK[tierOf(holder)] + 1);
  return lowerFirst.reduce<number | null>((limit, tier) => (limits[tier] === undefined ? limit : limits[tier]), limits.free);
}

/** Every tier that has the feature, the lowest first. */
export const tiersWith = (feature: Feature): PaidTier[] => PAID_TIERS.filter((tier) => can(tier, feature));

const listNames = (tiers: readonly Tier[], word: 'and' | 'or'): string =>
  joinWords(
    tiers.map((tier) => TIER_NAME[tier]),
    word,
  );

/** The tiers that have the feature, as a sentence lists them: "Pro and Elite". */
export const tierNames = (feature: Feature, word: 'and' | 'or' = 'and'): string => listNames(tiersWith(feature), word);
export const TIER_NAMES = listNames(TIERS, 'and');
export const PAID_TIER_NAMES = listNames(PAID_TIERS, 'and');
/** The lowest tier that has the whole feature, as a sentence names it: "with Pro". */
export const lowestTierName = (feature: Feature): string => TIER_NAME[lowestTier(feature)];
