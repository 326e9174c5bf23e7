import { EvReferenceSwitch, useEvReference } from '../../../core/settings/ev-reference.tsx';
import { Check } from '../../../ui/controls/check.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { Choices } from '../rules/filter-rules.ts';
import type { FinderState } from '../rules/finder-url.ts';
import { CUT_WORDS, METHOD_OPTIONS } from '../rules/words.ts';
import { BooksField } from './books-field.tsx';
import { MinEv } from './min-ev.tsx';

export interface FilterProps {
  url: FinderState;
  choices: Choices;
  bookNames: ReadonlyMap<string, string>;
  mine: readonly string[];
}

const CATEGORY_OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'hitting', label: 'Hitting' },
  { value: 'pitching', label: 'Pitching' },
  { value: 'general', label: 'General' },
] as const;
const SIDE_OPTIONS = [
  { value: 'both', label: 'Either side' },
  { value: 'over', label: 'Overs' },
  { value: 'under', label: 'Unders' },
] as const;
const SORT_OPTIONS = [
  { value: 'ev', label: 'Best EV' },
  { value: 'rate', label: 'Hit rate' },
  { value: 'model', label: 'Model over market' },
  { value: 'start', label: 'First pitch' },
  { value: 'player', label: 'Player' },
] as const;
const SPAN_OPTIONS = (['L5', 'L10', 'L20', 'season', 'opponent'] as const).map((value) => ({ value, label: CUT_WORDS[value] }));

/** An address may name what is not there today: it stands in the list all the same, so that one sees why nothing is found. */
const withAsked = (options: Choices['kinds'], asked: string, all: string): Choices['kinds'] => [
  { value: 'all', label: all },
  ...options,
  ...(asked === 'all' || options.some(({ value }) => value === asked) ? [] : [{ value: asked, label: asked.replaceAll('_', ' ') }]),
];

/** What is shown. */
export function FilterFields({ url, choices, bookNames, mine }: FilterProps) {
  const { change } = url;
  return (
    <>
      <Segmented
        label="Category"
        value={url.category}
        options={CATEGORY_OPTIONS}
        onChange={(category) => change({ category, propType: 'all' })}
      />
      <Select
        label="Prop"
        value={url.propType}
        options={withAsked(choices.kinds, url.propType, 'All kinds')}
        onChange={(propType) => change({ propType })}
      />
      <Select
        label="Game"
        value={url.game}
        options={withAsked(choices.games, url.game, 'All games')}
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
export function LookFields({ url }: Pick<FilterProps, 'url'>) {
  const { change } = url;
  const isPooled = useEvReference() === 'model';
  return (
    <>
      <Select label="Sort" value={url.sort} options={SORT_OPTIONS} onChange={(sort) => change({ sort })} />
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
