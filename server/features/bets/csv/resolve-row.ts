import type { SpelledBetType } from '@clearedge/contract/aliases';
import { typeOf } from '../reading/type-of.ts';
import { type BetTarget, onGame } from '../target/bet-target.ts';
import { findGame } from '../target/find-game.ts';
import { matchTarget, type TargetReads } from '../target/match-target.ts';
import type { WrittenBet } from './import-rules.ts';

/** A row or a leg whose bet type and game are known as far as they can be. */
export type Resolved<B extends WrittenBet> = Omit<B, 'betType'> & Pick<SpelledBetType, 'betType'>;

const NO_GAME = 'No game given';

async function targetOf(bet: WrittenBet, reads: TargetReads): Promise<BetTarget | null> {
  if (bet.gameLabel !== '') return matchTarget(reads, bet.gameLabel, bet.gamesFrom, bet.sport ?? undefined);
  if (bet.sport === 'other') return null;
  const game = await findGame(reads, { game: '', selection: bet.selection, day: null }, bet.gamesFrom, bet.sport ?? undefined);
  return game && onGame(game);
}

/** What a row of a file is on, and its type: where the file does not say them, what its selection says by the shared reader. */
export async function resolveRow<B extends WrittenBet>(
  bet: B,
  reads: TargetReads,
): Promise<{ bet: Resolved<B>; target: BetTarget | null }> {
  const target = await targetOf(bet, reads);
  const found = target?.kind === 'game' ? target.contest.gameId : NO_GAME;
  const { betType, places } =
    bet.betType === null
      ? await typeOf(reads, { text: bet.selection, odds: bet.odds }, target)
      : { betType: bet.betType, places: bet.places };
  return { bet: { ...bet, gameLabel: bet.gameLabel || found, betType, places }, target };
}
