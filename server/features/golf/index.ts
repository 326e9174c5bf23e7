export {
  findGolfPlayer,
  findGolfPlayerCalled,
  findTournament,
  findTournamentOf,
  type GolfPlayerRef,
  type GolfTournament,
  listGolfField,
  listKnownTournaments,
  listTournamentsCalled,
} from './find-tournament.ts';
export { golfFeature } from './golf-feature.ts';
export { findGolfClose, type GolfOffer, listGolfClosings, listGolfOffers } from './prices/find-golf-price.ts';
export { catchUpGolf } from './sync-golf.ts';
