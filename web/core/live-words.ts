import type { BoardGame } from './slip/index.ts';

type Scored = Pick<BoardGame, 'awayTeamCode' | 'homeTeamCode' | 'awayScore' | 'homeScore' | 'live'>;

/** "Bot 5, PHI 3, ATL 2" of a game under way; empty until its first score. */
export function liveWords(game: Scored): string {
  const { live, awayScore, homeScore, awayTeamCode, homeTeamCode } = game;
  const inning = live ? `${live.inningHalf === 'top' ? 'Top' : 'Bot'} ${live.inning}` : '';
  const score = awayScore === null || homeScore === null ? '' : `${awayTeamCode} ${awayScore}, ${homeTeamCode} ${homeScore}`;
  return [inning, score].filter(Boolean).join(', ');
}
