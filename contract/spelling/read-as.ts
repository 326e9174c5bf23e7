import type { ContestSelection, GolfSelection, Selection } from '@clearedge/quant/grading';
import { isGolfSelection } from '@clearedge/quant/grading';
import { sportOf } from '../sports.ts';
import { propUnit } from '../words/selection-words.ts';
import type { NamedGame } from './sport-spelling.ts';

/** Names of players by their ids. */
type NameOf = (playerId: string) => string;

const signed = (line: number): string => (line > 0 ? `+${line}` : String(line).replace('-', '−'));
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function golfWords(selection: GolfSelection, nameOf: NameOf): string {
  const name = nameOf(selection.playerId);
  if (selection.market === 'outright') return `${name} to win`;
  if (selection.market === 'place') return `${name} top ${selection.places}`;
  if (selection.market === 'make_cut') return `${name} to ${selection.side === 'yes' ? 'make' : 'miss'} the cut`;
  return `${name} over ${nameOf(selection.opponentId)}`;
}

function gameWords(selection: Selection, game: NamedGame, nameOf: NameOf): string {
  if (selection.market === 'prop') return `${nameOf(selection.playerId)} ${selection.side} ${selection.line} ${propUnit(selection.prop)}`;
  const { periods, scoreUnit } = sportOf(game.sport);
  const period = (periods[selection.period]?.name ?? selection.period).toLowerCase();
  if (selection.side === 'draw') return `Draw, ${period}`;
  if (selection.market === 'moneyline') return `${game[selection.side].name} moneyline, ${period}`;
  if (selection.market === 'spread') return `${game[selection.side].name} ${signed(selection.line)}, ${period}`;
  const what = `${selection.side} ${selection.line} ${scoreUnit.many}, ${period}`;
  return selection.team ? `${game[selection.team].name} team total ${what}` : capital(what);
}

/** A selection in full: "Over 7.5 runs, full game", "Levi Fenwick over 3.5 pitcher strikeouts". The reader takes it back as the same. */
export const readAsWords = (selection: ContestSelection, game: NamedGame | null, nameOf: NameOf): string =>
  isGolfSelection(selection) ? golfWords(selection, nameOf) : game ? gameWords(selection, game, nameOf) : '';
