import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { PARLAY_EV } from '@clearedge/contract/parlay-limits';
import clsx from 'clsx';
import { useNow } from '../../../core/clock.ts';
import { MARKET_ONLY, referenceOf } from '../../../core/props/market-only.ts';
import { useEvReference } from '../../../core/settings/ev-reference.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatAge, formatChance, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { evName } from '../../../lib/worth.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Age } from '../../../ui/marks/age.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { LegName } from '../leg-name.tsx';
import { choices } from '../parlay-choice.ts';
import type { ChosenLeg } from '../parlay-types.ts';
import { type RankedOpportunity, teamsOf } from './opportunity-filter.ts';

const toChosen = (item: RankedOpportunity): ChosenLeg => {
  const { id, gameId, betType, selection, odds, pick, startsAt } = item;
  return { id, gameId, betType, selection, odds, pick, startsAt, teams: teamsOf(item) };
};

function Worth({ item }: { item: RankedOpportunity }) {
  const look = item.doubt === null ? 'good' : item.ev !== null && item.ev > 0 ? undefined : 'bad';
  return <b className={look}>{item.ev === null ? NONE : formatSignedPercent(item.ev)}</b>;
}

/** One side that can be a leg: what, at which price, what it is worth and why we think so. */
export function OpportunityRow({ item, isOn }: { item: RankedOpportunity; isOn: boolean }) {
  const { odds, gameTime } = useReaderFormat();
  const reference = useEvReference();
  const age = Math.max(0, (useNow() - Date.parse(item.seenAt)) / 1000);
  const words = selectionLabel(item.selection);
  const isHigh = item.doubt === null && item.ev !== null && item.ev > PARLAY_EV.badge;
  return (
    <tr className={clsx(isOn && 'on')}>
      <th scope="row" className="pb-what">
        <LegName words={words} />
        <span className="cap">
          {teamsOf(item).map((code) => (
            <TeamChip key={code} sport={item.sport} code={code} size="sm" />
          ))}
          {item.matchup} · {gameTime(item.startsAt)} {isHigh ? <Badge look="value">High EV</Badge> : null}
        </span>
        {item.isMarketOnly ? <span className="cap">{`${MARKET_ONLY}: ${evName(referenceOf(item, reference))}`}</span> : null}
        {item.doubt !== null && item.ev !== null && item.ev > 0 ? <span className="cap">{DOUBT_WORDS[item.doubt]}</span> : null}
      </th>
      <td className="pb-book">
        <span title={item.bookName}>{item.book}</span>
        <span className="cap">
          <Age text={formatAge(age)} isStale={item.isStale} />
        </span>
      </td>
      <td className="num">
        <b>{odds(item.odds)}</b>
        <span className="cap pb-only-narrow">
          <Worth item={item} />
        </span>
      </td>
      <td className="num pb-wide">
        <b>{formatChance(item)}</b>
        {item.isMarketOnly ? <span className="cap">market</span> : null}
        {item.otherWin === null ? null : (
          <span className="cap">{`${reference === 'model' ? 'market' : 'model'} ${formatPercent(item.otherWin)}`}</span>
        )}
      </td>
      <td className="num pb-wide">{formatPercent(item.impliedProbability)}</td>
      <td className="num pb-ev">
        <Worth item={item} />
        <span className="cap">fair {item.fairOdds === null ? NONE : odds(Math.round(item.fairOdds))}</span>
      </td>
      <td className="num">
        <Button
          size="sm"
          className={clsx(isOn && 'on')}
          disabled={isOn || item.isStale}
          aria-label={`${isOn ? 'Added' : 'Add'}: ${item.selection}, ${item.matchup}`}
          onClick={() => choices.parlay.add(toChosen(item))}
        >
          {isOn ? 'Added' : 'Add'}
        </Button>
      </td>
    </tr>
  );
}
