import { type DetailTexts, eachDetail, filledDetails } from '@clearedge/contract/bet-details';
import { CallError } from '@clearedge/contract/client';
import { type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { numberIn, ODDS_HINT, type PriceFormat, readOddsBox } from '../../../lib/format.ts';
import type { BetPick, NewBet, ReadAsk } from '../bet-types.ts';

export interface AddDraft extends DetailTexts {
  /** A game's id, or '' for one that is typed. */
  gameId: string;
  game: string;
  /** Of a future; '' where its text says whose season. */
  league: LeagueSport | '';
  betType: NewBet['betType'];
  selection: string;
  odds: string;
  stake: string;
  /** Local date and time; '' is now. */
  placedAt: string;
  /** A picked bet; null where its owner enters the result; undefined where the text is read. */
  pick: BetPick | null | undefined;
}
type FieldName = keyof AddDraft;
export type FieldErrors = Partial<Record<FieldName, string>>;

export const EMPTY_DRAFT: AddDraft = {
  gameId: '',
  game: '',
  league: '',
  betType: 'moneyline',
  selection: '',
  odds: '',
  stake: '',
  ...eachDetail(() => ''),
  placedAt: '',
  pick: undefined,
};

/** Whether the draft is on a season and not on a game. */
export const isFuture = ({ betType }: Pick<AddDraft, 'betType'>): boolean => betType === 'future';

/** What the draft is on, as it is sent. */
function onOf(draft: AddDraft): { gameId: string; sport?: LeagueSport } {
  const { gameId, game, league } = draft;
  if (!isFuture(draft)) return { gameId: gameId || game.trim() };
  const season = game.trim() || (league ? `${leagueOf(league)} season` : 'A season');
  return { gameId: season, ...(league ? { sport: league } : {}) };
}

export function checkDraft(draft: AddDraft, format: PriceFormat): FieldErrors {
  const errors: FieldErrors = {};
  if (!isFuture(draft) && draft.gameId === '' && draft.game.trim() === '') errors.game = 'Say which game the bet is on.';
  if (draft.selection.trim() === '') errors.selection = 'Say what you bet on.';
  if (readOddsBox(draft.odds, format) === null) errors.odds = ODDS_HINT[format];
  if (!(numberIn(draft.stake) > 0)) errors.stake = 'Please enter a valid stake amount.';
  if (draft.placedAt !== '' && Number.isNaN(Date.parse(draft.placedAt))) errors.placedAt = 'This is not a date and time.';
  return errors;
}

/** What is sent of a draft that `checkDraft` has no complaint about. */
export function bodyOf(draft: AddDraft, format: PriceFormat): NewBet {
  return {
    ...onOf(draft),
    betType: draft.betType,
    selection: draft.selection.trim(),
    odds: readOddsBox(draft.odds, format) ?? Number.NaN,
    stake: numberIn(draft.stake),
    ...filledDetails(draft),
    ...(draft.placedAt ? { placedAt: new Date(draft.placedAt).toISOString() } : {}),
    ...(draft.pick === undefined ? {} : { pick: draft.pick }),
  };
}

/** The draft after a change: another game, type or text drops a bet that was picked for the one before. A future is on no game, and a game takes no future. */
export function changed(draft: AddDraft, patch: Partial<AddDraft>): AddDraft {
  if (patch.betType === 'future') return { ...draft, pick: undefined, ...patch, gameId: '' };
  if (isFuture(draft) && !('betType' in patch) && 'gameId' in patch) return changed(draft, { betType: 'moneyline', ...patch });
  const isOther = ['gameId', 'game', 'betType', 'selection'].some((name) => name in patch) && !('pick' in patch);
  return { ...draft, ...patch, ...(isOther && draft.pick ? { pick: undefined } : {}) };
}

/** A type of the form that a picked bet belongs to. */
export const typeOf = (pick: BetPick): Exclude<NewBet['betType'], 'future'> =>
  pick.market === 'place' ? `top${pick.places}` : pick.market;

/** What the server is asked to read, with as much of the draft as can be sent. */
export function askOf(draft: AddDraft, format: PriceFormat): ReadAsk {
  const odds = readOddsBox(draft.odds, format);
  const placedAt = draft.placedAt === '' ? Number.NaN : Date.parse(draft.placedAt);
  return {
    ...onOf(draft),
    betType: draft.betType,
    selection: draft.selection.trim(),
    ...(odds === null ? {} : { odds }),
    ...(Number.isNaN(placedAt) ? {} : { placedAt: new Date(placedAt).toISOString() }),
    ...(draft.pick ? { pick: draft.pick } : {}),
  };
}

const FIELD_OF: Record<string, FieldName> = {
  gameId: 'game',
  betType: 'betType',
  selection: 'selection',
  odds: 'odds',
  stake: 'stake',
  ...eachDetail((name) => name),
  placedAt: 'placedAt',
  pick: 'selection',
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

/** Another bet was sent with this key before, and its answer was lost. */
export const isConflict = (error: unknown): boolean => error instanceof CallError && error.problem?.code === 'IDEMPOTENCY_CONFLICT';
export const ADDED_BEFORE =
  'An earlier attempt added this bet as it was then: see Pending Bets. Add it again only if you want a second one.';
