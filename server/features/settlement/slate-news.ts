import { easternDay, easternInstant, HOUR_MS, shiftDay } from '@clearedge/quant/calendar';
import { formatCents } from '@clearedge/quant/money';
import { formatAmerican } from '@clearedge/quant/price';
import { weekdayOf } from '../../kernel/eastern-words.ts';

export interface SettledLine {
  /** Its game as the reader knows it; null for a parlay, which has several. */
  game: string | null;
  words: string;
  odds: number;
  result: 'win' | 'loss' | 'push' | 'void';
  profitCents: number;
}

/** West coast games end after midnight: what is settled before six in the morning belongs to the day before. */
const NIGHT_HOURS = 6;
/** Bets listed in one entry; the rest are counted. */
const LISTED = 40;
const RESULT = { win: 'won', loss: 'lost', push: 'pushed', void: 'void' } as const;
const ORDER = ['win', 'loss', 'push'] as const;

/** The Eastern day whose slate a bet settled at this instant belongs to. */
export const slateDayOf = (settledAt: Date): string => easternDay(new Date(settledAt.getTime() - NIGHT_HOURS * HOUR_MS));

/** From when to when (exclusive) a slate is settled. */
export const slateHours = (day: string): { from: Date; to: Date } => ({
  from: easternInstant(day, NIGHT_HOURS),
  to: easternInstant(shiftDay(day, 1), NIGHT_HOURS),
});

/** "+$20.00", "−$40.00", "$0.00". */
export function signedDollars(amountCents: number): string {
  return `${amountCents > 0 ? '+' : ''}${formatCents(amountCents)}`;
}

/** "NYY @ BOS" of a game's id, else the game as its owner named it. */
export const gameWords = (label: string): string =>
  label.replace(/^\d{8}_(\w+?)@(\w+?)(_2)?$/, (_id, away, home, second) => `${away} @ ${home}${second ? ', game 2' : ''}`);

const lineOf = ({ game, words, odds, result, profitCents }: SettledLine): string =>
  `${game ? `${game}: ` : ''}${words} ${formatAmerican(odds)} ${RESULT[result]}, ${signedDollars(profitCents)}`;

/** "6–9", with pushes "6–9–1", with void bets "6–9, 2 void"; "4 void" where nothing else was. */
function recordOf(lines: readonly SettledLine[]): string {
  const [won = 0, lost = 0, pushed = 0] = ORDER.map((result) => lines.filter((line) => line.result === result).length);
  const counted = won + lost + pushed;
  const record = [won, lost, ...(pushed > 0 ? [pushed] : [])].join('–');
  const voided = lines.length - counted;
  return [...(counted > 0 ? [record] : []), ...(voided > 0 ? [`${voided} void`] : [])].join(', ');
}

/** "Sunday: 6–9, −$81.56", and a line for each bet: how the bets of a slate went so far. */
export function slateNews(day: string, lines: readonly SettledLine[], kind = ''): { title: string; body: string } {
  const profitCents = lines.reduce((sum, line) => sum + line.profitCents, 0);
  const rest = lines.length - LISTED;
  return {
    title: `${weekdayOf(day)}${kind ? `, ${kind}` : ''}: ${recordOf(lines)}, ${signedDollars(profitCents)}`,
    body: [...lines.slice(0, LISTED).map(lineOf), ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n'),
  };
}
