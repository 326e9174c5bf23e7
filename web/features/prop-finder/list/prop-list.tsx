import { useRef, useSyncExternalStore } from 'react';
import type { Shown } from '../finder-actions.ts';
import type { Span } from '../rules/words.ts';
import { CUT_WORDS } from '../rules/words.ts';
import type { Judged } from '../rules/worth-rules.ts';
import { PropRow } from './prop-row.tsx';
import { useWindow } from './use-window.ts';

/** Heights of a row in rem, as finder.css sets them. */
const ROW = { wide: 3.75, narrow: 9.875 } as const;
const remPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
const NARROW = '(max-width: 56.25em)';

const isNarrow = (): boolean => typeof matchMedia === 'function' && matchMedia(NARROW).matches;
function subscribeWidth(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

interface PropListProps extends Shown {
  list: readonly Judged[];
  span: Span;
  onOpen: (id: string) => void;
}

/** However many props there are, only those in sight are drawn. */
export function PropList({ list, span, onOpen, actions, bookNames }: PropListProps) {
  const frame = useRef<HTMLOListElement>(null);
  const height = remPixels() * (useSyncExternalStore(subscribeWidth, isNarrow, () => false) ? ROW.narrow : ROW.wide);
  const { from, to } = useWindow(frame, list.length, height);
  return (
    <div className="panel pf-list">
      <div className="pf-head" aria-hidden="true">
        <span>Player</span>
        <span>Over</span>
        <span>Under</span>
        <span className="r">EV</span>
        <span className="r">Model</span>
        <span>Last 10 games</span>
        <span className="r">{CUT_WORDS[span]}</span>
        <span className="r">Parlay</span>
      </div>
      <ol ref={frame} aria-label="Props" style={{ paddingTop: from * height, paddingBottom: (list.length - to) * height }}>
        {list.slice(from, to).map((judged, at) => (
          <PropRow
            key={judged.prop.id}
            judged={judged}
            span={span}
            position={from + at + 1}
            total={list.length}
            onOpen={onOpen}
            actions={actions}
            bookNames={bookNames}
          />
        ))}
      </ol>
    </div>
  );
}
