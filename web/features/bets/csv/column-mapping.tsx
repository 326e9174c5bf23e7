import { Select } from '../../../ui/controls/select.tsx';
import type { ImportPreview, PreviewAsk } from '../bet-types.ts';

export type FileColumns = NonNullable<PreviewAsk['columns']>;

interface ColumnMappingProps {
  preview: ImportPreview;
  /** What the owner chose; the other columns are recognized by name. */
  chosen: FileColumns;
  isBusy: boolean;
  onChoose: (columns: FileColumns) => void;
}

/** The fields without which no row of a file can be read. */
export const missingFields = ({ columns }: ImportPreview): string[] =>
  columns.flatMap(({ label, isRequired, heading }) => (isRequired && heading === null ? [label] : []));

/** Which column holds what: shown, and asked where a column that is needed was not recognized. */
export function ColumnMapping({ preview, chosen, isBusy, onChoose }: ColumnMappingProps) {
  const { headings, columns } = preview;
  const missing = missingFields(preview);
  const options = [{ value: '', label: 'Not in this file' }, ...headings.map((heading) => ({ value: heading, label: heading }))];
  const found = columns.filter(({ heading }) => heading !== null).length;
  return (
    <details className="csv-columns" open={missing.length > 0}>
      <summary>
        Columns: {found} of {columns.length} recognized (change)
      </summary>
      {missing.length > 0 ? (
        <p className="note warn" role="alert">
          Choose the column for: {missing.join(', ')}.
        </p>
      ) : null}
      <div className="csv-column-fields">
        {columns.map(({ field, label, isRequired, heading }) => (
          <Select
            key={field}
            label={isRequired ? `${label} (needed)` : label}
            value={heading ?? ''}
            options={options}
            disabled={isBusy}
            onChange={(next) => onChoose({ ...chosen, [field]: next })}
          />
        ))}
      </div>
    </details>
  );
}
