import { DEFAULT_BANKROLL_DOLLARS } from '@clearedge/contract/comparison';
import { STAKE_MAX_DOLLARS } from '@clearedge/contract/constants';
import { leagueOf } from '@clearedge/contract/sports';
import { SearchX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { boardHead } from '../../../core/prices/board-head.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatAge, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { SlipUse } from '../board/slip-use.ts';
import { type Opportunity, useOpportunities } from '../comparison.queries.ts';
import { sideText } from '../words.ts';

type MiddleOffer = NonNullable<Opportunity['middle']>;

function outcomeText({ result, at, profit, probability }: MiddleOffer['outcomes'][number]): string {
  const what = result === 'both win' ? 'Both win' : `Exactly ${Math.abs(at!)}: one wins, one pushes`;
  return `${what}: ${formatSignedMoney(profit)}${probability === null ? '' : ` (model ${formatPercent(probability)})`}`;
}

function worthText({ outcomes, probability, breakEven, expectedProfit, expectedReturn }: MiddleOffer): string {
  const needs = breakEven === null ? 'Break-even depends on how often each comes in' : `Break-even ${formatPercent(breakEven)}`;
  if (probability === null || expectedProfit === null || expectedReturn === null) return `${needs}; we have no forecast of this game.`;
  const chance = outcomes.length > 1 ? `model ${formatPercent(probability)} together` : `model ${formatPercent(probability)}`;
  return `${needs}, ${chance}: ${formatSignedMoney(expectedProfit)} on average (${formatSignedPercent(expectedReturn)} of the stakes).`;
}

/** What a middle can pay beside one side winning, and what that comes to. */
function MiddleOutcomes({ middle }: { middle: MiddleOffer }) {
  return (
    <>
      {middle.outcomes.map((outcome) => (
        <p key={`${outcome.result} ${outcome.at}`}>{outcomeText(outcome)}</p>
      ))}
      <p className="cap">{worthText(middle)}</p>
    </>
  );
}

const KIND_NAME: Record<Opportunity['kind'], string> = { arbitrage: 'Arbitrage', middle: 'Middle', 'low hold': 'Low hold' };
const WARNING_TEXT: Record<Opportunity['warnings'][number], string> = {
  'stale price': 'A price is older than two minutes: look at the book before you stake.',
  'different rules': 'These books settle a shortened game differently: one bet can stand while the other is void.',
  'rules not known': 'What these books say of a shortened game is not known here: read both books’ rules.',
};

interface CardProps {
  item: Opportunity;
  now: number;
  slip: SlipUse;
}
const LOOK: Record<Opportunity['kind'], BadgeLook> = { arbitrage: 'value', middle: 'info', 'low hold': 'plain' };

function Leg({ item, leg, now, slip }: CardProps & { leg: Opportunity['legs'][number] }) {
  const { odds } = useReaderFormat();
  const isOn = slip.isOn(item, item.market, leg.side, leg.line, leg.book);
  const name = sideText(item, leg.side, leg.line);
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{`${leg.bookName}, ${formatAge(Math.max(0, (now - Date.parse(leg.seenAt)) / 1000))} old${leg.rules ? `; ${leg.rules}` : ''}`}</small>
      </th>
      <td className="num">{odds(leg.odds)}</td>
      <td className="num">
        {formatMoney(leg.stake)}
        <small>{`pays ${formatMoney(leg.payout)}`}</small>
      </td>
      <td className="num">
        <Button
          size="sm"
          aria-pressed={isOn}
          aria-label={`${isOn ? 'Take off the slip' : 'Add to slip'}: ${name} at ${leg.bookName}`}
          onClick={() => slip.press(item, item.market, leg.side, leg, { code: leg.book, name: leg.bookName })}
        >
          {isOn ? 'On slip' : 'Add'}
        </Button>
      </td>
    </tr>
  );
}

/** "70¢", "$1.20": what a hold takes of $100. */
const perHundred = (hold: number): string => (hold < 0.01 ? `${Math.round(hold * 10_000)}¢` : formatMoney(hold * 100));

function resultText({ kind, leastProfit, mostProfit, hold, middle }: Opportunity): string {
  const range =
    leastProfit === mostProfit ? formatSignedMoney(leastProfit) : `${formatSignedMoney(leastProfit)} to ${formatSignedMoney(mostProfit)}`;
  if (kind === 'arbitrage') return `${range} either way (${formatSignedPercent(-hold, 2)})`;
  if (middle) return `${formatSignedMoney(leastProfit)} when one side wins and the other loses`;
  return `Costs ${perHundred(hold)} per $100 (${formatPercent(hold)} hold)`;
}

