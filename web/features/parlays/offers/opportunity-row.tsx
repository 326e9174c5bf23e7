import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { PARLAY_EV } from '@clearedge/contract/parlay-limits';
import clsx from 'clsx';
import { useNow } from '../../../core/clock.ts';
import { useEvReference } from '../../../core/settings/ev-reference.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { betTypeName, selectionLabel } from '../../../core/slip/index.ts';
import { formatAge, formatChance, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { evName } from '../../../lib/worth.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Age } from '../../../ui/marks/age.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { choices } from '../parlay-choice.ts';
import type { ChosenLeg } from '../parlay-types.ts';
import type { RankedOpportunity } from './opportunity-filter.ts';

const toChosen = ({ id, gameId, betType, selection, odds, pick, startsAt }: RankedOpportunity): ChosenLeg => ({
  id,
  gameId,
  betType,
  selection,
  odds,
  pick,
  startsAt,
});

/** One side that can be a leg: what, at which price, what it is worth and why we think so. */
export function OpportunityRow({ item, isOn }: { item: RankedOpportunity; isOn: boolean }) {
  const { odds, gameTime } = useReaderFormat();
  const reference = useEvReference();
  const age = Math.max(0, (useNow() - Date.parse(item.seenAt)) / 1000);
  const other = item.otherWin === null ? '' : `${reference === 'model' ? 'market' : 'model'} ${formatPercent(item.otherWin)} · `;
  return (
    <li className={clsx('pb-row', isOn && 'on')}>
      <div className="pb-what">
        <b>{selectionLabel(item.selection)}</b>
        <span className="cap">
          {item.matchup} · {gameTime(item.startsAt)} · {betTypeName(item.betType)}
        </span>
        {item.doubt !== null && item.ev !== null && item.ev > 0 ? <span className="cap">{DOUBT_WORDS[item.doubt]}</span> : null}
      </div>
      <div className="pb-price">
        <b>{odds(item.odds)}</b>
        <span className="cap">
          {item.bookName} <Age text={formatAge(age)} isStale={item.isStale} />
        </span>
      </div>
      <div className="pb-chance">
        <b>{formatChance(item)}</b>
        <span className="cap">{`${other}price ${formatPercent(item.impliedProbability)}`}</span>
      </div>
      <div className="pb-ev">
        <b className={item.doubt === null ? 'good' : item.ev !== null && item.ev > 0 ? undefined : 'bad'}>
          {item.ev === null ? NONE : formatSignedPercent(item.ev)}
        </b>
        <span className="cap">
          {evName(reference)}, fair {item.fairOdds === null ? NONE : odds(Math.round(item.fairOdds))}
        </span>
        {item.doubt === null && item.ev !== null && item.ev > PARLAY_EV.badge ? <Badge look="value">High EV</Badge> : null}
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
