import { DEFAULT_SPORT, type SportKey } from '@clearedge/contract/sports';

/** The sport that a request is about: the one it names, or that of the addresses which name none, such as `/api/games`. */
export const requestedSport = <Sport extends SportKey>(query: { sport?: Sport | undefined } = {}): Sport | typeof DEFAULT_SPORT =>
  query.sport ?? DEFAULT_SPORT;
