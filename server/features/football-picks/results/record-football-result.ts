import { type FootballFacts, type Grade, gradeFootball, HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { americanToDecimal } from '@clearedge/quant/price';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type FoundClosing, findClosingPrice } from '../../odds/index.ts';
import { linkResults } from '../chain/link-entries.ts';
import { footballSelection } from '../plays/play-rules.ts';
import { type FootballPickRow, listPicksOfContest } from '../rows/pick-rows.ts';
import { addResult, findStanding, lockResults } from '../rows/result-rows.ts';
import { closingOfPick } from './closing-rules.ts';

/** What a source said of an ended game, and which version of it. */
export interface FootballOutcome {
  version: number;
  isFinal: boolean;
  facts: FootballFacts;
}

/** Finds a pick's closing price; the board's own unless told otherwise. Call it once the board is closed. */
export type FindFootballClosing = (tx: Ctx, pick: FootballPickRow) => Promise<FoundClosing>;

const closingOnBoard: FindFootballClosing = (tx, pick) => findClosingPrice(tx, pick.contestId, footballSelection(pick)!, pick.book);

/** As a settled bet says it. */
const CORRECTED = 'The result was corrected.';

/** A millionth of a unit, so that +132 is worth 1.32 and not a hair less. */
const PARTS = 1e6;
/** Profit in units of a pick with this result. */
export const unitsOf = ({ odds }: FootballPickRow, result: Grade): number =>
  result === 'win' ? Math.round((americanToDecimal(odds) - 1) * PARTS) / PARTS : result === 'loss' ? -1 : 0;

/**
 * Writes the official result and the closing price of every pick of a game, once for each result: asked again with the same facts it writes
 * nothing, with corrected ones it adds a result that counts from then on. Facts that are not final write nothing, but for a postponement.
 * Answers how many were written.
 */
export async function recordFootballResult(
  ctx: Ctx,
  contestId: string,
  outcome: FootballOutcome,
  closing: FindFootballClosing = closingOnBoard,
): Promise<number> {
  if (!outcome.isFinal && outcome.facts.state !== 'postponed') return 0;
  let written = 0;
  const days = new Set<string>();
  for (const pick of await listPicksOfContest(ctx.db, contestId)) {
    const isNew = await ctx.transact((tx) => recordOne(tx, pick, outcome, closing));
    if (!isNew) continue;
    written += 1;
    days.add(pick.slateOn);
  }
  for (const slateOn of days) await ctx.publish({ topic: 'slate', slateOn, sport: 'cfl' });
  return written;
}

async function recordOne(
  tx: Ctx,
  pick: FootballPickRow,
  { version, facts }: FootballOutcome,
  closing: FindFootballClosing,
): Promise<boolean> {
  await lockResults(tx);
  const standing = await findStanding(tx.db, pick.id);
  const decision = gradeFootball(footballSelection(pick)!, facts);
  // An admin's word stands, whatever the facts say later.
  if (standing?.result === decision.grade || standing?.gradedBy === 'admin') return false;
  await addResult(tx, {
    pickId: pick.id,
    version: (standing?.version ?? 0) + 1,
    result: decision.grade,
    units: unitsOf(pick, decision.grade),
    rule: decision.rule,
    ruleVersion: HOUSE_RULES_VERSION,
    formula: decision.formula,
    awayScore: facts.score.away,
    homeScore: facts.score.home,
    factsVersion: version,
    ...closingOfPick(pick, await closing(tx, pick)),
    gradedBy: 'settlement',
    reason: standing ? CORRECTED : null,
    gradedAt: tx.now(),
  });
  await linkResults(tx);
  return true;
}
