import { parseSelection, readBetType } from '@clearedge/contract/aliases';
import { isAmericanPrice } from '@clearedge/quant/price';
import type { BoardGame } from '../../../core/slip/index.ts';
import type { NewBet } from '../bet-types.ts';

export interface AddDraft {
  /** A game's id, or '' for one that is typed. */
  gameId: string;
  game: string;
  betType: NewBet['betType'];
  selection: string;
  odds: string;
  stake: string;
  book: string;
  /** Local date and time; '' is now. */
  placedAt: string;
}
export type FieldName = keyof AddDraft;
export type FieldErrors = Partial<Record<FieldName, string>>;

export const EMPTY_DRAFT: AddDraft = {
  gameId: '',
  game: '',
  betType: 'moneyline',
  selection: '',
  odds: '',
  stake: '',
  book: '',
  placedAt: '',
};

const numberIn = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace('\u2212', '-').replace(/[$,]/g, ''));

export function checkDraft(draft: AddDraft): FieldErrors {
  const errors: FieldErrors = {};
  if (draft.gameId === '' && draft.game.trim() === '') errors.game = 'Say which game the bet is on.';
  if (draft.selection.trim() === '') errors.selection = 'Say what you bet on.';
  if (!isAmericanPrice(numberIn(draft.odds))) errors.odds = 'Please enter valid odds.';
  if (!(numberIn(draft.stake) > 0)) errors.stake = 'Please enter a valid stake amount.';
  if (draft.placedAt !== '' && Number.isNaN(Date.parse(draft.placedAt))) errors.placedAt = 'This is not a date and time.';
  return errors;
}

export function bodyOf(draft: AddDraft): NewBet {
  const book = draft.book.trim();
  return {
    gameId: draft.gameId || draft.game.trim(),
    betType: draft.betType,
    selection: draft.selection.trim(),
    odds: numberIn(draft.odds),
    stake: numberIn(draft.stake),
    ...(book ? { book } : {}),
    ...(draft.placedAt ? { placedAt: new Date(draft.placedAt).toISOString() } : {}),
  };
}

const FIELD_OF: Record<string, FieldName> = {
  gameId: 'game',
  betType: 'betType',
  selection: 'selection',
  odds: 'odds',
  stake: 'stake',
  book: 'book',
  placedAt: 'placedAt',
};

/** The server's complaints at the fields they are about. */
export function errorsOf(issues: readonly { path: string; message: string }[] | undefined): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues ?? []) {
    const field = FIELD_OF[path.replace(/^body\./, '').split('.')[0] ?? ''];
    if (field) errors[field] ??= message;
  }
  return errors;
}

/** Whether the final score will decide the bet: 'unknown' until there is enough to read. */
export function willBeGraded(draft: AddDraft, game: BoardGame | undefined): 'yes' | 'no' | 'unknown' {
  const betType = readBetType(draft.betType)?.betType;
  if (draft.selection.trim() === '') return 'unknown';
  if (betType !== 'moneyline' && betType !== 'spread' && betType !== 'total' && betType !== 'prop') return game ? 'no' : 'unknown';
  if (!game) return draft.gameId === '' && draft.game.trim() === '' ? 'unknown' : 'no';
  const named = {
    away: { code: game.awayTeamCode, name: game.awayTeam },
    home: { code: game.homeTeamCode, name: game.homeTeam },
  };
  return parseSelection(betType, draft.selection, named) ? 'yes' : 'no';
}
