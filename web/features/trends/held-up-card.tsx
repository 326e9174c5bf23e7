import { useId } from 'react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { TeamChip } from '../../core/team-chip.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import type { Trend } from './trend.queries.ts';
import { TodayGames, TrendBody } from './trend-body.tsx';
import { chanceText, nameText, recordText, signedPercent } from './trend-words.ts';

/** A trend that luck alone seldom finds, even among all that were tested. */
export function HeldUpCard({ trend }: { trend: Trend }) {
  const { prices } = useReaderFormat();
  const id = useId();
  const figures = [
    { name: 'Record', value: recordText(trend) },
    { name: 'Expected', value: `${trend.baseRate.toFixed(0)}%` },
    { name: 'ROI', value: signedPercent(trend.roi) },
    ...(trend.atClose === null ? [] : [{ name: 'Worth at the close', value: signedPercent(trend.atClose) }]),
    { name: 'Chance it is luck', value: chanceText(trend.chanceAmong) },
  ];
  return (
    <article className="panel tr-card" aria-labelledby={id}>
      <header className="tr-h">
        {trend.team ? <TeamChip {...trend.team} size="sm" /> : null}
        <h2 id={id}>{prices(nameText(trend.title))}</h2>
        <Badge look="value">Held up</Badge>
      </header>
      <dl className="tr-four">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <TodayGames sport={trend.sport} next={trend.next} />
      <details className="tr-more">
        <summary>How it was tested</summary>
        <TrendBody trend={trend} />
      </details>
    </article>
  );
}
