import type { HistoryGame } from '../reading/history-game.ts';

/** One Eastern day: what begins, to be forecast, and what ends, to be learned from. */
export interface Day {
  on: string;
  starting: HistoryGame[];
  ending: HistoryGame[];
}

/** The days of a season in order. A suspended game begins on one and ends on another, so that its result is never known too early. */
export function listDays(games: readonly HistoryGame[]): Day[] {
  const days = new Map<string, Day>();
  const dayOf = (on: string): Day => {
    const known = days.get(on) ?? { on, starting: [], ending: [] };
    days.set(on, known);
    return known;
  };
  for (const game of games) {
    dayOf(game.startedOn).starting.push(game);
    dayOf(game.game.playedOn).ending.push(game);
  }
  return [...days.values()].sort((a, b) => (a.on < b.on ? -1 : 1));
}
