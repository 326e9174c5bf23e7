import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

const BANDS = [
  { from: 80, band: 'high', word: 'High' },
  { from: 60, band: 'mid', word: 'Medium' },
  { from: 0, band: 'low', word: 'Low' },
] as const;
export type Band = (typeof BANDS)[number]['band'];

/** Green from 80, yellow from 60, red below; the bar is notched at the same bounds. */
export const bandOf = (percent: number): { band: Band; word: string } => BANDS.find((one) => percent >= one.from) ?? BANDS[2];

/** Figure, word and bar; `note` stands at the right (the win probability). */
export function ConfidenceMeter({ value, note, title }: { value: number; note?: ReactNode; title?: string | undefined }) {
  const { band, word } = bandOf(value);
  return (
    <div className={clsx('conf', band)} title={title}>
      <span className="v">{Math.round(value)}</span>
      <span className="w">{word}</span>
      <span className="n">{note}</span>
      <span className="bar" aria-hidden="true" style={{ '--v': Math.min(100, Math.max(0, value)) } as CSSProperties} />
    </div>
  );
}
