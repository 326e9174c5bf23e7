import clsx from 'clsx';
import { type PointerEvent, useState } from 'react';
import { type LineMark, markText } from '../../../core/prices/line-marks.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import type { LineHistory } from '../comparison.queries.ts';
import { lineText } from '../words.ts';
import { type Drawn, type Frame, frameOf, heightFor, leftOf, marksOf, oddsAt, pointAt, stepPath, topOf } from './chart-rules.ts';

interface LineChartProps {
  history: LineHistory;
  drawn: Drawn;
  marks: readonly LineMark[];
  /** The book that stands out; the others lie under it. */
  book: string;
}

const place = (frame: Frame, at: number, value: number) => ({ left: `${leftOf(frame, at)}%`, top: `${topOf(frame, value)}%` });

function MarkTag({ mark, frame, drawn }: { mark: LineMark; frame: Frame; drawn: Drawn }) {
  const { odds } = useReaderFormat();
  const value = heightFor(mark, drawn);
  if (value === null) return null;
  const style = place(frame, mark.at, value);
  const left = leftOf(frame, mark.at);
  return (
    <>
      <i className={clsx('mark', mark.kind)} style={style} />
      <span className={clsx('tag', mark.kind, left < 15 && 'r', left > 85 && 'l')} style={style}>
        {markText(mark)} {odds(mark.odds)}
      </span>
    </>
  );
}

/** Each book's steps, the opening of the one that stands out, and one's own bets and our picks on them. */
export function LineChart({ history, drawn, marks, book }: LineChartProps) {
  const { odds, clock, dateTime } = useReaderFormat();
  const [aimedAt, setAimedAt] = useState<number | null>(null);
  const heights = marks.map((mark) => heightFor(mark, drawn)).filter((value) => value !== null);
  const frame = frameOf(history, drawn, heights);
  const chosen = history.series.find((one) => one.book === book) ?? history.series[0];
  if (!frame || !chosen) return <p className="note">No book has priced this side yet.</p>;
  const opening = chosen.points.find((point) => heightFor(point, drawn) !== null);
  const textOf = (value: number): string => (drawn === 'line' ? lineText(history.side, value) : odds(oddsAt(value)));
  const aim = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = box.width > 0 ? Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) : 1;
    setAimedAt(frame.from + share * (frame.to - frame.from));
  };
  const read = pointAt(chosen, aimedAt ?? frame.to);
  return (
    <>
      <p className="oc-read" aria-live="off">
        <b>{chosen.bookName}</b> {read && read.odds !== null ? `${lineText(history.side, read.line)} ${odds(read.odds)}` : NONE}
        <span className="cap">{aimedAt === null ? 'now' : dateTime(new Date(aimedAt).toISOString())}</span>
      </p>
      <div className="chart oc-chart" onPointerMove={aim} onPointerDown={aim} onPointerLeave={() => setAimedAt(null)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {marksOf(frame, drawn).map((value) => (
            <line key={value} className="grid" x1="0" x2="100" y1={topOf(frame, value)} y2={topOf(frame, value)} />
          ))}
          {history.series.map((series) => (
            <path key={series.book} className={series.book === chosen.book ? 'on' : 'under'} d={stepPath(series, drawn, frame)} />
          ))}
          {aimedAt === null ? null : <line className="aim" x1={leftOf(frame, aimedAt)} x2={leftOf(frame, aimedAt)} y1="0" y2="100" />}
        </svg>
        {marksOf(frame, drawn).map((value) => (
          <span key={value} className="y" style={{ top: `${topOf(frame, value)}%` }}>
            {textOf(value)}
          </span>
        ))}
        {opening ? (
          <>
            <i className="mark open" style={place(frame, Date.parse(opening.at), heightFor(opening, drawn)!)} />
            <span className="tag r below" style={place(frame, Date.parse(opening.at), heightFor(opening, drawn)!)}>
              Opened {odds(opening.odds)}
            </span>
          </>
        ) : null}
        {marks.map((mark) => (
          <MarkTag key={mark.key} mark={mark} frame={frame} drawn={drawn} />
        ))}
        <span className="x from">{dateTime(new Date(frame.from).toISOString())}</span>
        <span className="x to">{clock(new Date(frame.to).toISOString())}</span>
      </div>
      <AsTable
        heads={['Time', 'Number', 'Price']}
        rows={[...chosen.points]
          .reverse()
          .map((point) => ({
            key: point.at,
            cells: [dateTime(point.at), lineText(history.side, point.line) || NONE, point.odds === null ? 'taken down' : odds(point.odds)],
          }))}
      />
    </>
  );
}
