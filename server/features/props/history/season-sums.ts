import { LEAGUE_SPORTS, type SportKey, sportOf } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { addendsOf, isBaseballKind, isPitcherKind, type PropKind } from '@clearedge/quant/grading';
import { beforePlayoffs, clubsOf, leaguePlayersOf } from '../../../sports/registry.ts';
import { type PlayerSum, readCountedSeason, requestSeasonFacts, sumPlayed } from '../../contests/index.ts';
import type { PastReader } from '../league/cached-past.ts';
import { countByDay, sumPlayerGames } from './player-game-rows.ts';
import { statPlace } from './stat-kinds.ts';

export interface SeasonSums {
  seasonYear: number;
  /** Finished games of the season that count, and those whose players' numbers are stored. */
  games: number;
  stored: number;
  /** Without those who came to nothing, the most first. */
  players: PlayerSum[];
}

async function ofBaseball({ db }: PastReader, sport: SportKey, kind: PropKind, club: string | null): Promise<SeasonSums | null> {
  const [season, place] = [await readCountedSeason(db, sport, null), statPlace(kind)];
  if (!season || place < 0) return null;
  const { seasonYear, games } = season;
  const days = await countByDay(db, seasonYear);
  const players = await sumPlayerGames(db, seasonYear, isPitcherKind(kind) ? 'pitchers' : 'batters', place, club);
  return { seasonYear, games, stored: [...days.values()].reduce((sum, count) => sum + count, 0), players };
}

/**
 * What everyone, or everyone of a club, came to in a kind in the newest season, before the playoffs where a league has them; null where the sport's players are not
 * stored, or the kind is no sum. Games of a league whose facts this installation does not have are asked for then.
 */
export async function readSeasonSums(ctx: PastReader, sport: SportKey, kind: PropKind, club: string | null): Promise<SeasonSums | null> {
  if (sportOf(sport).hasPlayerLines) return ofBaseball(ctx, sport, kind, club);
  const league = LEAGUE_SPORTS.find((one) => one === sport);
  const addends = isBaseballKind(kind) ? null : addendsOf(kind);
  if (!league || !leaguePlayersOf(sport) || !addends) return null;
  const stages = beforePlayoffs(league).filter((stage) => stage !== 'preseason');
  const season = await readCountedSeason(ctx.db, sport, stages);
  if (!season) return null;
  const { seasonYear, games, told } = season;
  const before = shiftDay(easternDay(ctx.now()), 1);
  if (told < games) await requestSeasonFacts(ctx, { sport, seasonYear, before }, clubsOf(league));
  const players = await sumPlayed(ctx.db, sport, seasonYear, stages, addends, club);
  // Facts do not tell sides: who is in most of a club's games is its own, the others have played against it.
  const most = club === null ? 0 : Math.max(0, ...players.map((one) => one.games));
  const own = players.filter((one) => one.total > 0 && one.games * 2 > most);
  return { seasonYear, games, stored: told, players: own };
}
