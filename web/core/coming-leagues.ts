import { GAME_SPORTS, sportOf } from '@clearedge/contract/sports';

/** Leagues announced and not yet here. */
export const COMING = ['NFL', 'NHL', 'NBA'].filter((league) => !GAME_SPORTS.some((sport) => sportOf(sport).league === league));
