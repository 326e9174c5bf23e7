import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { BetLeg } from '../bet-types.ts';
import { GRADE_LOOK } from '../bet-words.ts';
import './ticket.css';

/** The legs of a settled ticket, each with its result and the sum or score that decided it. */
export function GradedLegs({ legs }: { legs: readonly BetLeg[] }) {
  const { odds, prices } = useReaderFormat();
  return (
    <ol className="tk-legs" aria-label="Legs">
      {legs.map((leg, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: legs keep their places on a ticket
        <li key={at}>
          <Badge look={leg.result ? GRADE_LOOK[leg.result] : 'plain'}>{leg.result ? GRADE_WORD[leg.result] : 'Open'}</Badge>
          <span>
            {selectionLabel(leg.selection)} {leg.odds === null ? null : odds(leg.odds)}
          </span>
          <small>{[gameLabel(leg.gameId), leg.formula && prices(leg.formula)].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ol>
  );
}
