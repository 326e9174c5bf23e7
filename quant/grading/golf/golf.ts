import { type DeadHeat, deadHeatFactor } from '../dead-heat.ts';
import { graded, undecided, voided } from '../decision.ts';
import type { GradeDecision, Undecided } from '../types.ts';

export type GolfSelection =
  | { market: 'outright'; playerId: string }
  | { market: 'place'; playerId: string; places: number }
  | { market: 'make_cut'; playerId: string; side: 'yes' | 'no' }
  | { market: 'head_to_head'; playerId: string; opponentId: string };

const GOLF_MARKETS: readonly string[] = ['outright', 'place', 'make_cut', 'head_to_head'] satisfies GolfSelection['market'][];

/** Whether a selection is one of a golf tournament's players and not of a game of two teams. */
export const isGolfSelection = <T extends { market: string }>(selection: T): selection is Extract<T, { market: GolfSelection['market'] }> =>
  GOLF_MARKETS.includes(selection.market);

export interface GolfPlayer {
  teedOff: boolean;
  /** withdrew or was disqualified after teeing off */
  withdrew: boolean;
  /** null until the cut is made, or where there is none */
  madeCut: boolean | null;
  /** final position, a play-off included; null without one */
  position: number | null;
  /** players who share the position, this one included */
  tied: number;
  /** strokes of the rounds played */
  strokes: number | null;
}

/** What is known about a tournament when its bets are graded. */
export interface GolfFacts {
  officialResult: boolean;
  /** canceled or abandoned: nothing more is played and no result is official */
  calledOff?: boolean;
  holesCompleted: number;
  players: Record<string, GolfPlayer>;
}

const RULE = 'golf-head-to-head';

function gradeHeadToHead(player: GolfPlayer, opponent: GolfPlayer | undefined, facts: GolfFacts): GradeDecision | Undecided {
  if (!opponent) return undecided('The opponent is not on the board');
  if (!opponent.teedOff) return voided(RULE, 'The opponent did not tee off');
  if (isOut(player) !== isOut(opponent)) {
    const current = isOut(player) ? opponent : player;
    // Until the cut falls the other player may miss it as well.
    if (current.madeCut === null && !facts.officialResult) return undecided('The cut is not known');
    const grade = isOut(player) ? 'loss' : 'win';
    return graded(grade, RULE, `The ${isOut(player) ? 'player' : 'opponent'} missed the cut or withdrew: ${grade}`);
  }
  if (!facts.officialResult) return undecided('The result is not official');
  const own = isOut(player) ? player.strokes : player.position;
  const other = isOut(opponent) ? opponent.strokes : opponent.position;
  if (own === null || other === null) return undecided('The result of a player is not known');
  const grade = own === other ? 'push' : own < other ? 'win' : 'loss';
  return graded(grade, RULE, `${isOut(player) ? 'Strokes' : 'Position'} ${own} v. ${other}: ${grade}`);
}

function isOut({ madeCut, withdrew }: GolfPlayer): boolean {
  return withdrew || madeCut === false;
}

const FEWEST_HOLES = 36;

/** A golf grade; `deadHeat` is set where a win pays only a share of the stake at the full price. */
export type GolfGrade = (GradeDecision & { deadHeat?: DeadHeat }) | Undecided;

/**
 * Grades a golf selection by the house rules: 36 holes and an official result, play-offs count, dead heats reduce a place; undecided while
 * a fact is open. RangeError for places or positions that are not whole and above 0.
 */
export function gradeGolf(selection: GolfSelection, facts: GolfFacts): GolfGrade {
  const player = facts.players[selection.playerId];
  if (facts.calledOff) return gradeCalledOff(selection, player);
  if (!player) return undecided('The player is not on the board');
  if (!player.teedOff) return voided('golf-did-not-start', 'The player did not tee off');
  if (selection.market === 'head_to_head') return gradeHeadToHead(player, facts.players[selection.opponentId], facts);
  if (selection.market === 'make_cut') return gradeCut(selection.side, player);
  if (player.withdrew) return graded('loss', 'golf-withdrew', 'Withdrew after teeing off: loss');
  if (!facts.officialResult) return undecided('The result is not official');
  if (facts.holesCompleted < FEWEST_HOLES) return voided('golf-outright', `Only ${facts.holesCompleted} holes completed`);
  return gradePosition(selection.market === 'outright' ? 1 : selection.places, player);
}

/** A cut that was official before stands; everything else hands the stake back. */
const gradeCalledOff = (selection: GolfSelection, player: GolfPlayer | undefined): GolfGrade =>
  selection.market === 'make_cut' && player?.teedOff && player.madeCut !== null
    ? gradeCut(selection.side, player)
    : voided('golf-called-off', 'The tournament was called off');

function gradeCut(side: 'yes' | 'no', player: GolfPlayer): GolfGrade {
  if (player.madeCut === null) return undecided('The cut is not known');
  const grade = player.madeCut === (side === 'yes') ? 'win' : 'loss';
  return graded(grade, 'golf-cut', `${player.madeCut ? 'Made' : 'Missed'} the cut: ${grade}`);
}

function gradePosition(places: number, { position, tied }: GolfPlayer): GolfGrade {
  const rule = places === 1 ? 'golf-outright' : 'golf-dead-heat';
  if (position === null) return graded('loss', rule, 'Did not finish: loss');
  const deadHeat: DeadHeat = { rank: position, tied, places };
  const factor = deadHeatFactor(deadHeat);
  const finish = `Position ${position}${tied > 1 ? ` shared by ${tied}` : ''} with ${places} paid`;
  if (factor === 0) return graded('loss', rule, `${finish}: loss`);
  if (factor === 1) return graded('win', rule, `${finish}: win`);
  const left = places - position + 1;
  return { ...graded('win', 'golf-dead-heat', `${finish}: ${left}/${tied} of the stake wins, the rest loses`), deadHeat };
}

/** Whether an official cut decides a selection: it falls two days before the result is official. */
export const isDecidedByCut = (selection: GolfSelection, { players }: GolfFacts): boolean =>
  selection.market === 'make_cut' && typeof players[selection.playerId]?.madeCut === 'boolean' && players[selection.playerId]!.teedOff;
