import { CallError } from '@clearedge/contract/client';
import { useState } from 'react';
import { useOddsFormat } from '../../../core/settings/odds-format.ts';
import { useSettings } from '../../../core/settings/settings.ts';
import { toast } from '../../../core/toasts/toasts.ts';
import { plural } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ImportFooter, ImportSource, PasteField, Wrong } from '../csv/import-source.tsx';
import { PicturePick } from './picture/picture-pick.tsx';
import { useLogSlip, useReadSlips } from './slip.queries.ts';
import { isOpen, isReady, refused, rowOf, type SlipRow } from './slip-draft.ts';
import { SlipRowView } from './slip-row.tsx';
import '../receipt.css';

const EXAMPLE = `New York Yankees
Moneyline
-110
NYY @ BOS
Wager: $25.00
Placed: Jul 11, 2026 11:05 AM`;
const FAILED = 'No answer arrived. Try again: nothing was logged.';

interface SourceProps {
  text: string;
  onChange: (text: string) => void;
  onRefuse: (message: string) => void;
}

/** A screenshot, whose text comes into the box below it, or text that is pasted there. */
function Source({ text, onChange, onRefuse }: SourceProps) {
  return (
    <>
      <PicturePick onText={(found) => onChange([text.trim(), found].filter(Boolean).join('\n\n'))} onRefuse={onRefuse} />
      <PasteField
        label="Or paste the text of one slip or several"
        rows={9}
        maxLength={20_000}
        placeholder={EXAMPLE}
        value={text}
        onChange={onChange}
        hint="Copy a confirmation from your book’s app, its website or an email. One bet a line works too: Yankees ML -110 $25."
      />
    </>
  );
}

/** Bets from pasted text: first what each is read as, to be corrected, then they are logged. */
export function SlipDialog({ onClose, onFile }: { onClose: () => void; onFile: () => void }) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const [rows, setRows] = useState<SlipRow[] | null>(null);
  const [isLogging, setLogging] = useState(false);
  const format = useOddsFormat();
  const { unit } = useSettings();
  const reader = useReadSlips();
  const logger = useLogSlip();
  const open = rows?.filter(isOpen).length ?? 0;
  const ready = rows?.filter((row) => isReady(row, format)).length ?? 0;
  const replace = (row: SlipRow, key = row.key): void => setRows((all) => all?.map((one) => (one.key === key ? row : one)) ?? null);
  const read = (): void =>
    reader.mutate(text, { onSuccess: ({ slips }) => setRows(slips.map((slip) => rowOf(slip, crypto.randomUUID(), format, unit ?? null))) });

  async function logAll(all: readonly SlipRow[]): Promise<void> {
    setLogging(true);
    let logged = 0;
    for (const row of all) {
      if (row.is === 'none' || !isReady(row, format)) continue;
      try {
        await logger.mutateAsync({ row, format });
        logged += 1;
        replace({ ...row, state: 'logged', errors: {}, refusal: null });
      } catch (error) {
        replace(refused(row, error), row.key);
        if (error instanceof CallError && error.problem?.code === 'AGE_UNCONFIRMED') break;
      }
    }
    setLogging(false);
    if (logged > 0) toast({ title: `${plural(logged, 'bet')} logged`, description: 'See them under Pending Bets and in your history.' });
  }

  const wrong = refusal || (reader.isError ? (messageOf(reader.error) ?? FAILED) : '');
  const isDone = rows !== null && open === 0 && rows.some(({ state }) => state === 'logged');
  const footer = (
    <ImportFooter
      step={isDone ? 'done' : rows ? 'read' : 'source'}
      onClose={onClose}
      onBack={isLogging ? undefined : () => setRows(null)}
      read={{ label: reader.isPending ? 'Reading...' : 'Read slip', isOff: text.trim() === '' || reader.isPending, press: read }}
      save={{
        label: isLogging ? 'Logging...' : ready === 0 ? 'Log bets' : `Log ${plural(ready, 'bet')}`,
        isOff: isLogging || ready === 0,
        press: () => void logAll(rows ?? []),
      }}
    />
  );
  return (
    <Dialog
      open
      wide
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="Import bets"
      description="A screenshot or the text that your book shows. You see what each bet is read as, and can correct it, before anything is logged."
      footer={footer}
    >
      <div className="form">
        {rows ? (
          <ol className="slip-rows">
            {rows.map((row, at) => (
              <SlipRowView
                key={row.key}
                row={row}
                at={at}
                onChange={(next) => replace(next)}
                onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            ))}
          </ol>
        ) : (
          <>
            <ImportSource value="slip" onChange={onFile} />
            <Source
              text={text}
              onChange={(next) => {
                setText(next);
                setRefusal('');
              }}
              onRefuse={setRefusal}
            />
          </>
        )}
        <Wrong words={rows ? '' : wrong} />
      </div>
    </Dialog>
  );
}
