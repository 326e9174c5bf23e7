import { FileDown, FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useImportBets } from '../bet.queries.ts';
import { CSV_MAX_BYTES, CSV_TEMPLATE, downloadText } from './csv-template.ts';
import { ImportSummary } from './import-summary.tsx';

const TOO_LARGE = 'At most 900 kB at a time.';
const FAILED = 'No answer arrived. Try again: rows that are already in are skipped.';

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

/** Bets from a file or from the clipboard; what was not taken is said line by line. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const textId = useId();
  const [csv, setCsv] = useState('');
  const [fileName, setFileName] = useState('');
  const [refusal, setRefusal] = useState('');
  const upload = useImportBets();
  const take = (text: string, name: string): void => {
    setCsv(text);
    setFileName(name);
    setRefusal('');
    upload.reset();
  };
  const footer = (
    <>
      <Button onClick={onClose}>{upload.isSuccess ? 'Done' : 'Cancel'}</Button>
      <Button look="primary" disabled={csv.trim() === '' || upload.isPending || upload.isSuccess} onClick={() => upload.mutate(csv)}>
        {upload.isPending ? 'Importing...' : 'Import bets'}
      </Button>
    </>
  );
  const wrong = refusal || (upload.isError ? (messageOf(upload.error) ?? FAILED) : '');
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Import bets"
      description="A CSV file with a heading row. A row that was imported before is skipped, so the same file can be sent again."
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
            Columns: placedAt, gameId, betType, selection, odds, stake; sport (mlb, cfl or golf), book and result may be empty.
          </span>
        </div>
        {wrong ? (
          <p className="note bad" role="alert">
            {wrong}
          </p>
        ) : null}
        {upload.data ? <ImportSummary result={upload.data} /> : null}
      </div>
    </Dialog>
  );
}
