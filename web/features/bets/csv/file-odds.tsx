import { Segmented } from '../../../ui/controls/segmented.tsx';
import type { ImportPreview, PreviewAsk } from '../bet-types.ts';

export type FileOddsFormat = NonNullable<PreviewAsk['oddsFormat']>;

const FORMATS: readonly { value: FileOddsFormat; label: string }[] = [
  { value: 'american', label: 'American' },
  { value: 'decimal', label: 'Decimal' },
  { value: 'fractional', label: 'Fractional' },
];

interface FileOddsProps {
  preview: ImportPreview;
  /** What the owner chose; without it what the file shows. */
  chosen: FileOddsFormat | undefined;
  isBusy: boolean;
  onChoose: (format: FileOddsFormat) => void;
}

/** The odds format of a file: shown, and asked where its prices can be read in two ways. */
export function FileOdds({ preview: { oddsFormat, needsOddsFormat }, chosen, isBusy, onChoose }: FileOddsProps) {
  return (
    <div className="csv-odds">
      <span className="lbl">Odds in this file</span>
      <Segmented
        label="Odds in this file"
        value={chosen ?? oddsFormat ?? ''}
        options={FORMATS}
        onChange={(format) => (format !== '' && !isBusy ? onChoose(format) : undefined)}
      />
      {needsOddsFormat ? (
        <p className="note warn" role="alert">
          Some prices have no sign and can be American or decimal. Choose which they are.
        </p>
      ) : null}
    </div>
  );
}
