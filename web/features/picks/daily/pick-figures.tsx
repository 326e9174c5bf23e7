import clsx from 'clsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent } from '../../../lib/format.ts';
import type { AnyPick } from '../pick.queries.ts';
import { evText, stakeText } from '../pick-words.ts';

interface Figure {
  label: string;
  value: string;
  note: string;
  title?: string;
  isGood?: boolean;
}

/** What is advised to be staked, or what the books together say where no stake is advised. */
function lastFigure(pick: AnyPick): Figure {
  if ('kellyShare' in pick)
    return {
      label: 'Stake',
      value: stakeText(pick.kellyShare),
      note: 'of bankroll, ¼ Kelly less uncertainty',
      title: 'Quarter Kelly, reduced by what is not known of the probability; 5% at most',
    };
  const market = pick.marketProbability * (1 - pick.pushProbability);
  return { label: 'The books together', value: formatPercent(market), note: `${pick.bookCount} books, without margin` };
}

/** Price, worth and chance of a pick, each with where it comes from. */
export function PickFigures({ pick }: { pick: AnyPick }) {
  const { odds, clock } = useReaderFormat();
  const { pushProbability: push, probabilityLow: low, probabilityHigh: high } = pick;
  const figures: Figure[] = [
    { label: 'Price', value: odds(pick.odds), note: `${pick.bookName}, seen ${clock(pick.priceSeenAt)}` },
    { label: 'Expected value', value: evText(pick.expectedValue), note: `fair at ${odds(pick.fairOdds)}`, isGood: true },
    {
      label: 'Win probability',
      value: formatPercent(pick.winProbability),
      note: push > 0 ? `push ${formatPercent(push)}` : `${formatPercent(low, 0)} to ${formatPercent(high, 0)}`,
    },
    lastFigure(pick),
  ];
  return (
    <dl className="pk-figs">
      {figures.map(({ label, value, note, title, isGood }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b className={clsx(isGood && 'good') || undefined}>{value}</b>
            <span title={title}>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
