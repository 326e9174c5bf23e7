import type { SQL } from 'drizzle-orm';
import type { Ctx } from '../../kernel/ctx.ts';
import type { SportResult } from '../../sports/registry.ts';

/** What items are graded on. Without a version: what is complete of a game in play. */
export interface GradingFacts extends SportResult {
  version: number | null;
  isFinal: boolean;
}

/** A table whose rows wait for the result of a contest. */
export interface OpenItems {
  key: string;
  table: string;
  /** The rows without a result: `contest_id`, `flag` (why one was not graded, or null) and `is_on_part`. */
  open: SQL;
}

/** A kind of item that results grade. Settlement decides which contest, when and by which facts; the kind takes its grade. */
export interface Gradable extends OpenItems {
  /** The items of a contest to grade by these facts, each in a transaction of its own. Null: it is over and has no facts yet. */
  listItems: (ctx: Ctx, contestId: string, found: GradingFacts | null) => Promise<string[]>;
  /** Grades an item, again after a correction; changes nothing where these facts, or newer ones, graded it before. */
  grade: (tx: Ctx, contestId: string, itemId: string, found: GradingFacts | null) => Promise<void>;
  /** What the grades of a contest lead to; safe to repeat. */
  finish?: (ctx: Ctx, contestId: string) => Promise<void>;
}
