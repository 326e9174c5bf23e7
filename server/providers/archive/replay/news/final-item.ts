import { mlb } from '@clearedge/contract/sports/mlb/data';
import type { FeedNewsItem } from '../../../../ports/index.ts';
import { findPark } from '../../parks.ts';
import { teamNickname } from '../../teams.ts';
import type { ReplayGame } from '../calendar.ts';
import type { ReplayWorld } from '../replay-world.ts';

export const NEWS_SOURCE = 'Retrosheet replay';
const REPORTED_AFTER_MS = 2 * 60_000;
const ROUT = 8;

function verbOf({ game }: ReplayGame, margin: number, losing: number): string {
  if (game.lineScore.away.length > game.scheduledInnings) return 'outlast';
  if (losing === 0) return 'blank';
  if (margin >= ROUT) return 'rout';
  return margin === 1 ? 'edge' : 'beat';
}

function summaryOf(world: ReplayWorld, { game }: ReplayGame): string {
  const { winner, loser, save, hits } = game;
  const decisions =
    winner && loser
      ? `${world.names.full(winner)} got the win over ${world.names.full(loser)}${save ? `, ${world.names.full(save)} the save` : ''}. `
      : '';
  const innings = game.isCalled ? `Called after ${game.completedInnings} innings. ` : '';
  return `${innings}${decisions}Hits: ${teamNickname(game.away)} ${hits.away}, ${teamNickname(game.home)} ${hits.home}. Played at ${findPark(game.site).name}.`;
}

/** The result of one game as a news item; null for a tie. */
export function finalItem(world: ReplayWorld, replay: ReplayGame): FeedNewsItem | null {
  const { game, gameId, endsAt } = replay;
  const { away, home } = game.score;
  if (away === home) return null;
  const [winner, loser] = away > home ? [game.away, game.home] : [game.home, game.away];
  const [won, lost] = [Math.max(away, home), Math.min(away, home)];
  const innings = game.lineScore.away.length > game.scheduledInnings ? ` in ${game.lineScore.away.length} innings` : '';
  return {
    sport: mlb.key,
    sourceId: `${gameId}:final`,
    title: `${teamNickname(winner)} ${verbOf(replay, won - lost, lost)} ${teamNickname(loser)}, ${won}-${lost}${innings}`,
    summary: summaryOf(world, replay),
    publishedAt: new Date(endsAt.getTime() + REPORTED_AFTER_MS),
    source: NEWS_SOURCE,
    url: '#',
    category: 'Results',
  };
}
