import { REFRESH_MS } from '@clearedge/contract/constants';
import type { SportKey } from '@clearedge/contract/sports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyGame } from '../../../core/games.ts';
import { type LineMark, marksFrom } from '../../../core/prices/line-marks.ts';
import { CARD_MARKETS, marketName } from '../../../core/prices/read-markets.ts';
import { useSession } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatLine } from '../../../lib/format.ts';
import { apiQuery } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { HistoryMarket, HistorySide, LineHistory } from '../contest-types.ts';
import { useLineHistory } from '../event.queries.ts';
import { buildChart, type ChartModel } from './chart-model.ts';
import type { ChartText } from './chart-scales.ts';
import { ChartLegend, StepChart } from './step-chart.tsx';

const ROWS_SHOWN = 7;

function HistoryTable({ history, lineText }: { history: LineHistory; lineText: (line: number) => string }) {
  const [isAll, setAll] = useState(false);
  const { odds, dateTime } = useReaderFormat();
  const rows = history.series
    .flatMap((series) => series.points.map((point) => ({ ...point, bookName: series.bookName })))
    .sort((a, b) => b.at.localeCompare(a.at) || a.bookName.localeCompare(b.bookName));
  const shown = isAll ? rows : rows.slice(0, ROWS_SHOWN);
  const hasLine = history.market !== 'moneyline';
  return (
    <div className="hist-x">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Book</th>
            {hasLine ? (
              <th scope="col" className="num">
                Line
              </th>
            ) : null}
            <th scope="col" className="num">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={`${row.bookName}-${row.at}`}>
              <td>{dateTime(row.at)}</td>
              <td>{row.bookName}</td>
              {hasLine ? <td className="num">{row.line === null ? '—' : lineText(row.line)}</td> : null}
              <td className="num">{row.odds === null ? 'Off' : odds(row.odds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length ? <Button size="sm" onClick={() => setAll(true)}>{`All ${rows.length} prices`}</Button> : null}
    </div>
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, made);
  return made;
}

/** Minutes a zone is ahead of UTC at an instant: −240 for New York in July. */
function zoneOffsetMinutes(at: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    partsFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute);
  return Math.round((local - at.getTime()) / 60_000);
}

/** "8 AM"; over several days a midnight reads "Jul 11". */
function tickTime(at: Date, spanHours: number, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at);
  const isMidnight = part({ hour: 'numeric', hourCycle: 'h23' }) === '00';
  if (spanHours > 24 && isMidnight) return part({ month: 'short', day: 'numeric' });
  return spanHours < 5 ? part({ hour: 'numeric', minute: '2-digit' }) : part({ hour: 'numeric' });
}

function useChartText(market: HistoryMarket): ChartText {
  const { odds, timeZone } = useReaderFormat();
  return {
    odds,
    line: market === 'total' ? String : formatLine,
    zoneOffsetMinutes: (at) => zoneOffsetMinutes(at, timeZone),
    time: (at, spanHours) => tickTime(at, spanHours, timeZone),
  };
}

const marketsOf = (sport: SportKey) =>
  CARD_MARKETS.map((value) => ({ value, label: value === 'total' ? 'Total' : marketName(sport, value) }));
const BOOKS_SHOWN = 4;

type Teams = Pick<AnyGame, 'sport' | 'gameId' | 'awayTeam' | 'homeTeam' | 'awayTeamCode' | 'homeTeamCode'>;

function sidesOf(game: Teams, market: HistoryMarket): { value: HistorySide; label: string }[] {
  if (market === 'total')
    return [
      { value: 'over', label: 'Over' },
      { value: 'under', label: 'Under' },
    ];
  return [
    { value: 'away', label: game.awayTeamCode },
    { value: 'home', label: game.homeTeamCode },
  ];
}

function chartLabel(history: LineHistory, model: ChartModel): string {
  const best = model.lines[0];
  const now = best ? `${model.isClosed ? 'closed' : 'now'} ${best.endText} at ${best.bookName}` : '';
  return `${history.side} ${history.market} by book: ${model.opening ? `${model.opening.text.toLowerCase()}, ` : ''}${now}. ${model.marks.map(({ text }) => `${text}. `).join('')}The table holds every price.`;
}

function Legend({ model, isAll, onAll }: { model: ChartModel; isAll: boolean; onAll: () => void }) {
  const hidden = model.hiddenBooks;
  return (
    <>
      <ChartLegend model={model}>
        {hidden > 0 ? <span>{`${hidden} more ${hidden === 1 ? 'book' : 'books'} hidden`}</span> : null}
      </ChartLegend>
      {hidden > 0 || isAll ? (
        <Button size="sm" aria-pressed={isAll} onClick={onAll}>
          All books
        </Button>
      ) : null}
    </>
  );
}

function Drawing({ history, marks }: { history: LineHistory; marks: readonly LineMark[] }) {
  const text = useChartText(history.market);
  const [isAll, setAll] = useState(false);
  const [isTable, setTable] = useState(false);
  const model = buildChart(history, isAll ? history.series.length : BOOKS_SHOWN, text, marks);
  if (!model) return <p className="muted chart-none">No book has quoted this side yet.</p>;
  return (
    <>
      {isTable ? <HistoryTable history={history} lineText={text.line} /> : <StepChart model={model} label={chartLabel(history, model)} />}
      <div className="chart-foot">
        {isTable ? <span className="grow" /> : <Legend model={model} isAll={isAll} onAll={() => setAll(!isAll)} />}
        <Button size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Table
        </Button>
      </div>
    </>
  );
}

/** How every book's price of one side moved since it opened. */
export default function LineMovement({ game, picks }: { game: Teams; picks: Parameters<typeof marksFrom>[2] }) {
  const [market, setMarket] = useState<HistoryMarket>('moneyline');
  const [isSecond, setSecond] = useState(false);
  const sides = sidesOf(game, market);
  const side = sides[isSecond ? 1 : 0]!.value;
  const { data, isError, refetch } = useLineHistory(game.gameId, market, side);
  const isIn = useSession().user !== null;
  const bets = useQuery({ ...apiQuery('GET /api/bets'), staleTime: REFRESH_MS.games, enabled: isIn }).data ?? [];
  const marks = marksFrom({ gameId: game.gameId, market, side }, bets, picks);
  const tools = (
    <>
      <Segmented label="Side" value={side} options={sides} onChange={(chosen) => setSecond(chosen === sides[1]!.value)} />
      <Segmented label="Market" value={market} options={marketsOf(game.sport)} onChange={setMarket} />
    </>
  );
  const caption = market === 'moneyline' ? 'Higher is better for the bettor' : 'The line where it moved, else the price';
  return (
    <Panel title="Line movement" tools={tools} caption={caption} className="lm">
      {data ? <Drawing history={data} marks={marks} /> : null}
      {!data && isError ? <ErrorState title="The price history could not be loaded" onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <Skeleton height={312} radius={6} />}
    </Panel>
  );
}
