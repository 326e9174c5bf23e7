import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { plainWords } from '@clearedge/contract/spelling/plain-words';
import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import {
  type BaseballFacts,
  type BaseballKind,
  baseballGrading,
  type Grade,
  golfGrading,
  isGameSelection,
  type PropSelection,
} from '@clearedge/quant/grading';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { BoxScore } from '../../ports/index.ts';
import { gradingOf, isGradedBy } from '../../sports/registry.ts';
import { type BetRow, type BetView, findBetView, getBetView, toBet } from '../bets/index.ts';
import { findSportFacts, findStoredBox, type SportFacts } from '../contests/index.ts';
import { findGolfPlayer } from '../golf/index.ts';
import { findDispute } from './disputes/dispute-rows.ts';
import { type GradingRow, listGradings } from './grading-rows.ts';
import { buildReceipt, keyOf, type PlayerNames, type Receipt } from './receipt-rules.ts';
import { currentGrade } from './settle-rules.ts';

/** What a text that settlement did not read seems to say about one player; only ever held against a mark, never graded. */
interface BoxClaim {
  selection: PropSelection;
  /** "3 strikeouts" */
  stated: string;
}

interface Stat {
  word: RegExp;
  name: string;
  batter?: BaseballKind;
  pitcher?: BaseballKind;
}
// In order: "total bases" and "home runs" before the plain words in them.
const STATS: readonly Stat[] = [
  { word: /\b(total bases|tb)\b/, name: 'total bases', batter: 'total_bases' },
  { word: /\b(home runs?|homers?|hr)\b/, name: 'home runs', batter: 'home_runs' },
  { word: /\b(rbis?|runs batted in)\b/, name: 'RBI', batter: 'rbi' },
  { word: /\b(stolen bases?|steals?|sb)\b/, name: 'stolen bases', batter: 'stolen_bases' },
  { word: /\b(strikeouts?|ks?|so)\b/, name: 'strikeouts', batter: 'batter_strikeouts', pitcher: 'pitcher_strikeouts' },
  { word: /\b(outs?)\b/, name: 'outs', pitcher: 'pitcher_outs' },
  { word: /\b(earned runs?|er)\b/, name: 'earned runs', pitcher: 'pitcher_earned_runs' },
  { word: /\b(walks?|bb)\b/, name: 'walks', batter: 'batter_walks', pitcher: 'pitcher_walks' },
  { word: /\b(hits allowed)\b/, name: 'hits allowed', pitcher: 'pitcher_hits_allowed' },
  { word: /\b(hits?)\b/, name: 'hits', batter: 'hits', pitcher: 'pitcher_hits_allowed' },
  { word: /\b(runs?)\b/, name: 'runs', batter: 'runs' },
];
const SIDE = /(?:^|\s)(over|under|o|u)\s?(\d{1,2}(?:\.5)?)(?=\s|$)/;

interface Named {
  playerId: string;
  name: string;
  isPitcher: boolean;
}

const playersOf = ({ away, home }: BoxScore): Named[] =>
  [away, home].flatMap(({ batters, pitchers }) => [
    ...pitchers.map(({ playerId, name }) => ({ playerId, name, isPitcher: true })),
    ...batters
      .filter((batter) => !pitchers.some(({ playerId }) => playerId === batter.playerId))
      .map(({ playerId, name }) => ({ playerId, name, isPitcher: false })),
  ]);

function findPlayer(text: string, box: BoxScore): Named | null {
  const padded = ` ${text} `;
  const players = playersOf(box);
  const byName = players.filter(({ name }) => padded.includes(` ${plainWords(name)} `));
  const bySurname = players.filter(({ name }) => padded.includes(` ${plainWords(name).split(' ').slice(1).join(' ')} `));
  const found = byName.length > 0 ? byName : bySurname;
  return found.length === 1 ? found[0]! : null;
}

