import type { TeamSide } from '@clearedge/quant/grading';
import type { BatterTally } from './game/box-tally.ts';
import type { GameState } from './game/game-state.ts';
import { LOG_TOTALS, type LogGame, type LogTotal } from './game-log.ts';

type AgreementField = LogTotal | 'runs' | 'innings' | 'errors' | 'earnedRuns';

export interface Agreement {
  teamGames: number;
  agreeing: number;
  /** Team-games in which that one figure differs. */
  differing: Partial<Record<AgreementField, number>>;
}

export const noAgreement = (): Agreement => ({ teamGames: 0, agreeing: 0, differing: {} });

const sum = (batters: BatterTally[], field: Exclude<LogTotal, 'leftOnBase'>): number =>
  batters.reduce((total, batter) => total + batter[field], 0);

/** Figures of one team that differ from its row in the game log. */
function differences(state: GameState, log: LogGame, side: TeamSide): AgreementField[] {
  const box = state.box[side];
  const batters = [...box.batters.values()];
  const team = log[side];
  const found: AgreementField[] = LOG_TOTALS.filter(
    (name) => (name === 'leftOnBase' ? box.leftOnBase : sum(batters, name)) !== team.totals[name],
  );
  if (state.score[side] !== team.runs) found.push('runs');
  if (state.lineScore[side].join() !== team.innings.join()) found.push('innings');
  if (box.errors !== team.errors) found.push('errors');
  const allowed = [...box.pitchers.values()].reduce((total, pitcher) => total + pitcher.earnedRuns, 0);
  if (allowed !== team.earnedRuns) found.push('earnedRuns');
  return found;
}

export function compareGame(agreement: Agreement, state: GameState, log: LogGame): void {
  for (const side of ['away', 'home'] as const) {
    const found = differences(state, log, side);
    agreement.teamGames += 1;
    if (found.length === 0) agreement.agreeing += 1;
    for (const field of found) agreement.differing[field] = (agreement.differing[field] ?? 0) + 1;
  }
}
