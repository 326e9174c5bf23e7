import type { GolfDetail, GolfEntrant } from './golf/detail.ts';
import type { LeagueDetail } from './league-detail.ts';

/** What only the contests of one sport have; `sport` is the contest's own, as a check of the table says. */
export type ContestDetail = LeagueDetail | GolfDetail;

/** What only the entrants of one sport have. */
export type EntrantDetail = GolfEntrant;
