import { easternInstant } from '@clearedge/quant/calendar';
import type { FeedNewsItem, FeedPitcher } from '../../../ports/index.ts';
import { dayOnOf, easternClock, weekdayOf } from '../calendar.ts';
import { clubName } from '../clubs/club.ts';
import { CLUBS } from '../clubs/club-table.ts';
import { feedPitcher, starterKnownAt } from '../feed/feed-pitcher.ts';
import type { Game } from '../league/league.ts';
import { type Side, scratchOf } from '../lineups/starters.ts';
import { isPostponed, startKnownAt } from '../schedule/fixture.ts';
import { newsItem } from './news-item.ts';

const PREVIEW = { hour: 8, minute: 15 } as const;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const describe = ({ name, wins, losses, era }: FeedPitcher): string =>
  `${name} (${wins}-${losses}${era === null ? '' : `, ${era.toFixed(2)} ERA`})`;

/** The probable starters of a game, told in the morning. */
export function starterNews(game: Game, order: number): FeedNewsItem | null {
  const { fixture } = game;
  const at = easternInstant(fixture.slateOn, PREVIEW.hour, PREVIEW.minute).getTime() + order * 60_000;
  const away = feedPitcher(game, 'away', at);
  const home = feedPitcher(game, 'home', at);
  if (away === null || home === null || fixture.gameNumber === 2) return null;
  const [visitors, hosts] = [CLUBS[fixture.away]!, CLUBS[fixture.home]!];
  const title = `Probable starters: ${away.name} for the ${visitors.nickname}, ${home.name} for the ${hosts.nickname}`;
  const summary = `${describe(away)} faces ${describe(home)} at ${hosts.venue}. First pitch is scheduled for ${easternClock(startKnownAt(fixture, at))}.`;
  return newsItem(`starters-${fixture.gameId}`, at, 'Pitching', title, summary);
}

export function postponementNews({ fixture }: Game): FeedNewsItem | null {
  if (!isPostponed(fixture) || fixture.rain?.kind !== 'postponed') return null;
  const [away, home] = [CLUBS[fixture.away]!, CLUBS[fixture.home]!];
  const { announcedAt, makeUpDay } = fixture.rain;
  const day = `${WEEKDAYS[weekdayOf(makeUpDay)]}, ${dayOnOf(makeUpDay)}`;
  const summary = `The ${clubName(away)} and the ${clubName(home)} will make the game up as part of a doubleheader on ${day}.`;
  return newsItem(
    `postponed-${fixture.gameId}`,
    announcedAt,
    'Postponements',
    `Rain washes out ${away.nickname} at ${home.nickname}`,
    summary,
  );
}

export function scratchNews(game: Game): FeedNewsItem[] {
  const { season, fixture } = game;
  return (['away', 'home'] as const).flatMap((side: Side) => {
    const at = scratchOf(season, fixture, side);
    if (at === null) return [];
    const [gone, now] = [starterKnownAt(game, side, at - 1), starterKnownAt(game, side, at)];
    if (gone === null || now === null || gone === now) return [];
    const club = CLUBS[fixture[side]]!;
    const title = `${gone.name} scratched; ${now.name} to start for the ${club.nickname}`;
    return [
      newsItem(
        `scratch-${fixture.gameId}-${club.code}`,
        at,
        'Pitching',
        title,
        `The ${clubName(club)} withdrew ${gone.name} on the day of the game. ${now.name} takes his place.`,
      ),
    ];
  });
}
