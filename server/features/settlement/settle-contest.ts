import type { GameFacts, Grade } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import { gameModuleOf } from '../../sports/registry.ts';
import { type BetRow, listBetsOfContest } from '../bets/index.ts';
import {
  type Contest,
  type ContestFacts,
  findContestById,
  findSportFacts,
  lockGradable,
  lockPlayedSoFar,
  type SportFacts,
} from '../contests/index.ts';
import { freezeClosingLines } from '../odds/index.ts';
import {
  findPickResult,
  listPicksOfGame,
  lockPickResults,
  type PickRow,
  type ResultRow,
  recordPickResult,
  selectionOfPick,
} from '../picks/index.ts';
import { gradeLegsOf } from './practice/grade-legs.ts';
import { settleMoved, settlePractice } from './practice/settle-practice.ts';
import { settleOne } from './settle-one.ts';
import { decideSettlement, type Gradable, type GradedRow } from './settle-rules.ts';

interface DecidedPick {
  result: Grade;
  rule: string;
  ruleVersion: string;
  formula: string;
  reason: string | null;
}

const UNIT_CENTS = 100;

const historyOf = (current: ResultRow): GradedRow => ({
  sequence: current.version,
  kind: 'grade',
  grade: current.result,
  rule: current.rule,
  ruleVersion: current.ruleVersion,
  formula: current.formula,
  profitCents: 0,
  payoutCents: 0,
  gradedBy: current.gradedBy,
});

/** The same rules as for a bet: null while undecided, where the grade stands, and where an admin has spoken. */
function decidePick(
  pick: Pick<Gradable, 'selection' | 'terms' | 'odds'>,
  facts: GameFacts,
  isFinal: boolean,
  current: ResultRow | null,
): DecidedPick | null {
  const { postings } = decideSettlement({ ...pick, stakeCents: UNIT_CENTS }, facts, isFinal, current ? [historyOf(current)] : []);
  const last = postings.at(-1);
  return last ? { result: last.grade, rule: last.rule, ruleVersion: last.ruleVersion, formula: last.formula, reason: last.reason } : null;
}

const isOnPart = ({ selection, terms }: Pick<BetRow, 'selection' | 'terms'>): boolean =>
  selection !== null && 'period' in selection && selection.period !== 'full' && terms.pitcherRule === 'action';

/**
 * Grades the bets on complete parts of a game in play. Each transaction holds the game's row: its end can't be stored in between, so a grade
 * from the line score never follows one from the final result. A bet with listed pitchers waits for the result, which says who started.
 */
export async function settleParts(ctx: Ctx, contestId: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const found = await findComplete(tx, contestId);
    if (found) await gradeLegsOf(tx, contestId, found, isOnPart);
  });
  await settleMoved(ctx, contestId);
  for (const { id } of (await listBetsOfContest(ctx, contestId)).filter(isOnPart)) {
    const settled = await ctx.transact(async (tx) => {
      const found = await findComplete(tx, contestId);
      return found && settleOne(tx, id, found);
    });
    if (settled) await ctx.publish({ topic: 'user', userId: settled, what: 'bets' });
  }
}

async function findComplete(tx: Ctx, contestId: string) {
  const facts = await lockPlayedSoFar(tx, contestId);
  return facts && { version: null, isFinal: false, facts };
}

type Facts = Pick<SportFacts, 'version' | 'isFinal' | 'facts'>;

/** Writes the official result of every pick of a game, of whatever sport, that these facts decide; answers how many were written. */
export async function settlePicks(ctx: Ctx, contestId: string, found: Facts | null): Promise<number> {
  const own = found ? await listPicksOfGame(ctx, contestId) : [];
  const contest = own.length > 0 ? await findContestById(ctx, contestId) : null;
  if (!found || !contest) return 0;
  let written = 0;
  for (const pick of own) written += Number(await ctx.transact((tx) => settlePick(tx, pick, found, contest)));
  if (written > 0) await ctx.publish({ topic: 'slate', slateOn: contest.slateOn, sport: contest.sport });
  return written;
}

async function settlePick(tx: Ctx, pick: PickRow, { version, isFinal, facts }: Facts, { scheduledInnings }: Contest): Promise<boolean> {
  await lockPickResults(tx);
  const current = await findPickResult(tx, pick.id);
  const terms = { pitcherRule: 'action' as const, scheduledInningsAtBet: scheduledInnings };
  const decided = decidePick({ selection: selectionOfPick(pick), terms, odds: pick.odds! }, facts, isFinal, current);
  if (!decided) return false;
  await recordPickResult(tx, pick, { ...decided, facts, factsVersion: version, gradedBy: 'settlement' });
  return true;
}

/**
 * Grades everything open on a game or tournament by the newest facts, of a game in play what is on its complete parts; each bet in its own
 * transaction, so that one failure holds up no other. Nothing while its result is held; it starts again when the doubt is gone.
 */
export async function settleContest(ctx: Ctx, contestId: string): Promise<void> {
  const game = await findContestById(ctx, contestId);
  if (game && (await settleGame(ctx, game)) === 'in play') return;
  let known: ContestFacts | null = null;
  for (const { id } of await listBetsOfContest(ctx, contestId)) {
    const settled = await ctx.transact(async (tx) => {
      const found = await lockGradable(tx, contestId, known);
      if (found === 'held') return null;
      known = found;
      return settleOne(tx, id, found);
    });
    if (settled) await ctx.publish({ topic: 'user', userId: settled, what: 'bets' });
  }
}

/** What only games have: parts, picks and practice. */
async function settleGame(ctx: Ctx, { id, status, resultHold }: Contest): Promise<'in play' | 'over'> {
  if (resultHold !== null) return 'over';
  const facts = await findSportFacts(ctx, id);
  // Asks the source for the last prices before the start, so it comes before any transaction.
  await freezeClosingLines(ctx, id);
  if (status === 'live' && !isSettled(facts)) {
    await settleParts(ctx, id);
    return 'in play';
  }
  await settlePicks(ctx, id, facts);
  await settlePractice(ctx, id, facts);
  return 'over';
}

/** The end has been told, or a suspended game was not resumed in time: what is played since changes no bet. */
const isSettled = (found: SportFacts | null): boolean =>
  found !== null && (found.isFinal || gameModuleOf(found.sport)?.isDecidedEarly(found.facts) === true);
