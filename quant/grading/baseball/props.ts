/** A batter's line of a box score; null where the source leaves a figure out. */
export interface BattingFigures {
  hits: number | null;
  doubles: number | null;
  triples: number | null;
  homeRuns: number | null;
  totalBases: number | null;
  runs: number | null;
  runsBattedIn: number | null;
  walks: number | null;
  strikeouts: number | null;
  stolenBases: number | null;
}
/** A pitcher's line; `isWinner` is null while no one has been credited with the win. */
export interface PitchingFigures {
  outs: number | null;
  hits: number | null;
  earnedRuns: number | null;
  walks: number | null;
  strikeouts: number | null;
  isWinner: boolean | null;
}

interface PropData<Figures> {
  /** Says by itself what is counted: "Batter walks". In small letters it follows a number. */
  name: string;
  /** As books head it after a player's name: "Walks". */
  title: string;
  /** The highest line that it is sold at. */
  most: number;
  /** Neither a batter's hitting nor pitching, where prices are sorted by that. */
  isGeneral?: true;
  /** Happens once or not at all; books write yes and no for over and under 0.5. */
  isYesNo?: true;
  /** Null while a figure that it needs is unknown. */
  count: (line: Figures) => number | null;
}

/** Sum of the figures, each with its sign; null while one is unknown. */
const total = (plus: readonly (number | null)[], minus: readonly (number | null)[] = []): number | null => {
  if (plus.includes(null) || minus.includes(null)) return null;
  return plus.reduce<number>((sum, value) => sum + value!, 0) - minus.reduce<number>((sum, value) => sum + value!, 0);
};

const BATTER = {
  hits: { name: 'Hits', title: 'Hits', most: 5.5, count: ({ hits }) => hits },
  total_bases: { name: 'Total bases', title: 'Total Bases', most: 9.5, count: ({ totalBases }) => totalBases },
  home_runs: { name: 'Home runs', title: 'Home Runs', most: 3.5, count: ({ homeRuns }) => homeRuns },
  rbi: { name: 'RBI', title: 'RBIs', most: 7.5, count: ({ runsBattedIn }) => runsBattedIn },
  runs: { name: 'Runs scored', title: 'Runs', most: 5.5, isGeneral: true, count: ({ runs }) => runs },
  stolen_bases: { name: 'Stolen bases', title: 'Stolen Bases', most: 4.5, isGeneral: true, count: ({ stolenBases }) => stolenBases },
  batter_walks: { name: 'Batter walks', title: 'Walks', most: 4.5, count: ({ walks }) => walks },
  batter_strikeouts: { name: 'Batter strikeouts', title: 'Batter Strikeouts', most: 4.5, count: ({ strikeouts }) => strikeouts },
  singles: {
    name: 'Singles',
    title: 'Singles',
    most: 4.5,
    count: ({ hits, doubles, triples, homeRuns }) => total([hits], [doubles, triples, homeRuns]),
  },
  doubles: { name: 'Doubles', title: 'Doubles', most: 3.5, count: ({ doubles }) => doubles },
  hits_runs_rbi: {
    name: 'Hits + runs + RBI',
    title: 'Hits+Runs+RBI',
    most: 12.5,
    count: ({ hits, runs, runsBattedIn }) => total([hits, runs, runsBattedIn]),
  },
} as const satisfies Record<string, PropData<BattingFigures>>;

const PITCHER = {
  pitcher_strikeouts: { name: 'Pitcher strikeouts', title: 'Strikeouts', most: 16.5, count: ({ strikeouts }) => strikeouts },
  pitcher_outs: { name: 'Outs recorded', title: 'Outs', most: 26.5, count: ({ outs }) => outs },
  pitcher_hits_allowed: { name: 'Hits allowed', title: 'Hits Allowed', most: 12.5, count: ({ hits }) => hits },
  pitcher_walks: { name: 'Walks allowed', title: 'Walks Allowed', most: 7.5, count: ({ walks }) => walks },
  pitcher_earned_runs: { name: 'Earned runs', title: 'Earned Runs', most: 8.5, count: ({ earnedRuns }) => earnedRuns },
  pitcher_win: {
    name: 'Pitcher wins',
    title: 'To Record a Win',
    most: 0.5,
    isYesNo: true,
    count: ({ isWinner }) => (isWinner === null ? null : Number(isWinner)),
  },
} as const satisfies Record<string, PropData<PitchingFigures>>;

type BatterKind = keyof typeof BATTER;
type PitcherKind = keyof typeof PITCHER;
export type BaseballKind = BatterKind | PitcherKind;

export const BATTER_KINDS: readonly BaseballKind[] = Object.keys(BATTER) as BatterKind[];
export const PITCHER_KINDS: readonly BaseballKind[] = Object.keys(PITCHER) as PitcherKind[];
/** Every proposition on a baseball player, a batter's first. */
export const BASEBALL_KINDS = [...Object.keys(BATTER), ...Object.keys(PITCHER)] as [BaseballKind, ...BaseballKind[]];

/**
 * A row for each proposition: words, menus, forms, highest lines, what is stored of each game and how it is graded follow it. How it is
 * simulated, what vendors call it and what bettors write of it are asked for by the type checker.
 */
export const BASEBALL_PROPS: Readonly<Record<BaseballKind, Omit<PropData<never>, 'count'>>> = { ...BATTER, ...PITCHER };

export const isPitcherKind = (kind: string): boolean => Object.hasOwn(PITCHER, kind);

/** What prices of players are sorted by. */
export const propCategory = (kind: string): 'hitting' | 'pitching' | 'general' => {
  if (isPitcherKind(kind)) return 'pitching';
  const batting = Object.hasOwn(BATTER, kind) ? BASEBALL_PROPS[kind as BatterKind] : null;
  return batting === null || batting.isGeneral ? 'general' : 'hitting';
};

/** A value of each kind, from its row. */
export const mapProps = <Value>(read: (kind: BaseballKind) => Value): Record<BaseballKind, Value> =>
  Object.fromEntries(BASEBALL_KINDS.map((kind) => [kind, read(kind)])) as Record<BaseballKind, Value>;

type Stats = Partial<Record<BaseballKind, number>>;

const known = <Figures>(rows: Record<string, PropData<Figures>>, line: Figures): Stats =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([kind, { count }]) => {
      const value = count(line);
      return value === null ? [] : [[kind, value]];
    }),
  );

/** A batter's count of every kind; one whose figures are unknown is left out, so that a bet on it waits. */
export const battingStats = (line: BattingFigures): Stats => known(BATTER, line);
/** What a pitcher came to, as `battingStats`. */
export const pitchingStats = (line: PitchingFigures): Stats => known(PITCHER, line);