/** The player, number and side that a text names, with what he did; null unless it names exactly one of each. */
export function readBoxClaim(selectionText: string, box: BoxScore, facts: BaseballFacts): BoxClaim | null {
  const text = plainWords(selectionText.replace(/(\d)\s?½/g, '$1.5').replace(/(\d) 1\/2/g, '$1.5'));
  const player = findPlayer(text, box);
  const requested = SIDE.exec(text);
  const stat = STATS.find(({ word }) => word.test(text.replace(SIDE, ' ')));
  const prop = stat && player && (player.isPitcher ? stat.pitcher : stat.batter);
  const value = prop && facts.players[player.playerId]?.stats[prop];
  if (!player || !requested || !prop || value === undefined) return null;
  const side = requested[1]!.startsWith('o') ? 'over' : 'under';
  return {
    selection: { market: 'prop', playerId: player.playerId, prop, side, line: Number(requested[2]) },
    stated: `${value} ${stat.name}`,
  };
}

interface Shown {
  grade: Grade;
  source: string;
}

async function readShown(ctx: Ctx, bet: BetRow, found: SportFacts): Promise<Shown | null> {
  const { selection } = bet;
  if (selection && isGameSelection(selection)) {
    const decision = gradingOf(found.sport).grade(selection, found.facts, bet.terms);
    return decision.kind === 'graded'
      ? { grade: decision.grade, source: `Final score: ${GRADE_WORD[decision.grade].toLowerCase()}` }
      : null;
  }
  if (bet.betType !== 'prop' || !isGradedBy(baseballGrading, found)) return null;
  const stored = await findStoredBox(ctx.db, found.contestId);
  const claim = stored && readBoxClaim(bet.selectionText, stored.box, found.facts);
  const decision = claim && baseballGrading.grade(claim.selection, found.facts, bet.terms);
  return decision?.kind === 'graded' ? { grade: decision.grade, source: `Box score: ${claim!.stated}` } : null;
}

/** "Box score: 3 strikeouts. You marked Won."; null where the result was graded, agrees, or nothing is known that could disagree. */
async function findContradiction(ctx: Ctx, bet: BetRow): Promise<string | null> {
  if (bet.result === null || bet.contestId === null || (bet.resultBy !== 'owner' && bet.resultBy !== 'file')) return null;
  const found = await findSportFacts(ctx, bet.contestId);
  const shown = found?.isFinal ? await readShown(ctx, bet, found) : null;
  if (!shown || shown.grade === bet.result) return null;
  return `${shown.source}. ${bet.resultBy === 'owner' ? 'You marked' : 'Your file says'} ${GRADE_WORD[bet.result]}.`;
}

/** The receipt of a bet with everything that it shows; null while nothing stands. */
async function readReceipt(ctx: Ctx, bet: BetRow): Promise<Receipt | null> {
  const history = await listGradings(ctx, bet.id);
  return buildReceipt(bet, history, { names: await namesOf(ctx, bet, history), dispute: await findDispute(ctx, bet.id) });
}

async function namesOf(ctx: Ctx, { contestId, sport }: BetRow, history: readonly GradingRow[]): Promise<PlayerNames> {
  const facts = currentGrade(history)?.facts;
  const key = keyOf(sport);
  const result = facts && key && { sport: key, facts };
  if (contestId === null || !result || !isGradedBy(golfGrading, result)) return new Map();
  const found = await Promise.all(Object.keys(result.facts.players).map((playerId) => findGolfPlayer(ctx, contestId, playerId)));
  return new Map(found.flatMap((player) => (player ? [[player.playerId, player.name]] : [])));
}

/** One's own bet with the receipt of how it was graded. */
export async function getBet(
  ctx: Ctx,
  { params }: VerbInput<Contract['GET /api/bets/:betId']>,
): Promise<VerbResult<Contract['GET /api/bets/:betId']>> {
  return present(ctx, await getBetView(ctx, params.betId, requireUser(ctx.actor)));
}

const present = async (ctx: Ctx, view: BetView): Promise<VerbResult<Contract['GET /api/bets/:betId']>> => ({
  ...toBet(view),
  receipt: await readReceipt(ctx, view.bet),
  contradiction: await findContradiction(ctx, view.bet),
});

/** Any bet with its receipt, after its result was entered; who may ask is the caller's to check. */
export async function presentGraded(ctx: Ctx, betId: string): Promise<VerbResult<Contract['GET /api/bets/:betId']>> {
  const view = await findBetView(ctx, betId);
  if (!view) throw new DomainError('NOT_FOUND', 'This bet could not be found.');
  return present(ctx, view);
}
