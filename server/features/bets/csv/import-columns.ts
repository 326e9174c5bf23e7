import { eachDetail } from '@clearedge/contract/bet-details';
import { IMPORT_FIELDS } from '@clearedge/contract/routes/bets/import';
import { plainCell } from '../../../kernel/csv.ts';

export type ImportField = (typeof IMPORT_FIELDS)[number];
export type Cells = Readonly<Record<string, string>>;
/** Headings that the owner of a file chose; '' where the file does not say it. */
export type ChosenColumns = Readonly<Partial<Record<ImportField, string>>>;

interface Column {
  label: string;
  isRequired: boolean;
  /** Headings in use at books and in trackers, the best first; compared in lower case without spaces and signs. */
  names: readonly string[];
}

const optional = (label: string, names: readonly string[]): Column => ({ label, isRequired: false, names });
const required = (label: string, names: readonly string[]): Column => ({ label, isRequired: true, names });

const COLUMNS: Readonly<Record<ImportField, Column>> = {
  placedAt: required('Date placed', [
    'placedat',
    'timeplacediso',
    'timeplaced',
    'dateplaced',
    'placeddate',
    'placed',
    'betdate',
    'wagerdate',
    'dateofbet',
    'date',
    'datetime',
    'time',
  ]),
  game: optional('Game', ['gameid', 'game', 'contest', 'match', 'matchup', 'event', 'eventname', 'fixture', 'teams']),
  sport: optional('Sport or league', ['sport', 'sports', 'league', 'leagues', 'competition']),
  betType: optional('Bet type', ['bettype', 'type', 'market', 'markettype', 'wagertype', 'category']),
  selection: required('Selection', [
    'selection',
    'pick',
    'bet',
    'betinfo',
    'betdescription',
    'description',
    'selectionname',
    'betname',
    'bets',
    'wagerdescription',
    'details',
  ]),
  legs: optional('Legs of a parlay', ['legs', 'parlaylegs', 'legdetails', 'selections']),
  ticket: optional('Ticket or parlay id', [
    'ticket',
    'ticketid',
    'ticketnumber',
    'parlayid',
    'parlaygroup',
    'groupid',
    'betgroup',
    'slipid',
    'betslipid',
    'wagerid',
    'betid',
  ]),
  odds: required('Odds', [
    'odds',
    'price',
    'americanodds',
    'oddsamerican',
    'usodds',
    'betodds',
    'decimalodds',
    'oddsdecimal',
    'fractionalodds',
    'oddsfractional',
  ]),
  stake: required('Stake', [
    'stake',
    'risk',
    'amount',
    'wager',
    'wageramount',
    'betamount',
    'riskamount',
    'amountrisked',
    'amountwagered',
    'totalstake',
    'staked',
  ]),
  profit: optional('Profit of a parlay', ['profit', 'netprofit', 'profitloss', 'netresult', 'net', 'pl', 'pnl']),
  result: optional('Result', ['result', 'outcome', 'status', 'betresult', 'betstatus', 'wl', 'winloss', 'grade']),
  ...eachDetail((_name, { label, columns }) => optional(label, columns)),
};

const plainHeading = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '');

/** Of several columns that may hold a field the first of the list that says something: our export has a status beside the result. */
export function findCell(cells: Cells, field: ImportField, chosen: ChosenColumns): { name: string; text: string } {
  const heading = chosen[field];
  if (heading !== undefined) return { name: plainHeading(heading), text: plainCell((cells[heading] ?? '').trim()) };
  const { names } = COLUMNS[field];
  let [best, found] = [names.length, ''];
  for (const [name, value] of Object.entries(cells)) {
    const rank = names.indexOf(plainHeading(name));
    if (rank >= 0 && rank < best && value.trim() !== '') [best, found] = [rank, plainCell(value.trim())];
  }
  return { name: names[best] ?? '', text: found };
}

/** Which heading each field is read from: as chosen, else the best that is recognized. */
export const columnsOf = (headings: readonly string[], chosen: ChosenColumns) =>
  IMPORT_FIELDS.map((field) => {
    const { label, isRequired, names } = COLUMNS[field];
    const named = headings
      .filter((heading) => names.includes(plainHeading(heading)))
      .toSorted((a, b) => names.indexOf(plainHeading(a)) - names.indexOf(plainHeading(b)));
    const heading = chosen[field] ?? named[0] ?? null;
    return { field, label, isRequired, heading: heading === '' ? null : heading };
  });
