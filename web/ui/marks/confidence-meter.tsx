import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

export type Band = 'high' | 'mid' | 'low';
/** Where the middle and the high band begin, of 100. */
export interface BandStarts {
  medium: number;
  high: number;
}

/** Green from `high`, yellow from `medium`, red below; the bar is notched at the same bounds. */
export function bandAt(percent: number, { medium, high }: BandStarts): { band: Band; word: string } {
  if (percent >= high) return { band: 'high', word: 'High' };
  return percent >= medium ? { band: 'mid', word: 'Medium' } : { band: 'low', word: 'Low' };
}

interface Props {
  value: number;
  bands: BandStarts;
  note?: ReactNode;
  title?: string | undefined;
}

/** Figure, word and bar; `note` stands at the right (the win probability). */
export function BandMeter({ value, bands, note, title }: Props) {
  const { band, word } = bandAt(value, bands);
  const style = { '--v': Math.min(100, Math.max(0, value)), '--mid': bands.medium, '--high': bands.high };
  return (
    <div className={clsx('conf', band)} title={title}>
      <span className="v">{Math.round(value)}</span>
      <span className="w">{word}</span>
      <span className="n">{note}</span>
      <span className="bar" aria-hidden="true" style={style as CSSProperties} />
    </div>
  );
}
