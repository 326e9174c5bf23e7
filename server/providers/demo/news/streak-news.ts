import type { FeedNewsItem } from '../../../ports/index.ts';
import { MINUTE_MS } from '../calendar/day-number.ts';
import { clubName } from '../clubs/club.ts';
import { CLUBS } from '../clubs/club-table.ts';
import type { Game } from '../league/league.ts';
import { isPostponed } from '../schedule/fixture.ts';
import { newsItem } from './news-item.ts';

const SHORTEST = 4;
const TOLD_AFTER_MS = 26 * MINUTE_MS;

function hasWon({ season, fixture }: Game, club: number): boolean {
  const { away, home } = season.resultOf(fixture).line.totals;
  return home.runs > away.runs === (fixture.home === club);
}

/** Wins (or losses) in a row of a club with this game, which ended them or made them longer. */
function runOf({ season, fixture }: Game, club: number): { length: number; isWinning: boolean } {
  const played = season.schedule.byClub[club]!.filter((other) => !isPostponed(other));
  const isWinning = hasWon({ season, fixture }, club);
  let at = played.indexOf(fixture);
  let length = 0;
  while (at >= 0 && hasWon({ season, fixture: played[at]! }, club) === isWinning) {
    length += 1;
    at -= 1;
  }
  return { length, isWinning };
}

export function streakNews(game: Game): FeedNewsItem[] {
  const { season, fixture } = game;
  if (isPostponed(fixture)) return [];
  const at = season.resultOf(fixture).endAt + TOLD_AFTER_MS;
  return [fixture.away, fixture.home].flatMap((club) => {
    const { length, isWinning } = runOf(game, club);
    if (length < SHORTEST) return [];
    const name = clubName(CLUBS[club]!);
    const title = isWinning
      ? `${CLUBS[club]!.nickname} win their ${length}th in a row`
      : `${CLUBS[club]!.nickname} have lost ${length} straight`;
    const summary = `The ${name} have now ${isWinning ? 'won' : 'lost'} ${length} games in a row.`;
    return [newsItem(`streak-${fixture.gameId}-${CLUBS[club]!.code}`, at, 'Streaks', title, summary)];
  });
}
