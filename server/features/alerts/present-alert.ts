import type { PriceAlert } from '@clearedge/contract/routes/people/alerts';
import type { z } from 'zod';
import { isBettingClosed, type SportEvent } from '../events/index.ts';
import type { AlertRow } from './alert-rows.ts';
import { selectionText } from './rules/alert-words.ts';

export type AlertWire = z.input<typeof PriceAlert>;

/** An alert as its owner sees it. */
export function presentAlert(row: AlertRow, event: SportEvent, now: Date): AlertWire {
  return {
    id: row.id,
    gameId: event.gameId,
    awayTeam: event.awayName,
    homeTeam: event.homeName,
    awayTeamCode: event.awayCode,
    homeTeamCode: event.homeCode,
    gameTime: event.startsAt.toISOString(),
    market: row.market,
    side: row.side,
    selection: selectionText(row, row.line, event),
    odds: row.price,
    line: row.line,
    moveCents: row.moveCents,
    fromOdds: row.fromPrice,
    fromLine: row.fromLine,
    books: row.bookCodes,
    state: row.state === 'waiting' && isBettingClosed(event, now) ? 'over' : row.state,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    sentOdds: row.sentPrice,
    sentLine: row.sentLine,
    sentBook: row.sentBook,
  };
}
