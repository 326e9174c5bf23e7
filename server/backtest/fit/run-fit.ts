import { FITTED, type RatingParameters } from '@clearedge/quant/sports/baseball/ratings';
import { fitLink } from '../walk/links.ts';
import { type WalkInput, walkForward } from '../walk/walk-forward.ts';
import { fitBlend } from './fit-blend.ts';
import { goodnessOf, tryParameters } from './objective.ts';
import { type Found, type SearchTerms, searchParameters } from './search.ts';
import { blendText, type Provenance, ratingsText } from './write-fitted.ts';

export interface FitTerms extends SearchTerms {
  from: number;
  to: number;
  /** Eastern day on which the fit ran, for the record. */
  on: string;
  command: string;
}

export interface FitFiles {
  ratings: string;
  blend: string;
  provenance: Provenance;
}

/** The parameters with the calibration of all seasons of the fit. */
function withLink(parameters: RatingParameters, input: WalkInput): RatingParameters {
  const link = fitLink(walkForward(input, parameters), ({ strength }) => strength);
  return link === null ? parameters : { ...parameters, link };
}

/** Fits ratings and blend on the seasons from `from` to `to` alone, and answers the texts of both files. */
export function runFit(input: WalkInput, terms: FitTerms, onDraw: (draw: number, best: Found) => void): FitFiles {
  const seasons = input.seasons.filter(({ season }) => season >= terms.from && season <= terms.to);
  const seen: WalkInput = { ...input, seasons };
  const brief: WalkInput = { ...seen, isBrief: true };
  const found = searchParameters(FITTED, (parameters) => tryParameters(brief, parameters), terms, onDraw);
  const parameters = withLink(found.parameters, brief);
  const predictions = walkForward(seen, parameters);
  const { logLoss, closeGap, games } = goodnessOf(predictions);
  const rounded = (value: number): number => Number(value.toFixed(6));
  const provenance: Provenance = {
    on: terms.on,
    seasons: `${terms.from}-${terms.to}`,
    command: terms.command,
    games,
    logLoss: rounded(logLoss),
    closeGap: rounded(closeGap),
  };
  return { ratings: ratingsText(parameters, provenance), blend: blendText(fitBlend(predictions)), provenance };
}
