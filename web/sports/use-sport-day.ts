import type { GameSport, SportKey } from '@clearedge/contract/sports';
import { boardSport, boardSports } from '../core/board-sport.ts';
import { useBoardDay } from '../core/slate/board-day.ts';
import type { SportBoard } from '../core/slate/day-tools.tsx';
import { openingOf, useSportsToday } from '../core/sports-today.ts';
import { gameParts } from './registry.ts';

interface SportDay {
  sport: GameSport;
  /** Those in season, to choose from. */
  sports: GameSport[];
  board: SportBoard;
  /** Until it is known which sport plays first. */
  isPending: boolean;
}

/** What an address asks for. */
interface Requested {
  sport: string | null;
  date: string | null;
}

/** The sport whose list is shown and its day: those asked for, else the sport that plays first among those listed, on the day that it plays on next. */
export function useSportDay(requested: Requested, isListed: (sport: SportKey) => boolean = () => true): SportDay {
  const { data = [], isPending } = useSportsToday();
  const listed = data.filter(({ sport }) => isListed(sport));
  const sport = boardSport(listed, requested.sport);
  const own = useBoardDay(requested.date, (day) => gameParts(sport).slateQuery({ date: day, week: null }));
  const opening = openingOf(listed, sport, own.opening);
  const board = { ...own, opening, date: requested.date ?? opening, isSkipped: opening !== own.opening };
  return { sport, sports: boardSports(listed), board, isPending };
}
