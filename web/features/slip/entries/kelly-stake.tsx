import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { INTERVAL_DEVIATIONS } from '@clearedge/contract/sizing';
import { americanToDecimal, isAmericanPrice } from '@clearedge/quant/price';
import { DEFAULT_KELLY_SHARE, stakeFigures } from '@clearedge/quant/sizing';
import { useQuery } from '@tanstack/react-query';
import { useSettings } from '../../../core/settings/settings.ts';
import { slateOfGame } from '../../../core/slip/game-label.ts';
import type { SlipEntry } from '../../../core/slip/index.ts';
import { formatMoney, formatPercent } from '../../../lib/format.ts';
import { apiQuery } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';

interface Props {
  entry: SlipEntry;
  disabled: boolean;
  onPick: (stake: number) => void;
}

const REFRESH_MS = 60_000;

type Sided = Pick<
  CallResult<Contract['GET /api/kelly/markets']>['games'][number]['sides'][number],
  'market' | 'side' | 'line' | 'selection'
>;

// The words on a slip may be the bettor's own; what the ticket says to the grader is not.
function isSame({ market, side, line, selection }: Sided, { pick, betType, selection: words }: SlipEntry): boolean {
  if (!pick) return market === betType && selection === words;
  if (pick.market !== 'moneyline' && pick.market !== 'spread' && pick.market !== 'total') return false;
  if (pick.market !== market) return false;
  const isWhole = (pick.period ?? 'full') === 'full' && !('team' in pick && pick.team);
  return isWhole && pick.side === side && (pick.market === 'moneyline' || pick.line === line);
}

/** The stake that the reader's own share of Kelly gives this bet at its price; nothing where the model has no opinion of it. */
export default function KellyStake({ entry, disabled, onPick }: Props) {
  const { bankroll = 0, kellyShare = DEFAULT_KELLY_SHARE } = useSettings();
  const date = slateOfGame(entry.gameId) ?? undefined;
  const { data } = useQuery({
    ...apiQuery('GET /api/kelly/markets', { query: { date } }),
    staleTime: REFRESH_MS,
    enabled: date !== undefined,
  });
  const sides = data?.games.find(({ gameId }) => gameId === entry.gameId)?.sides;
  const side = sides?.find((one) => isSame(one, entry));
  if (!side || !isAmericanPrice(entry.odds)) return null;
  const decided = 1 - side.modelPush;
  const { stakeCents, boundBy } = stakeFigures({
    winProbability: side.modelChance * decided,
    pushProbability: side.modelPush,
    decimal: americanToDecimal(entry.odds),
    share: kellyShare,
    deviation: (decided * (side.modelHigh - side.modelLow)) / 2 / INTERVAL_DEVIATIONS,
    bankrollCents: Math.round(bankroll * 100),
  });
  const basis = `${formatPercent(kellyShare, 0)} of Kelly on ${formatMoney(bankroll)}`;
  if (stakeCents === 0)
    return (
      <p className="cap">{boundBy === 'no edge' ? 'Kelly: no edge at this price by the model.' : `Kelly: under a cent at ${basis}.`}</p>
    );
  return (
    <Button
      size="sm"
      disabled={disabled}
      title={`${basis}${boundBy === 'advice cap' ? ', capped at 5%' : ''}`}
      onClick={() => onPick(stakeCents / 100)}
    >
      {`Kelly ${formatMoney(stakeCents / 100)}`}
    </Button>
  );
}
