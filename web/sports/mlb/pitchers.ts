import type { TeamSide } from '../../core/games.ts';
import { formatPercent } from '../../lib/format.ts';
import type { BaseballGame } from './baseball-types.ts';

const starterOf = (game: BaseballGame, side: TeamSide) =>
  side === 'away' ? { name: game.awayPitcher, stats: game.awayPitcherStats } : { name: game.homePitcher, stats: game.homePitcherStats };

/** "R. Castellan RHP · 3.12 ERA · 28% K" */
export function pitcherText(game: BaseballGame, side: TeamSide): string {
  const { name, stats } = starterOf(game, side);
  if (!name) return 'Starter not announced';
  if (!stats) return name;
  const parts = [`${name} ${stats.throws}HP`];
  if (stats.era !== null) parts.push(`${stats.era.toFixed(2)} ERA`);
  if (stats.strikeoutRate !== null) parts.push(`${formatPercent(stats.strikeoutRate, 0)} K`);
  if (parts.length === 1) parts.push('no figures yet');
  return parts.join(' · ');
}

/** "R. Castellan RHP 3.12 ERA", as the head of a game's page has room for. */
export function pitcherLine(game: BaseballGame, side: TeamSide): string {
  const { name, stats } = starterOf(game, side);
  if (!name) return 'Starter not announced';
  if (!stats) return name;
  return `${name} ${stats.throws}HP${stats.era === null ? ', no figures yet' : ` ${stats.era.toFixed(2)} ERA`}`;
}
