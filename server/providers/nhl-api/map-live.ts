import type { HockeyLiveState, PeriodScores } from '../../ports/league-feed.ts';
import type { NhlGame } from './map-game.ts';
import { nameOf, type WirePlays, type WireRail } from './schema.ts';

const FULL_STRENGTH = '1551';

/** "Goal by Ann Example, TOR", "Shot on goal, BOS". */
function playText({ plays, rosterSpots, awayTeam, homeTeam }: WirePlays): string | null {
  const last = plays.rows.at(-1);
  if (!last) return null;
  const { eventOwnerTeamId: teamId, scoringPlayerId } = last.details ?? {};
  const team = [awayTeam, homeTeam].find(({ id }) => id === teamId)?.abbrev;
  const scorer = rosterSpots?.rows.find(({ playerId }) => playerId === scoringPlayerId);
  const name = [nameOf(scorer?.firstName), nameOf(scorer?.lastName)].filter(Boolean).join(' ');
  const words = last.typeDescKey.replaceAll('-', ' ');
  return [`${words[0]!.toUpperCase()}${words.slice(1)}${name === '' ? '' : ` by ${name}`}`, team].filter(Boolean).join(', ');
}

/** Of a game that has begun. The service dates no play, so that none is listed. */
export function mapHockey({ game }: NhlGame, wire: WirePlays, periods: PeriodScores | null, asOf: Date): HockeyLiveState | null {
  const { awayTeam, homeTeam, periodDescriptor, clock } = wire;
  if (!game.score) return null;
  const code = wire.plays.rows.findLast(({ situationCode }) => /^\d{4}$/.test(situationCode ?? ''))?.situationCode ?? FULL_STRENGTH;
  const [awayGoalie, away, home, homeGoalie] = code.split('').map(Number) as [number, number, number, number];
  const isShootout = periodDescriptor?.periodType === 'SO';
  const isOver = game.status === 'final';
  const left = clock?.timeRemaining ?? null;
  return {
    kind: 'hockey',
    gameId: game.gameId,
    asOf,
    period: Math.max(1, periodDescriptor?.number ?? 1),
    clock: isShootout ? null : left,
    isBreak: isOver || clock?.inIntermission === true,
    lastPlay: playText(wire),
    plays: [],
    score: game.score,
    periods: periods ?? { away: [], home: [] },
    shots: { away: awayTeam.sog ?? 0, home: homeTeam.sog ?? 0 },
    skaters: { away, home },
    emptyNet: isShootout || isOver ? null : awayGoalie === 0 ? 'away' : homeGoalie === 0 ? 'home' : null,
    isShootout,
  };
}

/** Goals by period; the winner's goal of a shootout is a period more. */
export function mapPeriods({ game }: NhlGame, { linescore }: WireRail): PeriodScores | null {
  const { score } = game;
  if (!linescore || linescore.byPeriod.length === 0 || !score) return null;
  const periods = { away: linescore.byPeriod.map(({ away }) => away), home: linescore.byPeriod.map(({ home }) => home) };
  const missing = (side: 'away' | 'home'): number => score[side] - periods[side].reduce((sum, goals) => sum + goals, 0);
  const [away, home] = [missing('away'), missing('home')];
  const isShootout = game.statusNote === 'Final in a shootout' && away + home === 1 && away >= 0 && home >= 0;
  return isShootout ? { away: [...periods.away, away], home: [...periods.home, home] } : periods;
}
