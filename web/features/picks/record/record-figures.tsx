import { PICK_SPORTS, type PickSport } from '@clearedge/contract/sports';
import { pickParts } from '../../../sports/registry.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CalibrationTable } from './calibration-table.tsx';
import { GroupTable } from './group-table.tsx';
import type { RecordReport } from './record.queries.ts';
import { RecordTiles } from './record-tiles.tsx';
import { bandName, coverageText, marketName, monthName, onlySport, placeName, sportName, sportsText } from './record-words.ts';
import { UnitsCurve } from './units-curve.tsx';

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
        <Panel title="By month" caption={sportsText(sports)} padded={false}>
          <GroupTable head="Month" groups={report.byMonth} name={monthName} />
        </Panel>
        <Panel title="Free and Pro" caption="The first three of each sport’s day are for everybody" padded={false}>
          <GroupTable head="Picks" groups={report.byPlace} name={placeName} />
        </Panel>
      </div>
    </>
  );
}
