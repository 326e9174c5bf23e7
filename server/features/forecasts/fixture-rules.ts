import type { Fixture } from '@clearedge/quant/ratings';
import type { ForecastInputs } from '../../db/schema/index.ts';
import type { LineUp } from '../../ports/index.ts';
import type { SportEvent } from '../events/index.ts';

export type LineUps = { away: LineUp; home: LineUp } | null;
export type Announced = Pick<ForecastInputs, 'awayStarterId' | 'homeStarterId' | 'awayLineUp' | 'homeLineUp'>;

/** A batting order is used once it is announced: a guessed one is not evidence. */
const orderOf = (lineUp: LineUp | undefined): string[] | null =>
  lineUp?.confirmed && lineUp.batters.length > 0
    ? lineUp.batters.toSorted((a, b) => a.battingOrder - b.battingOrder).map(({ playerId }) => playerId)
    : null;

/** What has been announced of a game's men. */
export const announcedOf = (event: Pick<SportEvent, 'awayPitcher' | 'homePitcher'>, lineUps: LineUps): Announced => ({
  awayStarterId: event.awayPitcher?.playerId ?? null,
  homeStarterId: event.homePitcher?.playerId ?? null,
  awayLineUp: orderOf(lineUps?.away),
  homeLineUp: orderOf(lineUps?.home),
});

/** A stored game in the form the ratings forecast. */
type Scheduled = Pick<
  SportEvent,
  'gameId' | 'slateOn' | 'seasonYear' | 'gameNumber' | 'venue' | 'scheduledInnings' | 'awayCode' | 'homeCode'
>;

export const toFixture = (event: Scheduled, announced: Announced): Fixture => ({
  gameId: event.gameId,
  playedOn: event.slateOn,
  season: event.seasonYear,
  gameNumber: event.gameNumber,
  parkId: event.venue,
  scheduledInnings: event.scheduledInnings,
  away: { clubId: event.awayCode, starterId: announced.awayStarterId, lineUp: announced.awayLineUp },
  home: { clubId: event.homeCode, starterId: announced.homeStarterId, lineUp: announced.homeLineUp },
});
