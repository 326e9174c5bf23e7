import type { FeedFootballGame } from '../../../ports/index.ts';
import type { SlateContest } from '../../contests/index.ts';

const EASTERN_HOUR = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', hour: 'numeric', hourCycle: 'h23' });
const EVENING = 17;

/** A football game in the form of every contest; what only baseball has is filled plainly. */
export function toFeedGame({ stage, isNeutral, ...game }: FeedFootballGame): SlateContest {
  return {
    ...game,
    detail: { sport: 'cfl', stage, isNeutral },
    gameNumber: 1,
    isDoubleheader: false,
    scheduledInnings: 0,
    dayNight: Number(EASTERN_HOUR.format(game.startsAt)) >= EVENING ? 'night' : 'day',
    awayPitcher: null,
    homePitcher: null,
  };
}
