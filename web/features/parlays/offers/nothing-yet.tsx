import { type GameSport, leagueOf } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../core/clock.ts';
import { type AnyGame, takesBets } from '../../../core/games.ts';
import { OffSeason } from '../../../core/off-season/off-season.tsx';
import { formatDate } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';
import { EmptyState, Skeleton } from '../../../ui/states/states.tsx';

const FRESH_MS = 60_000;

/** The sport and day listed. */
export interface SportDayShown {
  sport: GameSport;
  date: string;
  today: string;
}

/** Baseball's games say whether the model has spoken; of a league's games that have prices, it has not where nothing is listed. */
const isForecast = (game: AnyGame): boolean => ('aiSummary' in game ? game.aiSummary !== null : game.markets.length === 0);

function wordsOf(games: readonly AnyGame[], isToday: boolean, now: number): readonly [title: string, hint: string] {
  const open = games.filter((game) => takesBets(game) && Date.parse(game.gameTime) > now);
  const day = isToday ? 'Today’s' : 'That day’s';
  if (open.length === 0) return [`${day} games have all started.`, 'Opportunities come back with the next day’s games.'];
  return open.some(isForecast)
    ? [`No book offers a price on ${day.toLowerCase()} open games.`, 'Bets appear here as soon as one does.']
    : ['The model hasn’t posted yet.', `We’re analyzing ${day.toLowerCase()} games. Bets appear here as they are ready.`];
}

/** Why a day offers nothing to put together: that is not the filters' doing. */
export function NothingYet({ sport, date, today }: SportDayShown) {
  const { data, isError } = useQuery({ ...gameParts(sport).slateQuery({ date, week: null }), staleTime: FRESH_MS });
  const now = useNow(FRESH_MS);
  if (!data && !isError) return <Skeleton height={180} radius={8} />;
  if (data?.length === 0)
    return (
      <OffSeason sport={sport}>
        <EmptyState
          title={gameParts(sport).words.noGames}
          hint={`No ${leagueOf(sport)} games are scheduled for ${formatDate(date, 'long')}.`}
        />
      </OffSeason>
    );
  const [title, hint] = data ? wordsOf(data, date === today, now) : ['The games could not be read.', 'Reload the page to try again.'];
  return <EmptyState title={title} hint={hint} />;
}
