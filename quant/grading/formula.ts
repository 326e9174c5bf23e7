import { PROPS } from './props.ts';
import { countedTotal, type ScoreSelection } from './score-line.ts';
import type { Grade, PropSelection, Score, TeamSide } from './types.ts';

const MINUS = '\u2212';

/** The arithmetic behind a grade for the receipt: "Home 5 − 1.5 = 3.5 v. away 4: loss". Says sides, never team names. */
export function scoreFormula(selection: ScoreSelection, score: Score, grade: Grade, when?: string): string {
  const start = when ? `${when}: ` : '';
  return `${start}${comparison(selection, score)}: ${grade}`;
}

/** The arithmetic behind a player's grade: "Total bases 3 v. over 1.5: win". */
export function propFormula(selection: PropSelection, value: number, grade: Grade, when?: string): string {
  const start = when ? `${when}: ` : '';
  return `${start}${PROPS[selection.prop].name} ${value} v. ${selection.side} ${selection.line}: ${grade}`;
}

/** Innings as a bettor reads them: 4.5 is "4½ innings". */
export function inningsText(innings: number): string {
  const whole = Math.floor(innings);
  if (whole === innings) return `${whole} ${whole === 1 ? 'inning' : 'innings'}`;
  return `${whole === 0 ? '' : whole}½ ${whole === 0 ? 'inning' : 'innings'}`;
}

function comparison(selection: ScoreSelection, score: Score): string {
  if (selection.market === 'total') {
    const total = countedTotal(selection, score);
    const sum = selection.team ? sideScore(selection.team, score) : `Away ${score.away} + home ${score.home} = ${total}`;
    return `${sum} v. ${selection.side} ${selection.line}`;
  }
  if (selection.side === 'draw') return `${sideScore('away', score)} v. ${sideScore('home', score).toLowerCase()}, draw`;
  const other: TeamSide = selection.side === 'home' ? 'away' : 'home';
  const own = sideScore(selection.side, score);
  const against = `v. ${other} ${score[other]}`;
  if (selection.market === 'moneyline') return `${own} ${against}`;
  const sign = selection.line < 0 ? MINUS : '+';
  return `${own} ${sign} ${Math.abs(selection.line)} = ${signed(score[selection.side] + selection.line)} ${against}`;
}

function sideScore(side: TeamSide, score: Score): string {
  return `${side === 'home' ? 'Home' : 'Away'} ${score[side]}`;
}

function signed(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : `${value}`;
}
