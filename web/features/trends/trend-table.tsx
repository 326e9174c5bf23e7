import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { TeamChip } from '../../core/team-chip.tsx';
import { formatSigned } from '../../lib/format.ts';
import { Spark } from '../../ui/charts/spark.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { LuckBar } from './luck-bar.tsx';
import type { Trend } from './trend.queries.ts';
import { TodayGames, TrendBody } from './trend-body.tsx';
import { nameText, recordText, signedPercent } from './trend-words.ts';

const COLUMNS = 7;
/** Rows before one asks for the rest: more than half luck is noise. */
const FIRST = 10;

function Row({ trend, rank }: { trend: Trend; rank: number }) {
  const [isOpen, setOpen] = useState(false);
  const { odds, prices } = useReaderFormat();
  const id = useId();
  const units = trend.units.at(-1);
  return (
    <Fragment>
      <tr className={clsx('tr-row', isOpen && 'open')}>
        <td className="tr-rank">{rank}</td>
        <th scope="row">
          <div className="tr-name">
            <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              {trend.team ? <TeamChip {...trend.team} size="sm" /> : null}
              <span>{prices(nameText(trend.title))}</span>
              <ChevronDown aria-hidden="true" />
            </button>
            {trend.next.length > 0 ? <Badge look="info">Today</Badge> : null}
          </div>
        </th>
        <td className="num">
          {recordText(trend)}
          <span className="cap">{`exp ${trend.baseRate.toFixed(0)}%`}</span>
          <span className="cap tr-narrow">{`${signedPercent(trend.roi)} ROI`}</span>
        </td>
        <td className="num tr-wide">{odds(trend.averageOdds)}</td>
        <td className={clsx('num tr-roi', trend.roi > 0 && 'good')}>
          {signedPercent(trend.roi)}
          {trend.atClose === null ? null : <span className="cap">{`${signedPercent(trend.atClose)} v. close`}</span>}
        </td>
        <td className="tr-wide">
          {units === undefined ? null : (
            <>
              <Spark values={trend.units} />
              <span className="sr">{`${formatSigned(units)} units`}</span>
            </>
          )}
        </td>
        <td className="tr-chance">
          <LuckBar trend={trend} />
        </td>
      </tr>
      <tr id={id} className="tr-detail" hidden={!isOpen}>
        {isOpen ? (
          <td colSpan={COLUMNS}>
            <TodayGames sport={trend.sport} next={trend.next} />
            <TrendBody trend={trend} />
          </td>
        ) : null}
      </tr>
    </Fragment>
  );
}

/** Every trend shown, the least likely to be luck first. */
export function TrendTable({ trends }: { trends: readonly Trend[] }) {
  const [isWhole, setWhole] = useState(false);
  const ranked = [...trends].sort((a, b) => a.chanceAmong - b.chanceAmong);
  const half = ranked.filter(({ chanceAmong }) => chanceAmong <= 0.5).length;
  const shown = isWhole ? ranked : ranked.slice(0, Math.max(FIRST, half));
  const left = ranked.length - shown.length;
  return (
    <section className="panel tr-panel" aria-label="All trends, least luck first">
      <header className="panel-h">
        <h2>All trends, least luck first</h2>
        <span className="cap">expected from closing prices</span>
      </header>
      <table className="tbl tr-tbl">
        <ColumnHeads
          heads={[
            { spoken: 'Rank', className: 'tr-rank' },
            'Trend',
            ['Record'],
            { text: 'Avg close', className: 'num tr-wide' },
            { text: 'ROI', className: 'num tr-roi' },
            { text: 'Units', className: 'tr-wide' },
            { text: 'Chance it is luck', className: 'tr-chance' },
          ]}
        />
        <tbody>
          {shown.map((trend, at) => (
            <Row key={trend.id} trend={trend} rank={at + 1} />
          ))}
        </tbody>
      </table>
      <footer className="tr-foot">
        <span className="cap">Over half luck is noise: shown so you can see it, not bet it.</span>
        {left > 0 ? (
          <Button size="sm" onClick={() => setWhole(true)}>
            Show {left} more
          </Button>
        ) : null}
      </footer>
    </section>
  );
}
