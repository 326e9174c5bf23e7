import { type SelectionWire, type SlipEntry, selectionLabel } from '../../../core/slip/index.ts';

type Pick = SelectionWire;
type Sided = Extract<Pick, { market: 'moneyline' | 'spread' }>;
type Counted = Extract<Pick, { market: 'total' | 'prop' }>;

const MARGIN_MAX = 30;
const periodOf = (pick: Exclude<Pick, { market: 'prop' }>): string => pick.period ?? 'full';
const isOfGame = (pick: SlipEntry['pick']): pick is Pick => pick !== undefined && pick.market in MARKET_WORDS;
const isSided = (pick: Pick): pick is Sided => pick.market === 'moneyline' || pick.market === 'spread';

// A full game has no tie; after five innings there may be one.
function margins(period: string): number[] {
  const all = Array.from({ length: MARGIN_MAX * 2 + 1 }, (_, at) => at - MARGIN_MAX);
  return period === 'full' ? all.filter((margin) => margin !== 0) : all;
}

function winsBy(pick: Sided, awayMargin: number): boolean {
  const margin = pick.side === 'away' ? awayMargin : -awayMargin;
  return margin + (pick.market === 'spread' ? pick.line : 0) > 0;
}

function sidedConflict(a: Sided, b: Sided): 'never' | null {
  if (periodOf(a) !== periodOf(b) || a.side === b.side) return null;
  return margins(periodOf(a)).some((margin) => winsBy(a, margin) && winsBy(b, margin)) ? null : 'never';
}

function isSameCount(a: Counted, b: Counted): boolean {
  if (a.market === 'prop' || b.market === 'prop')
    return a.market === 'prop' && b.market === 'prop' && a.playerId === b.playerId && a.prop === b.prop;
  return periodOf(a) === periodOf(b) && a.team === b.team;
}

/** Numbers on which an over and an under of the same count both win; null when they are not two sides of it. */
function middleOf(a: Counted, b: Counted): number[] | null {
  if (!isSameCount(a, b) || a.side === b.side) return null;
  const [over, under] = a.side === 'over' ? [a, b] : [b, a];
  const found: number[] = [];
  for (let count = Math.floor(over.line) + 1; count < under.line; count += 1) found.push(count);
  return found;
}

const isBothSides = (a: Pick, b: Pick): boolean => a.market === b.market;
const MARKET_WORDS = { moneyline: 'moneyline', spread: 'spread', total: 'total', prop: 'prop' } as const;

function sentence(first: SlipEntry, second: SlipEntry): string | null {
  const [a, b] = [first.pick, second.pick];
  if (!isOfGame(a) || !isOfGame(b)) return null;
  const names = `${selectionLabel(first.selection)} and ${selectionLabel(second.selection)}`;
  if (isSided(a) && isSided(b)) {
    if (sidedConflict(a, b) === null) return null;
    return isBothSides(a, b) ? `Both sides of one ${MARKET_WORDS[a.market]}: ${names} cannot both win.` : `${names} cannot both win.`;
  }
  if (isSided(a) || isSided(b)) return null;
  const middle = middleOf(a, b);
  if (middle === null) return null;
  if (middle.length === 0) return `Both sides of one ${MARKET_WORDS[a.market]}: ${names} cannot both win.`;
  return `Both sides of one ${MARKET_WORDS[a.market]}: ${names} win together only on ${middle.join(', ')}.`;
}

/** Plain sentences on the bets of one game that work against each other. */
export function listConflicts(entries: readonly SlipEntry[]): string[] {
  const found: string[] = [];
  entries.forEach((first, at) => {
    for (const second of entries.slice(at + 1)) {
      const said = first.gameId === second.gameId ? sentence(first, second) : null;
      if (said) found.push(said);
    }
  });
  return found;
}
