import { liveWords } from '../../../core/live-words.ts';
import type { BoardGame } from '../../../core/slip/index.ts';
import type { DailyPick } from '../pick.queries.ts';

type Standing = Pick<BoardGame, 'status' | 'awayTeamCode' | 'homeTeamCode' | 'awayScore' | 'homeScore' | 'live'>;
type Asked = Pick<DailyPick, 'score' | 'status' | 'result' | 'startsAt' | 'awayTeamCode' | 'homeTeamCode'>;

const CALLED_OFF: Partial<Record<BoardGame['status'], string>> = {
  postponed: 'Postponed',
  suspended: 'Suspended',
  cancelled: 'Cancelled',
};

/** The score of a pick's game; before there is one, when it starts or why there will be none. `startOf` writes an instant for the reader. */
export function gameWords(pick: Asked, game: Standing | undefined, startOf: (iso: string) => string): string {
  const { awayTeamCode, homeTeamCode } = pick;
  const calledOff = game && CALLED_OFF[game.status];
  if (pick.score) return `${awayTeamCode} ${pick.score.away}, ${homeTeamCode} ${pick.score.home}`;
  if (calledOff) return calledOff;
  if (pick.result === 'VOID') return 'Called off';
  if (pick.status === 'active') return `Starts ${startOf(pick.startsAt)}`;
  if (game?.status === 'delayed') return 'Delayed';
  return (game && liveWords(game)) || 'Score unavailable';
}
