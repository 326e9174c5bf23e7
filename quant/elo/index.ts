export {
  ELO_AVERAGE,
  ELO_HOME_EDGE,
  ELO_HOME_EDGE_WITHOUT_FANS,
  type EloGame,
  eloAfter,
  eloDifference,
  eloExpectation,
  eloLead,
  eloMarginK,
  eloNextSeason,
  eloPitcherAdjustment,
  eloWinProbability,
} from './elo.ts';
export { leagueLog5, log5, multinomialLog5 } from './log5.ts';
export { pythagenpat, pythagenpatExponent, pythagorean } from './pythagenpat.ts';
