import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';

const STEP = 50;

/** A long list in steps, so that a phone draws what is read. Give its component a key that changes with the filter. */
export function useSteps<T>(items: readonly T[]): { shown: readonly T[]; left: number; more: () => void } {
  const [count, setCount] = useState(STEP);
  return { shown: items.slice(0, count), left: items.length - count, more: () => setCount(count + STEP) };
}

export function MoreButton({ left, onPress }: { left: number; onPress: () => void }) {
  return left > 0 ? (
    <div className="pb-more">
      <Button onClick={onPress}>
        Show {Math.min(STEP, left)} more <span className="cap">of {left}</span>
      </Button>
    </div>
  ) : null;
}
