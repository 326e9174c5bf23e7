import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { AskForProps } from '../../odds/index.ts';
import { propLabel, propText, readPropId } from '../offers/prop-words.ts';
import type { ParlayLeg } from '../quote/priced-parlay.ts';
import type { SavedParlay } from './present-parlay.ts';
import { saveOrder } from './save-parlay.ts';

type Body = VerbInput<Contract['POST /api/player-prop-parlays']>['body'];

const UNREADABLE = 'This prop could not be read. Pick it from the list.';

/** A chosen prop as a leg; what it is comes from its id alone. */
function legOf({ propId, selection: side, odds, playerName }: Body['selections'][number], at: number): ParlayLeg {
  const named = readPropId(propId);
  if (!named) throw new Refusal('INVALID_INPUT', UNREADABLE, { issues: [{ path: `selections.${at}.propId`, message: UNREADABLE }] });
  const { gameId, playerId, prop, line } = named;
  const selection = propText(propLabel(playerName, prop), side, line);
  return { gameId, betType: 'prop', selection, odds, pick: { market: 'prop', playerId, prop, side, line } };
}

export const savePropParlay =
  (askForProps: AskForProps) =>
  (ctx: Ctx, { body }: VerbInput<Contract['POST /api/player-prop-parlays']>): Promise<SavedParlay> => {
    const { selections, stake } = body;
    // The rest of the body is what the page worked out, and may differ when the same order is sent again.
    const order = {
      kind: 'player_prop',
      legs: selections.map(legOf),
      stake,
      scope: 'POST /api/player-prop-parlays',
      body: { selections, stake },
    } as const;
    return saveOrder(ctx, order, askForProps);
  };
