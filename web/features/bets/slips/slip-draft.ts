import { type DetailTexts, eachDetail } from '@clearedge/contract/bet-details';
import { CallError } from '@clearedge/contract/client';
import { type PriceFormat, typedOdds } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { ADDED_BEFORE, type AddDraft, changed, checkDraft, EMPTY_DRAFT, errorsOf, type FieldErrors, isConflict } from '../add/add-rules.ts';
import type { PrintedSlip } from '../bet-types.ts';
import { changedTicket, checkTicket, EMPTY_TICKET, type TicketDraft, type TicketErrors, ticketErrors } from '../ticket/ticket-draft.ts';

/** A bet of a slip while its owner checks it; `none` holds lines without a bet. */
type SlipBet = { is: 'single'; draft: AddDraft } | { is: 'ticket'; draft: TicketDraft } | { is: 'none' };

export type SlipRow = SlipBet & {
  /** The Idempotency-Key that it is logged with. */
  key: string;
  text: string;
  notes: readonly string[];
  errors: FieldErrors | TicketErrors;
  state: 'open' | 'logged' | 'refused';
  /** Why it was not logged. */
  refusal: string | null;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** A time as the box for it takes it, by the clock of this device. */
function localTime(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

const gameOf = ({ gameId, startsAt }: PrintedSlip['legs'][number]) =>
  startsAt === null ? { gameId: '', game: gameId } : { gameId, game: '' };

const priceOf = (odds: number | null, format: PriceFormat): string => (odds === null ? '' : typedOdds(odds, format));

const UNIT_UNKNOWN = 'The stake is in units: set your unit in Settings, or enter the dollars.';

/** The stake as its box takes it: units by what one is to the reader, in dollars. */
function stakeOf({ stake, units }: PrintedSlip, unit: number | null): string {
  const dollars = stake ?? (units !== null && unit ? units * unit : null);
  return dollars === null ? '' : dollars.toFixed(2);
}

function betOf(slip: PrintedSlip, format: PriceFormat, unit: number | null): SlipBet {
  const [leg] = slip.legs;
  const details: DetailTexts = eachDetail((name) => slip[name] ?? '');
  const shared = { ...details, odds: priceOf(slip.odds, format), stake: stakeOf(slip, unit), placedAt: localTime(slip.placedAt) };
  if (!leg) return { is: 'none' };
  if (slip.kind === 'single')
    return { is: 'single', draft: { ...EMPTY_DRAFT, ...gameOf(leg), betType: leg.betType, selection: leg.selection, ...shared } };
  const legs = slip.legs.map((one) => ({
    ...gameOf(one),
    betType: one.betType,
    selection: one.selection,
    odds: priceOf(one.odds, format),
    pick: undefined,
  }));
  const { kind, sizes, boostPercent, isFreeBet } = slip;
  const boost = boostPercent === null ? '' : String(boostPercent);
  const draft = { ...EMPTY_TICKET, kind, legs, isFreeBet, boost, sizes: sizes?.join(',') ?? '2', ...shared };
  return { is: 'ticket', draft: changedTicket(draft, {}) };
}

export const rowOf = (slip: PrintedSlip, key: string, format: PriceFormat, unit: number | null): SlipRow => ({
  ...betOf(slip, format, unit),
  key,
  text: slip.text,
  notes: slip.units === null || unit ? slip.notes : [...slip.notes, UNIT_UNKNOWN],
  errors: {},
  state: 'open',
  refusal: null,
});

/** A row without a bet as one to be entered by hand. */
export const byHand = (row: SlipRow): SlipRow => ({ ...row, is: 'single', draft: EMPTY_DRAFT });

/** A row after a change of its bet; what was stated against it before is gone. */
export function withPatch(row: SlipRow, patch: Partial<AddDraft> | Partial<TicketDraft>): SlipRow {
  const open = { errors: {}, state: 'open', refusal: null } as const;
  if (row.is === 'single') return { ...row, ...open, draft: changed(row.draft, patch as Partial<AddDraft>) };
  if (row.is === 'ticket') return { ...row, ...open, draft: changedTicket(row.draft, patch as Partial<TicketDraft>) };
  return row;
}

/** What is missing in a row or wrong, by the names of its fields. */
export const complaintsOf = (row: SlipRow, format: PriceFormat): FieldErrors | TicketErrors =>
  row.is === 'single' ? checkDraft(row.draft, format) : row.is === 'ticket' ? checkTicket(row.draft, format) : {};

const NO_ANSWER = 'No answer arrived. Try again: it is logged only once.';

/** A row whose bet the server refused. */
export function refused(row: SlipRow, error: unknown): SlipRow {
  if (isConflict(error)) return { ...row, key: crypto.randomUUID(), errors: {}, state: 'refused', refusal: ADDED_BEFORE };
  const issues = error instanceof CallError ? error.problem?.issues : undefined;
  const errors = row.is === 'ticket' ? ticketErrors(issues) : errorsOf(issues);
  return { ...row, errors, state: 'refused', refusal: messageOf(error) ?? NO_ANSWER };
}

/** A bet on the list that is still to be logged. */
export const isOpen = (row: SlipRow): boolean => row.is !== 'none' && row.state !== 'logged';

/** One that lacks nothing. */
export const isReady = (row: SlipRow, format: PriceFormat): boolean => isOpen(row) && Object.keys(complaintsOf(row, format)).length === 0;
