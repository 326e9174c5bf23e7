import { ConfidenceMeter } from '../../../core/confidence.tsx';
import { formatCount, formatPercent } from '../../../lib/format.ts';
import type { OpenAiSummary } from '../contest-types.ts';

type Ranked = Pick<OpenAiSummary, 'confidence' | 'band' | 'favored'>;

const winText = ({ favored }: Pick<Ranked, 'favored'>): string => `${favored.teamCode} ${formatPercent(favored.probability)}`;

/** The rank, the probability it stands for, and the record of its band with sample, interval and seasons. */
export function ConfidenceRecord({ summary }: { summary: Ranked }) {
  const { confidence, band, favored } = summary;
  const rate = formatPercent(band.wins / band.picks);
  return (
    <>
      <ConfidenceMeter value={confidence} note={`${winText(summary)} to win`} />
      <p className="cap gd-conf">
        {`Confidence ${confidence}/100: more evidence than that share of back-tested winner plays. It’s a rank, not a win probability; that is `}
        <b>{formatPercent(favored.probability)}</b>
        {` (${formatPercent(favored.low)} to ${formatPercent(favored.high)}).`}
      </p>
      <p className="cap gd-conf">
        {`Back-test ${band.seasons}, ranked ${band.from}–${band.to}: won `}
        <b>{rate}</b>
        {` (n ${formatCount(band.picks)}, 95% ${formatPercent(band.low)} to ${formatPercent(band.high)}).`}
      </p>
    </>
  );
}
