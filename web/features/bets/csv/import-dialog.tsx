import { FileDown, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ImportStopped, useImportBets } from '../bet.queries.ts';
import type { ImportProgress } from '../bet-types.ts';
import { CSV_MAX_BYTES, CSV_TEMPLATE, downloadText } from './csv-template.ts';
import { ImportSummary } from './import-summary.tsx';

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

/** Bets from a file or from the clipboard; what was not taken is said line by line. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const textId = useId();
  const [csv, setCsv] = useState('');
  const [fileName, setFileName] = useState('');
  const [refusal, setRefusal] = useState('');
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const upload = useImportBets();
  const take = (text: string, name: string): void => {
    setCsv(text);
    setFileName(name);
    setRefusal('');
    upload.reset();
  };
  const send = (): void => {
    setProgress(null);
    upload.mutate({ csv, onProgress: setProgress });
  };
  const footer = (
    <>
      <Button onClick={onClose}>{upload.isSuccess ? 'Done' : 'Cancel'}</Button>
      <Button look="primary" disabled={csv.trim() === '' || upload.isPending || upload.isSuccess} onClick={send}>
        {upload.isPending ? 'Importing...' : 'Import bets'}
      </Button>
    </>
  );
  const wrong = refusal || (upload.isError ? wordsOf(upload.error) : '');
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Import bets"
      description="A CSV file with a heading row, up to 5,000 rows. Rows that are already here are skipped, so the same file can be sent again."
      footer={footer}
    >
      <div className="form">
        <FilePick fileName={fileName} onText={take} onRefuse={setRefusal} />
        <div className="form-row">
          <label htmlFor={textId}>Or paste the rows</label>
          <textarea
            id={textId}
            className="csv-text"
            rows={7}
            spellCheck={false}
            placeholder={CSV_TEMPLATE}
            value={csv}
            onChange={(event) => take(event.target.value, '')}
          />
          <span className="hint">
            Columns: placedAt, gameId, betType, selection, odds, stake; sport (mlb, cfl or golf), book and result may be empty. Open bets
            need a game that has not started and count against your limits.
          </span>
        </div>
        {wrong ? (
          <p className="note bad" role="alert">
            {wrong}
          </p>
        ) : null}
        {upload.isPending && progress ? <Progress {...progress} /> : null}
        {upload.data ? <ImportSummary result={upload.data} /> : null}
      </div>
    </Dialog>
  );
}
