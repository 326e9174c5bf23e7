import { BET_DETAILS, DETAIL_NAMES, type DetailName } from '@clearedge/contract/bet-details';
import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ImportStopped, useImportBets, usePreviewImport } from '../bet.queries.ts';
import type { ImportProgress, ImportPreview as Preview } from '../bet-types.ts';
import { ColumnMapping, type FileColumns, missingFields } from './column-mapping.tsx';
import { FileOdds, type FileOddsFormat } from './file-odds.tsx';
import { choiceKey, ImportPreview, type RowChoice, type RowChoices } from './import-preview.tsx';
import { ImportFooter, ImportSource, PasteField, Wrong } from './import-source.tsx';
import { ImportSummary } from './import-summary.tsx';

const details = (of: (name: DetailName) => string): string => DETAIL_NAMES.map(of).join(',');

/** The columns that the importer reads; the export writes the same names. */
const CSV_TEMPLATE = [
  `placedAt,gameId,sport,betType,selection,odds,stake,${details((name) => name)},result`,
  `2026-07-10T22:40:00Z,NYY @ BOS,mlb,moneyline,Yankees,+104,25.00,${details((name) => BET_DETAILS[name].example)},win`,
  `2026-07-11,HAM @ TOR,cfl,spread,Hamilton -3.5,-105,20.00,${details(() => '')},loss`,
  '',
].join('\n');

const CSV_MAX_BYTES = 900_000;

/** Hands a text to the browser as a file. */
function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

const TOO_LARGE = 'At most 900 kB at a time.';
const FAILED = 'No answer arrived. Try again: rows that are already here are skipped.';

interface PickProps {
  fileName: string;
  onText: (text: string, name: string) => void;
  onRefuse: (message: string) => void;
}

// The box itself lies over the whole area: the platform's own file input takes a drop as well as a press.
function FilePick({ fileName, onText, onRefuse }: PickProps) {
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > CSV_MAX_BYTES) onRefuse(TOO_LARGE);
    else onText(await file.text(), file.name);
  };
  return (
    <div className="csv-drop">
      <FileUp />
      <span>
        <b>{fileName || 'Choose a file'}</b>
        <br />
        <span className="muted">or drop it here</span>
      </span>
      <input type="file" accept=".csv,text/csv,text/plain" aria-label="CSV file" onChange={(event) => void read(event.target.files?.[0])} />
      <Button look="quiet" onClick={() => downloadText('clearedge-bets-template.csv', CSV_TEMPLATE)}>
        <FileDown /> Template
      </Button>
    </div>
  );
}

const wordsOf = (error: Error): string => (error instanceof ImportStopped ? error.message : (messageOf(error) ?? FAILED));

const Progress = ({ done, rows }: ImportProgress) => (
  <div className="csv-done" role="status">
    <span>
      {done.toLocaleString('en-US')} of {rows.toLocaleString('en-US')} rows
    </span>
    <progress value={done} max={rows} aria-label="Rows imported" />
  </div>
);

interface SourceProps extends PickProps {
  csv: string;
}

/** The file, or the rows pasted instead of one. */
function Source({ csv, ...pick }: SourceProps) {
  return (
    <>
      <FilePick {...pick} />
      <PasteField
        label="Or paste the rows"
        rows={7}
        placeholder={CSV_TEMPLATE}
        value={csv}
        onChange={(text) => pick.onText(text, '')}
        hint="Exports of books and trackers work too: the columns are recognized by their headings, or you choose them. Needed are date, selection, odds (American, decimal or fractional) and stake. The legs of a parlay stand in one cell, separated by “|”, or in rows with one ticket id. Open bets need games that have not started and count against your limits."
      />
    </>
  );
}

const fileOf = (csv: string, oddsFormat: FileOddsFormat | undefined, columns: FileColumns) => ({
  csv,
  ...(oddsFormat && { oddsFormat }),
  ...(Object.keys(columns).length > 0 && { columns }),
});

