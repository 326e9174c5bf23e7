import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent } from '../../../lib/format.ts';
import { evText } from '../pick-words.ts';
import type { FootballPick } from '../picks.queries.ts';

/** Price, worth and chance of a pick, each with where it comes from. */
export function PickFigures({ pick }: { pick: FootballPick }) {
  const { odds, clock } = useReaderFormat();
  const { pushProbability: push } = pick;
  const rows = [
    { label: 'Price', value: odds(pick.odds), note: `${pick.bookName}, seen ${clock(pick.priceSeenAt)}` },
    { label: 'Expected value', value: evText(pick.expectedValue), note: `fair at ${odds(pick.fairOdds)}` },
    {
      label: 'Win probability',
      value: formatPercent(pick.winProbability),
      note:
        push > 0
          ? `push ${formatPercent(push)}`
          : `${formatPercent(pick.probabilityLow, 0)} to ${formatPercent(pick.probabilityHigh, 0)}, one deviation`,
    },
    {
      label: 'The books together',
      value: formatPercent(pick.marketProbability * (1 - push)),
      note: `${pick.bookCount} books, without margin`,
    },
  ];
  return (
    <dl className="pk-figs">
      {rows.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
