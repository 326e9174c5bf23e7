import { formatCount, formatPercent } from '../../../lib/format.ts';
import { ConfidenceMeter } from '../../../ui/marks/confidence-meter.tsx';
import type { OpenAiSummary } from '../event-types.ts';

type Ranked = Pick<OpenAiSummary, 'confidence' | 'band' | 'favoured'>;

const winText = ({ favoured }: Pick<Ranked, 'favoured'>): string => `${favoured.teamCode} ${formatPercent(favoured.probability)}`;

/** The rank, the probability it stands for, and the record of its band with sample, interval and seasons. */
export function ConfidenceRecord({ summary }: { summary: Ranked }) {
  const { confidence, band, favoured } = summary;
  const rate = formatPercent(band.wins / band.picks);
  return (
    <>
      <ConfidenceMeter value={confidence} note={`${winText(summary)} to win`} />
      <p className="cap gd-conf">
        {`AI confidence ${confidence}%: stronger evidence than that share of past winner picks. It is a rank, not a chance of winning; that is `}
        <b>{formatPercent(favoured.probability)}</b>
        {` (${formatPercent(favoured.low)} to ${formatPercent(favoured.high)}).`}
      </p>
      <p className="cap gd-conf">
        {`Picks of rank ${band.from}–${band.to} have won `}
        <b>{rate}</b>
        {` (n ${formatCount(band.picks)}, 95% ${formatPercent(band.low)} to ${formatPercent(band.high)}, real seasons ${band.seasons}).`}
      </p>
    </>
  );
}
