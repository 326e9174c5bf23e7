import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import type { StoredConditions } from '../../../db/schema/index.ts';
import { Refusal } from '../../../kernel/refusal.ts';

type Asked = VerbInput<Contract['POST /api/strategies/backtest']>['body']['conditions'];

const refuse = (path: string, message: string): never => {
  throw new Refusal('INVALID_INPUT', message, { issues: [{ path: `conditions.${path}`, message }] });
};

/** The conditions, where past games with prices are stored to test them on. */
export function supported(asked: Asked): StoredConditions {
  const { sport, market, ...rest } = asked;
  if (sport !== 'MLB') return refuse('sport', `No past ${sport} games with prices are stored to test a strategy on yet.`);
  if (market === 'Props') return refuse('market', 'No past prices of player props are stored to test a strategy on yet.');
  return { ...rest, sport, market };
}
