import { combinationCount } from '@clearedge/quant/parlay';
import { canRoundRobin } from '../rules/slip-state.ts';
import { practiceSlip } from '../slip-store.ts';

/** Parlays of chosen sizes from all legs, in place of one of all. */
export function RoundRobin({ legs, sizes, disabled }: { legs: number; sizes: readonly number[]; disabled: boolean }) {
  if (!canRoundRobin(legs)) return null;
  const toggle = (size: number): void =>
    practiceSlip.set({ sizes: sizes.includes(size) ? sizes.filter((one) => one !== size) : [...sizes, size].sort((a, b) => a - b) });
  return (
    <fieldset className="vs-rr" disabled={disabled}>
      <legend className="cap">Round robin: every parlay of a size, each for the stake</legend>
      <div className="choices">
        {Array.from({ length: legs - 2 }, (_, at) => at + 2).map((size) => (
          <label className="choice" key={size}>
            <input type="checkbox" checked={sizes.includes(size)} onChange={() => toggle(size)} />
            {combinationCount(legs, size)} by {size}s
          </label>
        ))}
      </div>
    </fieldset>
  );
}
