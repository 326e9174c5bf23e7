import type { Fixture } from '@clearedge/quant/sports/baseball/ratings';
import type { ForecastInputs } from '../../db/schema/index.ts';
import type { LineUp } from '../../ports/index.ts';
import type { Contest } from '../contests/index.ts';

export type LineUps = { away: LineUp; home: LineUp } | null;
export type Announced = Pick<ForecastInputs, 'awayStarterId' | 'homeStarterId' | 'awayLineUp' | 'homeLineUp'>;

/** A batting order is used once it is announced: a guessed one is not evidence. */
const orderOf = (lineUp: LineUp | undefined): string[] | null =>
  lineUp?.confirmed && lineUp.batters.length > 0
    ? lineUp.batters.toSorted((a, b) => a.battingOrder - b.battingOrder).map(({ playerId }) => playerId)
    : null;

/** What has been announced of a game's men. */
export const announcedOf = (contest: Pick<Contest, 'awayPitcher' | 'homePitcher'>, lineUps: LineUps): Announced => ({
  awayStarterId: contest.awayPitcher?.playerId ?? null,
  homeStarterId: contest.homePitcher?.playerId ?? null,
  awayLineUp: orderOf(lineUps?.away),
  homeLineUp: orderOf(lineUps?.home),
});

/** A stored game in the form the ratings forecast. */
type Scheduled = Pick<Contest, 'gameId' | 'slateOn' | 'seasonYear' | 'gameNumber' | 'venue' | 'scheduledInnings' | 'awayCode' | 'homeCode'>;

export const toFixture = (contest: Scheduled, announced: Announced): Fixture => ({
  gameId: contest.gameId,
  playedOn: contest.slateOn,
  season: contest.seasonYear,
  gameNumber: contest.gameNumber,
  parkId: contest.venue,
  scheduledInnings: contest.scheduledInnings,
  away: { clubId: contest.awayCode, starterId: announced.awayStarterId, lineUp: announced.awayLineUp },
  home: { clubId: contest.homeCode, starterId: announced.homeStarterId, lineUp: announced.homeLineUp },
});
