import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import { DEFAULT_SPORT, type SportKey } from '@clearedge/contract/sports';
import { propWords } from '@clearedge/contract/words/selection-words';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx, StreamMessage } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import { isAboutSlate } from '../contests/index.ts';
import { checkMayOffer } from '../limits/index.ts';
import { cachedProps, type PropFetcher } from '../odds/index.ts';
import { propSportsOf, readPropId } from '../props/index.ts';
import { listBuilderProps } from './offers/list-builder-props.ts';
import { listOpportunities } from './offers/list-opportunities.ts';
import type { ParlayLeg } from './quote/priced-parlay.ts';
import { quoteParlay } from './quote/quote-parlay.ts';
import { deleteMyParlay, listMyParlays } from './saved/my-parlays.ts';
import type { SavedParlay } from './saved/present-parlay.ts';
import { saveOrder, saveParlay } from './saved/save-parlay.ts';

type Body = VerbInput<Contract['POST /api/player-prop-parlays']>['body'];

const UNREADABLE = 'This prop could not be read. Pick it from the list.';

/** A chosen prop as a leg; what it is comes from its id alone. */
function legOf({ propId, selection: side, odds, playerName }: Body['selections'][number], at: number): ParlayLeg {
  const named = readPropId(propId);
  if (!named) throw new DomainError('INVALID_INPUT', UNREADABLE, { issues: [{ path: `selections.${at}.propId`, message: UNREADABLE }] });
  const { gameId, playerId, prop, line } = named;
  const selection = propWords(playerName, { prop, side, line });
  return { gameId, betType: 'prop', selection, odds, pick: { market: 'prop', playerId, prop, side, line } };
}

const savePropParlay =
  (askForProps: PropFetcher) =>
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

/** Prices grow older without any message. */
const FRESH_MS = 15_000;

/** Without a day it is today's list, and today is whatever day the message speaks of. */
const isChangedBy = (message: StreamMessage, date: string | undefined, sports: readonly SportKey[]): boolean =>
  date === undefined ? message.topic !== 'user' : isAboutSlate(message, date, sports);

export const parlaysFeature = (askForProps: PropFetcher = cachedProps): Feature =>
  defineFeature({
    name: 'parlays',
    routes: {
      'GET /api/parlay-opportunities': {
        shared: true,
        build: listOpportunities(askForProps),
        admit: (ctx) => checkMayOffer(ctx, requireUser(ctx.actor)),
        freshForMs: FRESH_MS,
        isChangedBy: (message, { query }) => isChangedBy(message, query.date, [query.sport ?? DEFAULT_SPORT]),
      },
      'GET /api/player-props': {
        shared: true,
        build: listBuilderProps(askForProps),
        freshForMs: FRESH_MS,
        isChangedBy: (message, { query }) => isChangedBy(message, query.date, propSportsOf(query)),
      },
      'POST /api/parlays/quote': quoteParlay(askForProps),
      'POST /api/parlays': saveParlay(askForProps),
      'POST /api/player-prop-parlays': savePropParlay(askForProps),
      'GET /api/my-parlays': listMyParlays,
      'DELETE /api/my-parlays/:parlayId': deleteMyParlay,
    },
  });
