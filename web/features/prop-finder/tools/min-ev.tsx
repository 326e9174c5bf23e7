import { MIN_EV } from '@clearedge/contract/prop-finder';
import { useState } from 'react';

/** Percent from 0 to 50; what lies outside is drawn to the nearer end when the box is left. */
export function MinEv({ value, onChange }: { value: number; onChange: (minEV: number) => void }) {
  // What is being typed, until the box is left: "7." is no number yet, and 70 is too many.
  const [typed, setTyped] = useState<string | null>(null);
  const isInside = (asked: number): boolean => Number.isFinite(asked) && asked >= MIN_EV.least && asked <= MIN_EV.most;
  const settle = (): void => {
    if (typed === null) return;
    const asked = Number(typed);
    setTyped(null);
    onChange(Number.isFinite(asked) ? Math.min(MIN_EV.most, Math.max(MIN_EV.least, asked)) : MIN_EV.least);
  };
  const type = (next: string): void => {
    setTyped(next);
    if (isInside(Number(next))) onChange(Number(next));
  };
  return (
    <label className="field pf-min">
      <span className="lbl">Min EV</span>
      <input
        type="number"
        inputMode="decimal"
        min={MIN_EV.least}
        max={MIN_EV.most}
        step={1}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
      <span className="lbl">%</span>
    </label>
  );
}
