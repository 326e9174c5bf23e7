import type { ReactNode } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';

const REASONS: readonly (readonly [title: string, text: string])[] = [
  ['A record nobody can edit', 'Every pick is stored with its price before the game and keeps its result, the losing ones included.'],
  ['Probabilities, not promises', 'One simulation of a game gives every number you see, and each stands beside how often it was right.'],
  ['The best price, by name', 'Every edge names its book and the age of the price. What is too old is never called the best.'],
  ['Leave in two clicks', 'Cancel any time: your plan stays on to the end of what you paid, and your data stays yours.'],
];

/** Reasons that can be checked, and in the place of praise the record itself. */
export function WhyChoose({ record }: { record: ReactNode }) {
  return (
    <Panel title="Why Choose ClearEdge?">
      <ul className="why">
        {REASONS.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
      <div className="why-record">
        <h3>The record so far, instead of testimonials</h3>
        {record}
      </div>
    </Panel>
  );
}
