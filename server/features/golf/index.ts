export { acceptHeldGolf } from './facts/accept-held-golf.ts';
export {
  findGolfFacts,
  findGolfPlayer,
  findGolfPlayerCalled,
  findTournament,
  type GolfPlayerRef,
  type GolfTournament,
  getTournament,
  listGolfField,
  listKnownTournaments,
  listTournamentsCalled,
  lockGradableGolf,
} from './find-tournament.ts';
export { golfFeature } from './golf-feature.ts';
export { findGolfClose, type GolfOffer, listGolfClosings, listGolfOffers } from './prices/find-golf-price.ts';
export { catchUpGolf } from './sync/sync-calendar.ts';
