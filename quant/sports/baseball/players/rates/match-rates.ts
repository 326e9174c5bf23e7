import { byOutcome, normaliseOutcomes, type OutcomeRates, requireRates } from '../outcomes.ts';

/**
 * What a batter's turns against a pitcher come to: batter times pitcher over league, outcome by outcome, brought to a sum of 1 (log5 for many
 * outcomes; Haechrel, SABR 2014). A league pitcher leaves the batter as he is, and the other way round.
 * RangeError when a set does not sum to 1 or the league never has an outcome that one of them has.
 */
export function matchRates(batter: OutcomeRates, pitcher: OutcomeRates, league: OutcomeRates): OutcomeRates {
  requireRates(batter, 'batter');
  requireRates(pitcher, 'pitcher');
  requireRates(league, 'league');
  return normaliseOutcomes(
    byOutcome((outcome) => {
      if (league[outcome] > 0) return (batter[outcome] * pitcher[outcome]) / league[outcome];
      if (batter[outcome] > 0 || pitcher[outcome] > 0) throw new RangeError(`the league has no ${outcome}`);
      return 0;
    }),
  );
}
