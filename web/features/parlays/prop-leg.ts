import { propWords } from '@clearedge/contract/words/selection-words';
import type { PropKind } from '@clearedge/quant/grading';
import type { BuilderProp, ChosenLeg } from './parlay-types.ts';

type Side = 'over' | 'under';
type Named = Pick<BuilderProp, 'id' | 'gameId' | 'startsAt' | 'playerId' | 'playerName' | 'propType' | 'line' | 'team'>;

/** A side of a listed prop as a leg, worded as the quote words it: by its words it is known again. */
export function propLeg({ id, gameId, startsAt, playerId, playerName, propType, line, team }: Named, side: Side, odds: number): ChosenLeg {
  // The contract writes a kind as text; every one of ours began as a `PropKind`.
  const pick = { market: 'prop' as const, playerId, prop: propType as PropKind, side, line };
  return {
    id: `${id}~${side}`,
    gameId,
    betType: 'prop',
    selection: propWords(playerName, pick),
    odds,
    pick,
    startsAt,
    teams: [team],
    prop: { propId: id, selection: side, playerName, propType, line, team },
  };
}
