import { PARLAY_EV } from '@clearedge/contract/parlay-limits';
import clsx from 'clsx';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { betTypeName, selectionLabel } from '../../../core/slip/index.ts';
import { formatAge, formatChance, formatPercent, formatSignedPercent } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Age } from '../../../ui/marks/age.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { choices } from '../choice/choice-store.ts';
import type { ChosenLeg, Opportunity } from '../parlay-types.ts';

const toChosen = ({ id, gameId, betType, selection, odds, pick, startsAt }: Opportunity): ChosenLeg => ({
  id,
  gameId,
  betType,
  selection,
  odds,
  pick,
  startsAt,
});

/** One side that can be a leg: what, at which price, what it is worth and why we think so. */
export function OpportunityRow({ item, isOn }: { item: Opportunity; isOn: boolean }) {
  const { odds, gameTime } = useReaderFormat();
  const age = Math.max(0, (useNow() - Date.parse(item.seenAt)) / 1000);
  const market = item.marketProbability === null ? '' : `market ${formatPercent(item.marketProbability)} · `;
  return (
    <li className={clsx('pb-row', isOn && 'on')}>
      <div className="pb-what">
        <b>{selectionLabel(item.selection)}</b>
        <span className="cap">
          {item.matchup} · {gameTime(item.startsAt)} · {betTypeName(item.betType)}
        </span>
      </div>
      <div className="pb-price">
        <b>{odds(item.odds)}</b>
        <span className="cap">
          {item.bookName} <Age text={formatAge(age)} isStale={item.isStale} />
        </span>
      </div>
      <div className="pb-chance">
        <b>{formatChance(item)}</b>
        <span className="cap">{`${market}price ${formatPercent(item.impliedProbability)}`}</span>
      </div>
      <div className="pb-ev">
        <b className={item.ev > 0 ? 'good' : 'bad'}>{formatSignedPercent(item.ev)}</b>
        {item.ev > PARLAY_EV.badge ? (
          <Badge look="value">High EV</Badge>
        ) : (
          <span className="cap">EV v. model, fair {odds(item.fairOdds)}</span>
        )}
      </div>
      <Button
        size="sm"
        disabled={isOn || item.isStale}
        aria-label={`${isOn ? 'Added' : 'Add'}: ${item.selection}, ${item.matchup}`}
        onClick={() => choices.parlay.add(toChosen(item))}
      >
        {isOn ? 'Added' : 'Add'}
      </Button>
    </li>
  );
}
