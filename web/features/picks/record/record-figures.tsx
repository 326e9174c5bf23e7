import { FREE_TIER, lowestTierName, TIER_NAME } from '@clearedge/contract/entitlements';
import { PICK_SPORTS, type PickSport } from '@clearedge/contract/sports';
import type { CSSProperties } from 'react';
import { unitsText } from '../../../core/pick-figures.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { pickParts } from '../../../sports/registry.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BandTable } from './band-table.tsx';
import type { RecordGroup, RecordReport } from './record.queries.ts';
import { RecordTiles } from './record-tiles.tsx';
import { bandName, coverageText, marketName, monthName, onlySport, placeName, rangeText, sportName, sportsText } from './record-words.ts';
import { WideTable } from './wide-table.tsx';

type Day = RecordReport['curve'][number];
const LEAST_DAYS = 3;

function pathsOf(days: readonly Day[]) {
  const totals = [0, ...days.map(({ total }) => total)];
  const peaks = totals.map((_, at) => Math.max(...totals.slice(0, at + 1)));
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const range = Math.max(high - low, 1);
  const x = (at: number): number => (100 * at) / (totals.length - 1);
  const y = (value: number): number => 96 - (92 * (value - low)) / range;
  const line = totals.map((total, at) => `${x(at)},${y(total)}`);
  const back = totals.map((total, at) => `${x(at)},${y(total)}`).reverse();
  return {
    total: `M${line.join('L')}`,
    fall: `M${peaks.map((peak, at) => `${x(at)},${y(peak)}`).join('L')}L${back.join('L')}Z`,
    zero: y(0),
    low,
    high,
  };
}

/** Units over time, with what was lost since the best day shaded; a table says the same. */
function UnitsCurve({ days }: { days: readonly Day[] }) {
  const { date } = useReaderFormat();
  if (days.length < LEAST_DAYS) return <p className="muted">The curve begins after three days with a result.</p>;
  const { total, fall, zero, low, high } = pathsOf(days);
  const last = days.at(-1)!;
  return (
    <figure className="rec-curve">
      <p className="sr">{`Units over ${days.length} days: now ${unitsText(last.total)}, highest ${unitsText(high)}, lowest ${unitsText(low)}.`}</p>
      <div className="rec-plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <line className="zero" x1="0" x2="100" y1={zero} y2={zero} />
          <path className="fall" d={fall} />
          <path className="total" d={total} />
        </svg>
        <b className="hi">{unitsText(high, 1)}</b>
        <b className="lo">{unitsText(low, 1)}</b>
      </div>
      <figcaption className="cap">
        {`${date(days[0]!.slateOn)} to ${date(last.slateOn)}, one unit a pick. Shaded: below the best so far. Now ${unitsText(last.total)}.`}
      </figcaption>
      <AsTable
        heads={['Day', 'Picks', 'Units', 'In all']}
        rows={days
          .toReversed()
          .map(({ slateOn, picks, units, total: sum }) => ({ key: slateOn, cells: [slateOn, picks, unitsText(units), unitsText(sum)] }))}
      />
    </figure>
  );
}

interface Props {
  head: string;
  groups: readonly RecordGroup[];
  name: (key: string) => string;
}

const HEADS = ['Picks', 'Won', 'Hit rate', 'Our %', 'Units', 'ROI', 'EV claimed', 'CLV'];

