import type { FeedNewsItem } from '../../../ports/index.ts';
import { dayOnOf } from '../calendar/day-number.ts';
import { clubName } from '../clubs/club.ts';
import { CLUBS } from '../clubs/club-table.ts';
import { injuryToldAt, returnToldAt } from '../lineups/fitness.ts';
import type { Season } from '../lineups/season.ts';
import { isOnActiveRoster } from '../stats/injury-list.ts';
import { newsItem } from './news-item.ts';

/** Who went on the injured list, and who came off it, on one day. */
export function injuryNews(season: Season, day: number): FeedNewsItem[] {
  return season.injuries.flatMap((spells) =>
    spells.flatMap((spell) => {
      const { player, description, fromDay, backDay, expectedDay } = spell;
      if ((fromDay !== day && backDay !== day) || !isOnActiveRoster(player)) return [];
      const club = CLUBS[player.club]!;
      const id = `${player.playerId}-${dayOnOf(fromDay)}`;
      if (fromDay === day) {
        const summary = `${player.name} (${player.position}) of the ${clubName(club)}: ${description.toLowerCase()}. He is expected back about ${dayOnOf(expectedDay)}.`;
        return [
          newsItem(`injured-${id}`, injuryToldAt(spell), 'Injuries', `${club.nickname} place ${player.name} on the injured list`, summary),
        ];
      }
      const summary = `${player.name} (${player.position}) is back after missing ${backDay - fromDay} days with ${description.toLowerCase()}.`;
      return [newsItem(`returned-${id}`, returnToldAt(spell), 'Roster', `${club.nickname} activate ${player.name}`, summary)];
    }),
  );
}
