import { formatSignedPercent } from '../../../lib/format.ts';
import type { Finding, OwnReport } from '../performance.queries.ts';
import { partName } from './cut-words.ts';
import { countOf, signedRangeText } from './figure-words.ts';

const VERDICTS: Record<Finding['verdict'], (cuts: number) => string> = {
  chance: () => 'not yet distinguishable from chance',
  alone: (cuts) => `stands out alone, but not once all ${cuts} parts looked at are counted`,
  distinguishable: (cuts) => `distinguishable from chance, all ${cuts} parts looked at counted`,
};

/** "Underdogs +150 to +199: −18% over 43 bets, interval −41% to +6%: not yet distinguishable from chance." */
export function findingText({ cut, key, roi, bets, interval, verdict }: Finding, cutsLookedAt: number): string {
  const found = `${partName(cut, key)}: ${formatSignedPercent(roi, 0)} over ${countOf(bets, 'bet')}`;
  return `${found}, interval ${signedRangeText(interval)}: ${VERDICTS[verdict](cutsLookedAt)}.`;
}

type Unsaid = OwnReport['unsaid'][number];

const LACKS: Record<Unsaid['what'], (have: string, need: string) => string> = {
  roi: (have, need) => `A return for any part of your bets: that takes ${need} bets that were not void; there are ${have}.`,
  days: (have, need) => `How far chance could have moved your return: the interval resamples days and takes ${need}; there are ${have}.`,
  edge: (have, need) => `Whether you have an edge: telling one of 5% from none takes about ${need} bets at your prices; there are ${have}.`,
  closing: (have, need) =>
    `Whether you beat the close: ${need} bets with both sides of their closing price say something; there are ${have}.`,
  streaks: (have, need) => `Whether your streaks mean anything: that takes ${need} decided bets; there are ${have}.`,
  estimates: () =>
    'Whether your own estimates are calibrated: this page goes by the prices you took. Performance Analytics keeps the chances you note.',
};

export const unsaidText = ({ what, have, need }: Unsaid): string => LACKS[what](have.toLocaleString('en-US'), need.toLocaleString('en-US'));
