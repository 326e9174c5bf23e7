import { formatSigned, plural } from '../../../lib/format.ts';
import type { OwnReport } from '../performance.queries.ts';
import './close-histogram.css';

type Bin = OwnReport['closing']['histogram'][number];

const percent = (share: number): string => `${formatSigned(100 * share, 0)}%`;

function binText({ low, high }: Bin): string {
  if (low === null) return `${percent(high ?? 0)} or less`;
  return high === null ? `over ${percent(low)}` : `${percent(low)} to ${percent(high)}`;
}

const isBeaten = ({ low }: Bin): boolean => low !== null && low >= 0;
/** Every second edge is named: all of them would not fit. */
const isNamed = ({ low }: Bin): boolean => low !== null && Math.round(100 * low) % 2 === 0;

/** How far each price stood from the close: bets by closing line value, those that beat it in green. */
export function CloseHistogram({ bins }: { bins: readonly Bin[] }) {
  const most = Math.max(...bins.map(({ bets }) => bets));
  if (bins.length === 0) return null;
  const spoken = bins.filter(({ bets }) => bets > 0).map((bin) => `${binText(bin)}: ${plural(bin.bets, 'bet')}`);
  return (
    <figure className="clv-hist">
      <p className="sr">{`Bets by closing line value. ${spoken.join('; ')}.`}</p>
      <div className="bars" aria-hidden="true">
        {bins.map((bin) => (
          <i
            key={binText(bin)}
            data-beaten={isBeaten(bin) || undefined}
            style={{ height: `${(100 * bin.bets) / most}%` }}
            title={`${binText(bin)}: ${plural(bin.bets, 'bet')}`}
          />
        ))}
      </div>
      <div className="marks" aria-hidden="true">
        {bins.map((bin) => (
          <span key={binText(bin)}>{isNamed(bin) ? formatSigned(100 * bin.low!, 0) : ''}</span>
        ))}
      </div>
      <figcaption className="cap">Closing line value in percent, bet by bet. Green beat the close.</figcaption>
    </figure>
  );
}
