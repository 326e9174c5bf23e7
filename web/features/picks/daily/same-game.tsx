import { selectionLabel } from '../../../core/slip/index.ts';
import { formatPercent } from '../../../lib/format.ts';
import type { DailyPick } from '../pick.queries.ts';

type SameGame = DailyPick['sameGame'][number];

const RELATION: Record<NonNullable<SameGame['relation']>, string> = {
  together: 'they tend to win or lose together',
  opposed: 'when one wins, the other tends to lose',
  apart: 'they are nearly independent',
};

function sentence({ selection, sequence, relation, bothWin, ifApart }: SameGame): string {
  const named = `Same game as ${selectionLabel(selection)} (No. ${sequence})`;
  if (relation === null || bothWin === null || ifApart === null) return `${named}: one game decides both.`;
  return `${named}: ${RELATION[relation]}. Both win: ${formatPercent(bothWin)}, or ${formatPercent(ifApart)} if they were independent.`;
}

/** That two picks are one opinion of one game: who stakes on both stakes on the same thing twice, or against it. */
export function SameGameNote({ pick }: { pick: DailyPick }) {
  return pick.sameGame.map((other) => (
    <p key={other.pickId} className="pk-same">
      {sentence(other)}
    </p>
  ));
}
