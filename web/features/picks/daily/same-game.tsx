import { formatPercent } from '../../../lib/format.ts';
import type { DailyPick } from '../pick.queries.ts';

type SameGame = DailyPick['sameGame'][number];

const RELATION: Record<NonNullable<SameGame['relation']>, string> = {
  together: 'these win and lose together more often than apart',
  opposed: 'one tends to lose where the other wins',
  apart: 'these hardly depend on each other',
};

function sentence({ selection, sequence, relation, bothWin, ifApart }: SameGame): string {
  const named = `Same game as ${selection} (No. ${sequence})`;
  if (relation === null || bothWin === null || ifApart === null) return `${named}: one game decides both.`;
  return `${named}: ${RELATION[relation]}. Both win ${formatPercent(bothWin)}; ${formatPercent(ifApart)} if they had nothing to do with each other.`;
}

/** That two picks are one opinion of one game: who stakes on both stakes on the same thing twice, or against it. */
export function SameGameNote({ pick }: { pick: DailyPick }) {
  return pick.sameGame.map((other) => (
    <p key={other.pickId} className="pk-same">
      {sentence(other)}
    </p>
  ));
}
