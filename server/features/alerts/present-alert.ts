import type { PriceAlert } from '@clearedge/contract/routes/people/alerts';
import type { z } from 'zod';
import { type Contest, isBettingClosed } from '../contests/index.ts';
import type { AlertRow } from './alert-rows.ts';
import { selectionText } from './alert-words.ts';

export type AlertWire = z.input<typeof PriceAlert>;

/** An alert as its owner sees it. */
export function presentAlert(row: AlertRow, contest: Contest, now: Date): AlertWire {
  return {
    id: row.id,
    gameId: contest.gameId,
    sport: contest.sport,
    awayTeam: contest.awayName,
    homeTeam: contest.homeName,
    awayTeamCode: contest.awayCode,
    homeTeamCode: contest.homeCode,
    gameTime: contest.startsAt.toISOString(),
    market: row.market,
    side: row.side,
    selection: selectionText(row, row.line, contest),
    odds: row.price,
    line: row.line,
    moveCents: row.moveCents,
    fromOdds: row.fromPrice,
    fromLine: row.fromLine,
    books: row.bookCodes,
    state: row.state === 'waiting' && isBettingClosed(contest, now) ? 'over' : row.state,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    sentOdds: row.sentPrice,
    sentLine: row.sentLine,
    sentBook: row.sentBook,
  };
}
