import { DEFAULT_SPORT, type SportKey, sportOf } from '@clearedge/contract/sports';

/** Whose players a day's list is of: one sport, as four together would be thousands of rows; none of a sport whose players are not priced. */
export const propSportsOf = ({ sport = DEFAULT_SPORT }: { sport?: SportKey | undefined }): SportKey[] =>
  sportOf(sport).hasPlayerProps ? [sport] : [];
