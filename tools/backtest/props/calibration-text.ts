import { resolve } from 'node:path';
import { easternDay } from '@clearedge/quant/calendar';
import { declared, fileText } from '../fit/write-fitted.ts';
import { byKind, figuresOf } from './prop-figures.ts';
import type { PropCase } from './walk-props.ts';

export const CALIBRATION_FILE = resolve('quant/sports/baseball/players/calibration.ts');

/** The text of the file that says how each kind's projections did. */
export function calibrationText(cases: readonly PropCase[], command: string): string {
  const games = new Set(cases.map(({ gameId }) => gameId));
  const years = [...games].map((gameId) => Number(gameId.slice(3, 7)));
  const from = { on: easternDay(new Date()), seasons: `${Math.min(...years)}-${Math.max(...years)}`, games: games.size, command };
  const figures = Object.fromEntries([...byKind(cases)].map(([kind, own]) => [kind, figuresOf(own)]));
  return fileText([
    "import type { BaseballKind } from '../../../grading/index.ts';",
    "import type { KindFigures } from '../../../scoring/index.ts';\n",
    '/** On which games the projections of players were scored, and by which command; written by that command. */',
    declared('CALIBRATION_FROM', '{ on: string; seasons: string; games: number; command: string }', from),
    '/** What each kind scored; a run in the first inning is the game’s. */',
    declared('CALIBRATION', "Readonly<Record<BaseballKind | 'first_inning_runs', KindFigures>>", figures),
  ]);
}