/** What was chosen for single lines, as it is sent. */
function linesOf(choices: RowChoices) {
  const all = [...choices.values()];
  return {
    ownerLines: all.flatMap(({ line, leg, to }) => (to === null && leg === undefined ? [line] : [])),
    picks: all.flatMap(({ to, ...place }) => (to === null && place.leg === undefined ? [] : [{ ...place, pick: to?.pick ?? null }])),
  };
}

const canImport = (preview: Preview): boolean => preview.read + preview.unread > 0 && missingFields(preview).length === 0;

/** Bets from a file or from the clipboard: first what each row is read as, then the import; what was not taken is listed by line. */
export function ImportDialog({ onClose, onSlip }: { onClose: () => void; onSlip: () => void }) {
  const [csv, setCsv] = useState('');
  const [fileName, setFileName] = useState('');
  const [refusal, setRefusal] = useState('');
  const [choices, setChoices] = useState<RowChoices>(new Map());
  const [oddsFormat, setOddsFormat] = useState<FileOddsFormat>();
  const [columns, setColumns] = useState<FileColumns>({});
  const [seen, setSeen] = useState<Preview | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const preview = usePreviewImport();
  const upload = useImportBets();
  const take = (text: string, name: string): void => {
    setCsv(text);
    setFileName(name);
    setRefusal('');
    setChoices(new Map());
    setOddsFormat(undefined);
    setColumns({});
    setSeen(null);
    preview.reset();
    upload.reset();
  };
  const choose = (place: Pick<RowChoice, 'line' | 'leg'>, to: RowChoice['to'] | undefined): void => {
    const next = new Map(choices);
    if (to === undefined) next.delete(choiceKey(place));
    else next.set(choiceKey(place), { ...place, to });
    setChoices(next);
  };
  const read = (format: FileOddsFormat | undefined, chosen: FileColumns): void =>
    preview.mutate(fileOf(csv, format, chosen), {
      onSuccess: (found) => {
        setSeen(found);
        setOddsFormat(format);
        setColumns(chosen);
      },
    });
  const send = (): void => {
    setProgress(null);
    upload.mutate({ ...fileOf(csv, oddsFormat, columns), ...linesOf(choices), onProgress: setProgress });
  };
  const isBusy = preview.isPending || upload.isPending;
  const footer = (
    <ImportFooter
      step={upload.isSuccess ? 'done' : seen ? 'read' : 'source'}
      onClose={onClose}
      onBack={upload.isPending ? undefined : () => take(csv, fileName)}
      read={{
        label: preview.isPending ? 'Reading...' : 'Preview',
        isOff: csv.trim() === '' || preview.isPending,
        press: () => read(undefined, columns),
      }}
      save={{ label: upload.isPending ? 'Importing...' : 'Import bets', isOff: isBusy || !seen || !canImport(seen), press: send }}
    />
  );
  const failed = upload.error ?? preview.error;
  const wrong = refusal || (failed ? wordsOf(failed) : '');
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Import bets"
      description="A CSV file with a heading row, up to 5,000 rows. You see what each row is read as before anything is saved. Rows that are already here are skipped."
      footer={footer}
    >
      <div className="form">
        {seen ? null : (
          <>
            <ImportSource value="file" onChange={onSlip} />
            <Source csv={csv} fileName={fileName} onText={take} onRefuse={setRefusal} />
          </>
        )}
        {seen && !upload.data ? (
          <>
            <ColumnMapping preview={seen} chosen={columns} isBusy={isBusy} onChoose={(next) => read(oddsFormat, next)} />
            {missingFields(seen).length > 0 ? null : (
              <>
                <FileOdds preview={seen} chosen={oddsFormat} isBusy={isBusy} onChoose={(format) => read(format, columns)} />
                <ImportPreview preview={seen} choices={choices} onChoose={choose} />
              </>
            )}
          </>
        ) : null}
        <Wrong words={wrong} />
        {upload.isPending && progress ? <Progress {...progress} /> : null}
        {upload.data ? <ImportSummary result={upload.data} /> : null}
      </div>
    </Dialog>
  );
}
