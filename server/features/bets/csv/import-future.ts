import { splitGameLabel } from '@clearedge/contract/aliases';
import { FUTURE_MARKET } from '@clearedge/contract/spelling/futures/read-future';
import { gradeReturnCents } from '@clearedge/quant/grading';
import { cents } from '@clearedge/quant/money';
import type { NewBetRow } from '../bet-rows.ts';
import { type FutureTextReading, readFutureText, type SeasonReads } from '../futures/read-future-text.ts';
import { LEFT } from '../reading/read-text.ts';
import type { ImportedBet } from './import-rules.ts';

/** What a row of a file says of a season; without a selection where its owner enters the result. */
export type FileFuture =
  | Pick<FutureTextReading & { kind: 'read' }, 'kind' | 'selection' | 'words' | 'season' | 'isDecided' | 'sport'>
  | LeftFuture;
interface LeftFuture {
  kind: 'unread';
  reason: string;
  sport: ImportedBet['sport'];
}

/** The bet on a season of a row, by its selection and what it names as its game; null where it is on none. */
export async function futureOf(bet: ImportedBet, reads: SeasonReads): Promise<FileFuture | null> {
  const { selection, gameLabel, sport, odds, placedAt, isFuture, betType } = bet;
  if (!isFuture && (sport === 'other' || splitGameLabel(gameLabel) !== null)) return null;
  const left = (reason: string): LeftFuture => ({ kind: 'unread', reason, sport });
  if (sport === 'other') return left(FUTURE_MARKET);
  let unread: FutureTextReading | null = null;
  for (const text of new Set([`${selection} ${gameLabel}`.trim(), selection])) {
    const reading = await readFutureText(reads, { text, sport, odds, placedAt });
    if (reading?.kind === 'read') return reading;
    unread = reading ?? unread;
  }
  if (unread?.kind === 'unread' && (isFuture || (betType === null && unread.isSure)))
    return { ...left(unread.reason), sport: unread.sport ?? sport };
  return isFuture ? left(FUTURE_MARKET) : null;
}

/** Why a row's result does not fit its season; null when it does. A book may settle a loser early, or void. */
export function futureMisfit({ result }: Pick<ImportedBet, 'result'>, future: FileFuture): string | null {
  if (future.kind === 'unread') return null;
  if (result === null) return future.isDecided ? `${future.words} is already decided: add the result, or leave the row out.` : null;
  return future.isDecided || result === 'void' || result === 'loss' ? null : `${future.words} is not decided yet, so it has no result.`;
}

/** What a row's bet says of what it is on, and what it pays. `isOwners`: its owner enters the result. */
export function futureColumns(
  bet: ImportedBet,
  future: FileFuture,
  isOwners: boolean,
): Pick<NewBetRow, 'betType' | 'gameLabel' | 'sport' | 'selectionText' | 'selection' | 'selectionSource' | 'readAs' | 'profitCents'> {
  const { result, stakeCents, odds } = bet;
  const stake = cents(stakeCents);
  const on = {
    betType: 'future',
    sport: future.sport,
    selectionText: bet.selection,
    profitCents: result === null ? null : gradeReturnCents(stake, odds, result) - stake,
  } as const;
  if (future.kind === 'unread' || isOwners) return { ...on, ...LEFT, gameLabel: bet.gameLabel || 'A season' };
  return { ...on, gameLabel: future.season, selection: future.selection, selectionSource: 'text', readAs: future.words };
}