/** Two prices that fit together: what to stake on each, what comes back, and what speaks against it. */
function OpportunityCard({ item, now, slip }: CardProps) {
  const { gameTime } = useReaderFormat();
  return (
    <li className="oc-opp">
      <header>
        <Badge look={LOOK[item.kind]}>{KIND_NAME[item.kind]}</Badge>
        <span className="oc-opp-g">
          <TeamChip sport={item.sport} code={item.awayTeamCode} size="sm" /> @{' '}
          <TeamChip sport={item.sport} code={item.homeTeamCode} size="sm" />
        </span>
        <span className="cap">{`${leagueOf(item.sport)} ${boardHead(item.sport, item.market)}, ${gameTime(item.gameTime)}`}</span>
      </header>
      <table className="tbl oc-legs">
        <thead className="sr">
          <tr>
            <th scope="col">Side</th>
            <th scope="col">Price</th>
            <th scope="col">Stake</th>
            <th scope="col">Slip</th>
          </tr>
        </thead>
        <tbody>
          {item.legs.map((leg) => (
            <Leg key={leg.side} item={item} leg={leg} now={now} slip={slip} />
          ))}
        </tbody>
      </table>
      <p>
        <b>{resultText(item)}</b>
      </p>
      {item.middle ? <MiddleOutcomes middle={item.middle} /> : null}
      {item.warnings.map((warning) => (
        <p className="oc-warn" key={warning}>
          <TriangleAlert className="s" /> {WARNING_TEXT[warning]}{' '}
          {warning === 'stale price' ? null : <Link to={paths.houseRules}>How games are settled here</Link>}
        </p>
      ))}
    </li>
  );
}

interface FinderProps {
  date: string;
  /** Empty: every book. */
  books: readonly string[];
  who: string;
  now: number;
  slip: SlipUse;
}

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'arbitrage', label: 'Arbitrage' },
  { value: 'middle', label: 'Middles' },
  { value: 'low hold', label: 'Low hold' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const readAmount = (text: string): number | null => {
  const amount = /^\d{1,7}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : 0;
  return amount >= 1 && amount <= STAKE_MAX_DOLLARS ? amount : null;
};

/** The best of what was found; the list of a full day is far longer than a page. */
const SHOWN = 16;

function Results({ items, kind, now, slip }: { items: readonly Opportunity[]; kind: Kind; now: number; slip: SlipUse }) {
  const [isAll, setAll] = useState(false);
  const found = items.filter((item) => kind === 'all' || item.kind === kind);
  const shown = isAll ? found : found.slice(0, SHOWN);
  if (found.length === 0)
    return (
      <EmptyState
        title="Nothing found"
        hint="No two books differ enough right now. That is the usual case; prices are looked at again every 30 seconds."
        icon={SearchX}
      />
    );
  return (
    <>
      <ul className="oc-opps">
        {shown.map((item) => (
          <OpportunityCard
            key={`${item.gameId} ${item.market} ${item.legs.map(({ line, book }) => `${line} ${book}`).join()}`}
            item={item}
            now={now}
            slip={slip}
          />
        ))}
      </ul>
      {found.length > SHOWN ? (
        <p className="oc-opps-more">
          <Button look="quiet" size="sm" onClick={() => setAll(!isAll)}>
            {isAll ? `Show first ${SHOWN}` : `Show all ${found.length}`}
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** Arbitrages, middles and low-hold pairs of the day, staked with the amount one names. */
export function FinderView({ date, books, who, now, slip }: FinderProps) {
  const [text, setText] = useState(String(DEFAULT_BANKROLL_DOLLARS));
  const [kind, setKind] = useState<Kind>('all');
  const amount = readAmount(text);
  const bankroll = amount ?? DEFAULT_BANKROLL_DOLLARS;
  const query = { date, bankroll, ...(books.length > 0 ? { books: books.join(',') } : {}) };
  const { data, isError, refetch } = useOpportunities(query, who, amount !== null);
  return (
    <Panel
      title="Finder"
      caption={
        data
          ? `${data.booksCompared} books, ${data.gamesCompared} games open, prices under 15 min, staked with ${formatMoney(data.bankroll)}`
          : undefined
      }
    >
      <div className="oc-finder">
        <Segmented label="Kind" value={kind} options={KINDS} onChange={setKind} />
        <Field
          label="Stake for both sides"
          prefix="$"
          inputMode="decimal"
          value={text}
          error={amount === null ? 'Enter from $1 to $1,000,000.' : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {data ? <Results items={data.items} kind={kind} now={now} slip={slip} /> : null}
      {!data && isError ? <ErrorState title="The finder could not load" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={320} radius={8} /> : null}
      <p className="cap">
        For practice and learning. Books limit such bets, void them by rules that differ from each other, and move a price while you place
        the other side.
      </p>
    </Panel>
  );
}
