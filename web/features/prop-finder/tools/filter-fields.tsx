import { MIN_EV } from '@clearedge/contract/prop-finder';
import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { categoriesOf } from '../../../core/props/prop-categories.ts';
import { EvReferenceSwitch, useEvReference } from '../../../core/settings/ev-reference.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import type { Choices } from '../rules/filter-rules.ts';
import type { FinderState } from '../rules/finder-url.ts';
import { CUT_WORDS, METHOD_OPTIONS } from '../rules/words.ts';

interface BooksFieldProps {
  codes: readonly string[];
  names: ReadonlyMap<string, string>;
  chosen: readonly string[];
  /** The books that the account remembers. */
  mine: readonly string[];
  onChange: (books: readonly string[]) => void;
}

/** Whose prices are looked at; fair prices come from every book all the same. */
function BooksField({ codes, names, chosen, mine, onChange }: BooksFieldProps) {
  const isOn = (code: string): boolean => chosen.length === 0 || chosen.includes(code);
  const toggle = (code: string): void => {
    const next = codes.filter((one) => (one === code ? !isOn(one) : isOn(one)));
    onChange(next.length === codes.length ? [] : next);
  };
  const own = mine.filter((code) => codes.includes(code));
  return (
    <Popover
      label="Books"
      className="pf-books"
      trigger={(props) => (
        <button type="button" className="field" {...props}>
          <span className="lbl">Books</span> {chosen.length === 0 ? 'All' : `${chosen.length} of ${codes.length}`}
          <ChevronDown className="s" />
        </button>
      )}
    >
      {() => (
        <>
          <div className="acts">
            <Button onClick={() => onChange([])} disabled={chosen.length === 0}>
              All books
            </Button>
            {own.length > 0 ? <Button onClick={() => onChange(own)}>My books</Button> : null}
          </div>
          <ul>
            {codes.map((code) => (
              <li key={code}>
                <Check checked={isOn(code)} disabled={chosen.length === 1 && isOn(code)} onChange={() => toggle(code)}>
                  {names.get(code) ?? code}
                </Check>
              </li>
            ))}
          </ul>
          <p className="cap">Prices of these books only. The fair price is taken from every book that quotes both sides.</p>
        </>
      )}
    </Popover>
  );
}

/** Percent from 0 to 50; what lies outside is drawn to the nearer end when the box is left. */
function MinEv({ value, onChange }: { value: number; onChange: (minEV: number) => void }) {
  // What is being typed, until the box is left: "7." is no number yet, and 70 is too many.
  const [typed, setTyped] = useState<string | null>(null);
  const isInside = (requested: number): boolean => Number.isFinite(requested) && requested >= MIN_EV.least && requested <= MIN_EV.most;
  const settle = (): void => {
    if (typed === null) return;
    const requested = Number(typed);
    setTyped(null);
    onChange(Number.isFinite(requested) ? Math.min(MIN_EV.most, Math.max(MIN_EV.least, requested)) : MIN_EV.least);
  };
  const type = (next: string): void => {
    setTyped(next);
    if (isInside(Number(next))) onChange(Number(next));
  };
  return (
    <label className="field pf-min">
      <span className="lbl">Min EV</span>
      <input
        type="number"
        inputMode="decimal"
        min={MIN_EV.least}
        max={MIN_EV.most}
        step={1}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
      <span className="lbl">%</span>
    </label>
  );
}

export interface FilterProps {
  url: FinderState;
  sport: GameSport;
  choices: Choices;
  bookNames: ReadonlyMap<string, string>;
  mine: readonly string[];
}

const SIDE_OPTIONS = [
  { value: 'both', label: 'Either side' },
  { value: 'over', label: 'Overs' },
  { value: 'under', label: 'Unders' },
] as const;
const sortsOf = (startWord: string): { value: FinderState['sort']; label: string }[] => [
  { value: 'ev', label: 'Best EV' },
  { value: 'rate', label: 'Hit rate' },
  { value: 'model', label: 'Model over market' },
  { value: 'start', label: startWord.charAt(0).toUpperCase() + startWord.slice(1) },
  { value: 'player', label: 'Player' },
];
const SPAN_OPTIONS = (['L5', 'L10', 'L20', 'season', 'opponent'] as const).map((value) => ({ value, label: CUT_WORDS[value] }));

/** An address may name what is not there today: it stands in the list all the same, so that one sees why nothing is found. */
const withRequested = (options: Choices['kinds'], requested: string, all: string): Choices['kinds'] => [
  { value: 'all', label: all },
  ...options,
  ...(requested === 'all' || options.some(({ value }) => value === requested)
    ? []
    : [{ value: requested, label: requested.replaceAll('_', ' ') }]),
];

/** What is shown. */
export function FilterFields({ url, sport, choices, bookNames, mine }: FilterProps) {
  const { change } = url;
  const categories = categoriesOf(sport);
  return (
    <>
      {categories.length > 2 ? (
        <Segmented
          label="Category"
          value={url.category}
          options={categories}
          onChange={(category) => change({ category, propType: 'all' })}
        />
      ) : null}
      <Select
        label="Prop"
        value={url.propType}
        options={withRequested(choices.kinds, url.propType, 'All kinds')}
        onChange={(propType) => change({ propType })}
      />
      <Select
        label="Game"
        value={url.game}
        options={withRequested(choices.games, url.game, 'All games')}
        onChange={(game) => change({ game })}
      />
      <Select label="Side" value={url.side} options={SIDE_OPTIONS} onChange={(side) => change({ side })} />
      <BooksField codes={choices.books} names={bookNames} chosen={url.books} mine={mine} onChange={(books) => change({ books })} />
      <MinEv value={url.minEV} onChange={(minEV) => change({ minEV })} />
      <Check checked={url.isPositiveOnly} onChange={(isPositiveOnly) => change({ isPositiveOnly })}>
        Positive EV only
      </Check>
    </>
  );
}

/** What it is held against, and in which order. */
export function LookFields({ url, sport }: Pick<FilterProps, 'url' | 'sport'>) {
  const { change } = url;
  const isPooled = useEvReference() === 'model';
  return (
    <>
      <Select label="Sort" value={url.sort} options={sortsOf(sportOf(sport).startWord)} onChange={(sort) => change({ sort })} />
      <Select label="Hit rate" value={url.span} options={SPAN_OPTIONS} onChange={(span) => change({ span })} />
      <EvReferenceSwitch />
      <Select
        label="Method"
        value={url.method}
        options={METHOD_OPTIONS}
        disabled={isPooled || url.isWorst}
        onChange={(method) => change({ method })}
      />
      <Check checked={url.isWorst && !isPooled} disabled={isPooled} onChange={(isWorst) => change({ isWorst })}>
        Use the most cautious fair price
      </Check>
    </>
  );
}
