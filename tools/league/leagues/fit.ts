import { createSeason } from '../../../server/providers/demo/leagues/league.ts';
import type { OutlookFit } from '../../../server/providers/demo/leagues/market/outlook.ts';
import { expectedOf, type FitSample, fitParts } from './fit-parts.ts';
import type { ReportedLeague } from './measure.ts';
import { fitPoints, type Points } from './points.ts';

const SEASONS = 12;
const GAMES = 28_000;
const PART_GAMES = 12_000;
/** How margins and totals follow from what can be known of the sides. */
export function fitLeague({ form, totalWeights }: ReportedLeague): OutlookFit {
  const [margins, totals]: [Points, Points] = [[], []];
  const seasons = Array.from({ length: SEASONS }, (_, at) => createSeason(form, `fit-${at}`, at % 5));
  for (let time = 0; margins.length < GAMES; time++)
    for (const { fixtures, edgeOf } of seasons)
      for (const fixture of fixtures) {
        const edge = edgeOf(fixture);
        const { score } = form.play(`fit|${time}`, fixture, edge);
        margins.push([edge.home - edge.away, score.home - score.away]);
        totals.push([edge.home + edge.away, score.home + score.away]);
      }
  return fitPoints(margins, totals, totalWeights);
}

/** The same of each part of a game, from what its market expects of the whole. */
export function fitLeagueParts({ form, market, unit, partWeights }: ReportedLeague): Record<string, OutlookFit> {
  const samples: FitSample[] = [];
  const seasons = Array.from({ length: SEASONS }, (_, at) => createSeason(form, `fit-${at}`, at % 5));
  for (let time = 0; samples.length < PART_GAMES; time++)
    for (const { fixtures, edgeOf } of seasons)
      for (const fixture of fixtures) {
        const edge = edgeOf(fixture);
        samples.push({ expected: expectedOf(market.fit, edge), result: form.play(`fit|${time}`, fixture, edge) });
      }
  return fitParts(samples, partWeights, unit);
}
