import { graded, undecided, voided } from '../decision.ts';
import type { GradeDecision, Undecided } from '../types.ts';
import type { GolfFacts, GolfPlayer } from './golf-types.ts';

const RULE = 'golf-head-to-head';

export function gradeHeadToHead(player: GolfPlayer, opponent: GolfPlayer | undefined, facts: GolfFacts): GradeDecision | Undecided {
  if (!opponent) return undecided('The opponent is not on the board');
  if (!opponent.teedOff) return voided(RULE, 'The opponent did not tee off');
  if (isOut(player) !== isOut(opponent)) {
    const standing = isOut(player) ? opponent : player;
    // Until the cut falls the other player may miss it as well.
    if (standing.madeCut === null && !facts.officialResult) return undecided('The cut is not known');
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
