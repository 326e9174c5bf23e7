import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import type { Figures } from '../strategy.queries.ts';
import { figureWords } from '../strategy-words.ts';

/** The figures of a backtest or of a forward test, each with its sample or range. */
export function TestFigures({ figures }: { figures: Figures }) {
  const { odds } = useReaderFormat();
  return (
    <dl className="st-figs">
      {figureWords(figures, odds).map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
