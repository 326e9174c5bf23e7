export {
  findGolfPlayer,
  findGolfPlayerCalled,
  findTournament,
  findTournamentOf,
  listGolfField,
  listKnownTournaments,
  listTournamentsCalled,
} from './find-tournament.ts';
export { golfFeature } from './golf-feature.ts';
export { findLiveTournament, type LiveTournament } from './live-golf.ts';
export { findGolfClose, listGolfClosings, listGolfOffers } from './prices/find-golf-price.ts';
export { catchUpGolf } from './sync-golf.ts';
