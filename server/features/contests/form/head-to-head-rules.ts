import type { GameResult } from '../contest.ts';

export interface HeadToHead {
  seasonYear: number;
  awayWins: number;
  homeWins: number;
  averageTotal: number | null;
  meetings: { gameId: string; slateOn: string; awayCode: string; homeCode: string; awayScore: number; homeScore: number }[];
}

interface Pairing {
  seasonYear: number;
  awayCode: string;
  homeCode: string;
}

/** The season series between the two clubs of a game, latest first; wins are counted for the clubs as they meet in it, wherever they met before. */
export function headToHead(results: readonly GameResult[], { seasonYear, awayCode, homeCode }: Pairing): HeadToHead {
  const clubs = [awayCode, homeCode];
  const meetings = results.filter((result) => clubs.includes(result.awayCode) && clubs.includes(result.homeCode));
  const winners = meetings.map(({ score, ...result }) =>
    score.away === score.home ? null : score.away > score.home ? result.awayCode : result.homeCode,
  );
  const runs = meetings.reduce((sum, { score }) => sum + score.away + score.home, 0);
  return {
    seasonYear,
    awayWins: winners.filter((code) => code === awayCode).length,
    homeWins: winners.filter((code) => code === homeCode).length,
    averageTotal: meetings.length ? runs / meetings.length : null,
    meetings: meetings.map(({ score, ...result }) => ({
      gameId: result.gameId,
      slateOn: result.slateOn,
      awayCode: result.awayCode,
      homeCode: result.homeCode,
      awayScore: score.away,
      homeScore: score.home,
    })),
  };
}
