import type { FeedEvent, FeedFootballGame } from '../../../ports/index.ts';

const EASTERN_HOUR = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', hour: 'numeric', hourCycle: 'h23' });
const EVENING = 17;

/** A football game in the form of every event; what only baseball has is filled plainly. */
export function toFeedEvent({ week: _week, stage: _stage, isNeutral: _neutral, ...game }: FeedFootballGame): FeedEvent {
  return {
    ...game,
    gameNumber: 1,
    isDoubleheader: false,
    scheduledInnings: 0,
    dayNight: Number(EASTERN_HOUR.format(game.startsAt)) >= EVENING ? 'night' : 'day',
    awayPitcher: null,
    homePitcher: null,
  };
}
