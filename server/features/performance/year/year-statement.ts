import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { easternDay } from '@clearedge/quant/calendar';
import { centsToDollars } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import { groupBy } from '../../../kernel/collections.ts';
import { csvLine } from '../../../kernel/csv.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listYearLines, listYears, sumOpen, type YearLine } from './year-rows.ts';

type Route = Contract['GET /api/performance/mine/year'];
type Statement = VerbResult<Route>;
type Figures = Statement['totals'];

const COUNTS = ['bets', 'parlays', 'wins', 'losses', 'pushes', 'voids'] as const;

function figuresOf(lines: readonly YearLine[]): Figures {
  const sum = (name: Exclude<keyof YearLine, 'book'>): number => lines.reduce((total, line) => total + line[name], 0);
  const [won, lost] = [sum('wonCents'), sum('lostCents')];
  return {
    ...(Object.fromEntries(COUNTS.map((name) => [name, sum(name)])) as Record<(typeof COUNTS)[number], number>),
    staked: centsToDollars(sum('stakedCents')),
    freeStaked: centsToDollars(sum('freeStakedCents')),
    won: centsToDollars(won),
    lost: centsToDollars(lost),
    profit: centsToDollars(won - lost),
  };
}

function grouped<Key extends 'month' | 'book'>(lines: readonly YearLine[], key: Key): (Figures & Pick<YearLine, Key>)[] {
  const groups = groupBy(lines, (line) => line[key]);
  return [...groups].map(([value, group]) => ({ ...figuresOf(group), [key]: value }) as Figures & Pick<YearLine, Key>);
}

const yearOf = (ctx: Ctx, year: number | undefined): number => year ?? Number(easternDay(ctx.now()).slice(0, 4));

/** What one's own tracked bets came to in a calendar year, by month and book: settled ones alone, in the Eastern month of their settlement. */
export async function getYearStatement(ctx: Ctx, { query }: VerbInput<Route>): Promise<Statement> {
  const userId = requireUser(ctx.actor);
  const year = yearOf(ctx, query.year);
  const lines = await listYearLines(ctx.db, userId, year);
  const open = await sumOpen(ctx.db, userId);
  const years = new Set([yearOf(ctx, undefined), ...(await listYears(ctx.db, userId))]);
  return {
    year,
    years: [...years].sort((a, b) => b - a),
    asOf: ctx.now().toISOString(),
    totals: figuresOf(lines),
    months: grouped(lines, 'month'),
    books: grouped(lines, 'book').toSorted((a, b) => a.book.localeCompare(b.book, 'en')),
    lines: lines.map((line) => ({ month: line.month, book: line.book, ...figuresOf([line]) })),
    open: { bets: open.bets, staked: centsToDollars(open.stakedCents) },
    fromFiles: lines.reduce((total, line) => total + line.fromFiles, 0),
  };
}

/** The lines of the statement as CSV, one for each month and book. */
export async function exportYearStatement(ctx: Ctx, { query }: VerbInput<Contract['GET /api/performance/mine/year/csv']>): Promise<string> {
  const year = yearOf(ctx, query.year);
  const lines = await listYearLines(ctx.db, requireUser(ctx.actor), year);
  const names = [...COUNTS, 'staked', 'freeStaked', 'won', 'lost', 'profit'] as const;
  const rows = lines.map((line) => {
    const figures = figuresOf([line]);
    return csvLine([`${year}-${String(line.month).padStart(2, '0')}`, line.book, ...names.map((name) => figures[name])]);
  });
  return csvLine(['month', 'book', ...names]) + rows.join('');
}
