import { FIRST_PAID_TIER, FREE_TIER, type Tier, TOP_TIER } from '@clearedge/contract/entitlements';

/** How a simulated bettor picks: what they always look for. */
export type Style = 'favorites' | 'underdogs' | 'homers' | 'run_line' | 'overs' | 'unders' | 'model' | 'parlays' | 'loyal';

export interface Bettor {
  /** Begins with sim_, so that the name alone says what they are wherever no badge stands beside it. */
  username: string;
  tier: Tier;
  style: Style;
  /** Share of the games that they bet on, 0..1. */
  appetite: number;
  /** Dollars of the usual stake. */
  stake: number;
}

const NAMES: Readonly<Record<Style, readonly string[]>> = {
  favorites: ['harlan', 'odette', 'marcus', 'bea', 'quill', 'rosalind', 'tobias', 'wren'],
  underdogs: ['jonah', 'petra', 'silas', 'imogen', 'rafe', 'lottie', 'cato'],
  homers: ['della', 'gus', 'marlow', 'nell', 'otis'],
  run_line: ['vera', 'abel', 'juno', 'pike'],
  overs: ['ezra', 'fern', 'hollis', 'ida', 'knox', 'lark', 'mabel'],
  unders: ['nico', 'opal', 'percy', 'reva', 'soren', 'tess', 'ulric'],
  model: ['victor', 'willa', 'xander', 'yara'],
  parlays: ['zeke', 'ansel', 'birdie', 'cosmo'],
  loyal: ['dot', 'emmett', 'faye'],
};
const MIX: readonly Tier[] = [FREE_TIER, FREE_TIER, FIRST_PAID_TIER, FREE_TIER, TOP_TIER];
/** Who follows the model has to see it. */
const tierOf = (style: Style, at: number): Tier => (style === 'model' ? TOP_TIER : MIX[at % MIX.length]!);

/** The community of a demo install: made up, and the same in each. */
export const BETTORS: readonly Bettor[] = Object.entries(NAMES).flatMap(([style, names]) =>
  names.map((name, at) => ({
    username: `sim_${name}`,
    tier: tierOf(style as Style, at),
    style: style as Style,
    appetite: 0.9 - 0.07 * (at % 4),
    stake: 5 * (1 + (at % 5)),
  })),
);