function GroupTable({ head, groups, name }: Props) {
  return (
    <WideTable label={`${head}, figures`}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {HEADS.map((title) => (
              <th scope="col" className="num" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, summary }) => (
            <tr key={key}>
              <th scope="row">{name(key)}</th>
              <td className="num">{summary.picks}</td>
              <td className="num">{`${summary.wins} of ${summary.wins + summary.losses}`}</td>
              <td className="num">
                {summary.hitRate === null ? NONE : formatPercent(summary.hitRate)}
                {summary.hitInterval ? <small>{rangeText(summary.hitInterval)}</small> : null}
              </td>
              <td className="num">{summary.statedRate === null ? NONE : formatPercent(summary.statedRate)}</td>
              <td className="num">{unitsText(summary.units)}</td>
              <td className="num">{summary.roi === null ? NONE : formatSignedPercent(summary.roi)}</td>
              <td className="num">{summary.claimedEv === null ? NONE : formatSignedPercent(summary.claimedEv)}</td>
              <td className="num">
                {summary.clv ? formatSignedPercent(summary.clv.mean) : NONE}
                {summary.clv ? <small>{`of ${summary.clv.count}`}</small> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** Predicted against actual: each bar is the 95% range of what happened, the mark what was stated. */
function CalibrationTable({ bins }: { bins: RecordReport['calibration'] }) {
  if (bins.length === 0) return <p className="muted">Calibration appears after 20 graded picks.</p>;
  return (
    <table className="tbl">
      <ColumnHeads heads={[['Our %'], ['Won'], '95% range, 0 to 100%', ['Picks']]} />
      <tbody>
        {bins.map((bin) => (
          <tr key={bin.stated}>
            <td className="num">{formatPercent(bin.stated)}</td>
            <td className="num">{formatPercent(bin.seen)}</td>
            <td>
              <span className="rec-range" style={{ '--lo': bin.low, '--hi': bin.high, '--said': bin.stated } as CSSProperties} />
              <span className="sr">{rangeText(bin)}</span>
            </td>
            <td className="num">{bin.picks}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meaning = (sport: PickSport): string => pickParts(sport).words.confidence;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a confidence is differs between the sports, so that their bands are never summed. */
const bandCaption = (only: ReturnType<typeof onlySport>): string =>
  only === undefined ? PICK_SPORTS.map((sport) => `${sportName(sport)}: ${meaning(sport)}`).join('. ') : capital(meaning(only));
const bandsOf = ({ byBand, sports }: RecordReport) =>
  byBand.map(({ key, sport, summary }) => ({ key: sports.length > 1 ? `${sport} ${key}` : key, summary }));

/** The record in figures, every sum beside the sports that are in it. */
export function RecordFigures({ report }: { report: RecordReport }) {
  const { sports, bySport } = report;
  const only = onlySport(sports);
  const decided = `${report.summary.wins + report.summary.losses} decided, ${sportsText(sports)}`;
  return (
    <>
      <p className="cap rec-covers">{coverageText(report)}</p>
      <RecordTiles report={report} />
      <div className="rec-grid">
        <Panel title="Units" caption={`One unit a pick · ${decided}`}>
          <UnitsCurve days={report.curve} />
        </Panel>
        <Panel title="Calibration" caption={decided}>
          <CalibrationTable bins={report.calibration} />
        </Panel>
        {only ? null : (
          <Panel title="By sport" className="rec-wide" padded={false}>
            <GroupTable head="Sport" groups={bySport} name={sportName} />
          </Panel>
        )}
        <Panel title="By market" caption={sportsText(sports)} padded={false}>
          <GroupTable head="Market" groups={report.byMarket} name={(key) => marketName(key, only)} />
        </Panel>
        <Panel title="By confidence" caption={bandCaption(only)} padded={false}>
          <GroupTable head="Confidence" groups={bandsOf(report)} name={(key) => bandName(key)} />
        </Panel>
        {report.backtestBands.length > 0 ? (
          <Panel title="Bands: back-test and here" caption="Past plays of the same rank, as published with the picks" padded={false}>
            <BandTable bands={report.backtestBands} only={only} />
          </Panel>
        ) : null}
        <Panel title="By month" caption={sportsText(sports)} padded={false}>
          <GroupTable head="Month" groups={report.byMonth} name={monthName} />
        </Panel>
        <Panel
          title={`${TIER_NAME[FREE_TIER]} and ${lowestTierName('picks')}`}
          caption="The first three of each sport’s day are for everybody"
          padded={false}
        >
          <GroupTable head="Picks" groups={report.byPlace} name={placeName} />
        </Panel>
      </div>
    </>
  );
}
