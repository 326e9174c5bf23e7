import type { Selection } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import type { DataSource } from '../../ports/index.ts';
import type { TestWorld } from '../with-test-ctx.ts';

export type Ending = 'win' | 'loss' | 'push' | 'void';

export interface ExampleBet {
  /** As the sport's data names it. */
  market: string;
  /** What is sent to the tracker beside the contest and the stake. */
  body: { betType: string; selection: string; pick?: object };
  ending: Ending;
}

/** A contest, the bets on it, and how it ends. */
export interface ExampleContest {
  open: (ctx: Ctx) => Promise<{ id: string; gameId: string }>;
  end: (ctx: Ctx, id: string) => Promise<void>;
  bets: readonly ExampleBet[];
}

/** A moment of a game in play; `at` grows from each to the next, compared from its first number on. */
export interface Moment {
  at: readonly number[];
  score: { away: number; home: number };
}

/** That a selection wins and that it is pushed, from the sport's own distribution of scores; null where none is made for it. */
export type FindChance = (selection: Exclude<Selection, { market: 'prop' }>) => { win: number; push: number } | null;

/** What the shared suite needs of a sport; null where the sport's data says that it has none. */
export interface SportExample {
  contests: readonly ExampleContest[];
  /** A contest with a bet, at +120, that wins or loses by what is reported of it. */
  regraded: {
    open: ExampleContest['open'];
    body: ExampleBet['body'];
    report: (ctx: Ctx, id: string, version: number, isWon: boolean) => Promise<void>;
  };
  /** Null for a sport of tournaments. */
  findChance: FindChance | null;
  /** The clubs of a game, and its selections in the sport's own periods and lines. */
  game: {
    teams: { away: { code: string; name: string }; home: { code: string; name: string } };
    selections: readonly Exclude<Selection, { market: 'prop' }>[];
  } | null;
  /** A game of the simulated league from its start to its end. */
  play: ((source: DataSource) => Promise<Moment[]>) | null;
  /** Publishes picks of the sport, and settles them. */
  picks: { publish: (ctx: Ctx, world: TestWorld) => Promise<void>; settle: (system: Ctx) => Promise<void> } | null;
}
