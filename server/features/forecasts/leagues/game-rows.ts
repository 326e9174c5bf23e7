import type { LeagueSport } from '@clearedge/contract/sports';
import { and, asc, gt, inArray, lte } from 'drizzle-orm';
import { contests } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';
import type { LeagueFixture } from '../../../sports/registry.ts';
import type { Contest } from '../../contests/index.ts';
import { fixtureColumns, isCounted } from '../../ratings/index.ts';

/** A coming game with what a forecast needs beyond the contest. */
export interface ComingGame extends LeagueFixture {
  id: string;
  gameId: string;
  slateOn: string;
  status: Contest['status'];
  awayName: string;
  homeName: string;
}

const HOUR = 3_600_000;

/** Games that count, whose clubs are known and which begin within so many hours. */
export async function listComingGames(db: Db, sport: LeagueSport, now: Date, hours: number): Promise<ComingGame[]> {
  return db
    .select({
      ...fixtureColumns(sport),
      id: contests.id,
      gameId: contests.gameId,
      slateOn: contests.slateOn,
      status: contests.status,
      awayName: contests.awayName,
      homeName: contests.homeName,
    })
    .from(contests)
    .where(
      and(
        isCounted(sport),
        inArray(contests.status, ['scheduled', 'delayed']),
        gt(contests.startsAt, now),
        lte(contests.startsAt, new Date(now.getTime() + hours * HOUR)),
      ),
    )
    .orderBy(asc(contests.startsAt), asc(contests.gameId));
}
