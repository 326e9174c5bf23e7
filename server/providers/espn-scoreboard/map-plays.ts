import type { LeaguePlay } from '../../ports/league-feed.ts';
import type { EspnGame } from './league.ts';
import { competitionOf, SIDES, type Side, sideOf } from './map-game.ts';
import type { WireCompetition, WirePlay, WireSummary } from './schema.ts';

const MOST_PLAYS = 20;

export function teamSide(competition: WireCompetition, teamId: string | null | undefined): Side | null {
  return SIDES.find((side) => teamId != null && sideOf(competition, side)?.team.id === teamId) ?? null;
}

/** 'mm:ss' of "8:41", and of "32.4" seconds; null for anything else. */
export function clockOf(text: string | null | undefined): string | null {
  const [, minutes = '0', seconds] = /^(?:(\d{1,2}):)?(\d{1,2})(?:\.\d+)?$/.exec(text ?? '') ?? [];
  return seconds === undefined ? null : `${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}`;
}

const playsOf = ({ drives, plays }: WireSummary): { play: WirePlay; teamId: string | null }[] => {
  const inDrives = [...(drives?.previous ?? []), ...(drives?.current ? [drives.current] : [])].flatMap(({ team, plays: own }) =>
    (own?.rows ?? []).map((play) => ({ play, teamId: play.start?.team?.id ?? play.team?.id ?? team?.id ?? null })),
  );
  return inDrives.length > 0 ? inDrives : (plays?.rows ?? []).map((play) => ({ play, teamId: play.team?.id ?? null }));
};

/** The latest plays, newest first; one without a time, a text, a score or a side is left out. The drive in play is listed twice at times. */
export function mapPlays(summary: WireSummary, { wire }: EspnGame): LeaguePlay[] {
  const plays = playsOf(summary).flatMap(({ play, teamId }) => {
    const { text, wallclock, period, clock, awayScore, homeScore, scoringPlay } = play;
    const possession = teamSide(competitionOf(wire), teamId);
    const at = new Date(wallclock ?? Number.NaN);
    if (!text || !possession || !period || awayScore == null || homeScore == null || Number.isNaN(at.getTime())) return [];
    const score = { away: awayScore, home: homeScore };
    return [{ at, period: period.number, clock: clockOf(clock?.displayValue), possession, text, isScoring: scoringPlay === true, score }];
  });
  const once = new Map(plays.map((play) => [`${play.at.getTime()} ${play.text}`, play]));
  return [...once.values()].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MOST_PLAYS);
}
