import { type GameSport, sportOf } from '@clearedge/contract/sports';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { MARKET_ONLY, referenceOf } from '../../../core/props/market-only.ts';
import { categoriesOf } from '../../../core/props/prop-categories.ts';
import { EvReferenceSwitch, useEvReference } from '../../../core/settings/ev-reference.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatChance, formatSignedPercent, plural } from '../../../lib/format.ts';
import { type EvReference, evName } from '../../../lib/worth.ts';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState } from '../../../ui/states/states.tsx';
import { useBuilderProps } from '../parlay.queries.ts';
import { choices, useChoice } from '../parlay-choice.ts';
import type { BuilderProp } from '../parlay-types.ts';
import { propLeg } from '../prop-leg.ts';
import { MoreButton, useSteps } from './list-steps.tsx';
import { wait } from './opportunity-list.tsx';
import {
  betterSide,
  choicesOf,
  doubtWords,
  evBand,
  filterProps,
  type PropFilter,
  readPropFilter,
  sideWorth,
  sortsOf,
} from './prop-filter.ts';
import { StaleNote } from './stale-note.tsx';
import { useQueryChange } from './use-query-change.ts';
import '../parlays.css';

type Side = 'over' | 'under';

function SideButton({ prop, side, isOn, isOtherOn }: { prop: BuilderProp; side: Side; isOn: boolean; isOtherOn: boolean }) {
  const { odds } = useReaderFormat();
  const reference = useEvReference();
  const offer = prop[side];
  const ev = sideWorth(prop, side, reference)?.ev ?? null;
  const doubt = doubtWords(prop, side, reference);
  const word = side === 'over' ? 'Over' : 'Under';
  const isShut = offer === null || prop.isStale || isOtherOn;
  const note = !offer
    ? 'off'
    : prop.isModelPrice
      ? 'model price'
      : ev === null
        ? 'no fair price'
        : `${formatSignedPercent(ev)} ${evName(referenceOf(prop, reference))}`;
  const press = (): void => {
    if (isOn) choices.player_prop.remove(`${prop.id}~${side}`);
    else if (offer) choices.player_prop.add(propLeg(prop, side, offer.odds));
  };
  return (
    <button type="button" className={clsx('pb-side', isOn && 'on')} aria-pressed={isOn} disabled={isShut && !isOn} onClick={press}>
      <span className="sr">{`${prop.label} ${word}:`}</span>{' '}
      <span>
        {word[0]} {prop.line} <b>{odds(offer?.odds)}</b>
      </span>{' '}
      <small className={ev === null || doubt ? undefined : evBand(ev)}>{note}</small> {doubt ? <small>{doubt}</small> : null}{' '}
      <span className="sr">{offer ? `at ${offer.bookName}` : 'not offered'}</span>
    </button>
  );
}

const better = (prop: BuilderProp, reference: EvReference): { word: string; chance: string } | null => {
  const side = betterSide(prop, reference);
  const worth = sideWorth(prop, side, reference);
  if (worth?.winProbability == null) return null;
  return { word: side === 'over' ? 'Over' : 'Under', chance: formatChance(worth) };
};

/** One proposition with both sides at their best prices. */
function PropRow({ prop, chosen }: { prop: BuilderProp; chosen: ReadonlySet<string> }) {
  const { gameTime } = useReaderFormat();
  const [isOver, isUnder] = [chosen.has(`${prop.id}~over`), chosen.has(`${prop.id}~under`)];
  const found = better(prop, useEvReference());
  const isMarketOnly = prop.isMarketOnly && prop.bookCount > 0;
  const books = prop.isModelPrice ? 'no book offers it' : `${plural(prop.bookCount, 'book')} with both sides`;
  return (
    <li className={clsx('pb-prop', (isOver || isUnder) && 'on')}>
      <div className="pb-who">
        <TeamChip sport={prop.sport} code={prop.team} size="sm" />
        <div className="pb-what">
          <b className="pb-name" title={prop.label}>
            {prop.label}
          </b>
          <span className="cap">
            vs {prop.opponent} · {gameTime(prop.startsAt)} · {books}
            {isMarketOnly ? ` · ${MARKET_ONLY}` : ''}
            {found ? ` · ${found.word} ${found.chance}` : ''}
          </span>
        </div>
      </div>
      <SideButton prop={prop} side="over" isOn={isOver} isOtherOn={isUnder} />
      <SideButton prop={prop} side="under" isOn={isUnder} isOtherOn={isOver} />
    </li>
  );
}

interface ToolsProps {
  sport: GameSport;
  filter: PropFilter;
  change: (name: string, value: string) => void;
  options: ReturnType<typeof choicesOf>;
}

function PropTools({ sport, filter, change, options }: ToolsProps) {
  const categories = categoriesOf(sport);
  return (
    <div className="tools pb-tools">
      <SearchField label="Search props" placeholder="Player, club, prop" value={filter.search} onChange={(text) => change('q', text)} />
      {categories.length > 2 ? (
        <Segmented label="Category" value={filter.category} options={categories} onChange={(value) => change('category', value)} />
      ) : null}
      <Select label="Prop" value={filter.propType} options={options.types} onChange={(value) => change('type', value)} />
      <Select label="Club" value={filter.team} options={options.teams} onChange={(value) => change('team', value)} />
      <Select
        label="Sort"
        value={filter.sort}
        options={sortsOf(sportOf(sport).startWord)}
        onChange={(value) => change('sort', value === 'edge' ? '' : value)}
      />
      <EvReferenceSwitch />
      <label className="choice">
        <input type="checkbox" checked={filter.isPositive} onChange={(event) => change('ev', event.target.checked ? 'positive' : '')} />
        Positive EV only
      </label>
    </div>
  );
}

function PropRows({ props }: { props: readonly BuilderProp[] }) {
  const { legs } = useChoice('player_prop');
  const { shown, left, more } = useSteps(props);
  const chosen = new Set(legs.map(({ id }) => id));
  return (
    <>
      <ul aria-label="Props">
        {shown.map((prop) => (
          <PropRow key={prop.id} prop={prop} chosen={chosen} />
        ))}
      </ul>
      <MoreButton left={left} onPress={more} />
    </>
  );
}

interface PropListProps {
  sport: GameSport;
  date: string;
  /** Chooses sport and day. */
  dayTools: ReactNode;
}

/** The props of a sport's day that still take bets. */
export function PropList({ sport, date, dayTools }: PropListProps) {
  const { query, change } = useQueryChange();
  const filter = readPropFilter(query, sport);
  const { data, isError, refetch } = useBuilderProps(sport, date);
  const reference = useEvReference();
  const shown = data && filterProps(data, filter, reference);
  return (
    <Panel
      title="Available Props"
      tools={dayTools}
      caption={shown ? `${shown.length} of ${data.length} props, best price of each side` : 'Loading'}
      padded={false}
    >
      <div className="pb-head">
        <PropTools sport={sport} filter={filter} change={change} options={choicesOf(data ?? [])} />
      </div>
      {isError && data ? <StaleNote list={data} onRetry={() => void refetch()} /> : null}
      {isError && !data ? <ErrorState title="Props could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? wait : null}
      {shown?.length === 0 ? (
        <EmptyState title="No props found matching your criteria" hint="Try another day, club or kind, or take the filters off." />
      ) : null}
      {shown && shown.length > 0 ? <PropRows key={JSON.stringify([sport, date, filter, reference])} props={shown} /> : null}
    </Panel>
  );
}
