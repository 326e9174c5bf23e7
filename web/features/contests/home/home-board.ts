import { boardSport } from '../../../core/board-sport.ts';
import { useBoardDay } from '../../../core/slate/board-day.ts';
import { openingOf, useSportsToday } from '../../../core/sports-today.ts';
import { useSearch } from '../../../lib/use-search.ts';
import { gameParts } from '../../../sports/registry.ts';

/** The sport and the day of the board on Home: those in the address, else the sport that plays next and its next day with games. */
export function useHomeBoard() {
  const [params] = useSearch();
  const { data: sports = [] } = useSportsToday();
  const sport = boardSport(sports, params.get('sport'));
  const board = useBoardDay(null, (day) => gameParts(sport).slateQuery({ date: day, week: null }));
  const opening = openingOf(sports, sport, board.opening);
  return { sports, sport, board, opening, date: params.get('day') === 'today' ? board.today : opening };
}
