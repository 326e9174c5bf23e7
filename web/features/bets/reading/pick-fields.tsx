import { type PeriodData, type SportKey, sportOf } from '@clearedge/contract/sports';
import { propKindsOf } from '@clearedge/contract/sports/prop-kinds';
import { isThreeWay, PROPS } from '@clearedge/quant/grading';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { type Option, Select } from '../../../ui/controls/select.tsx';
import type { BetPick, ReadAsk, Reading } from '../bet-types.ts';
import { draftFor, marketIn, marketsOf, needsLine, type PickDraft, pickDraftOf, pickFrom, pickWords, withMarket } from './pick-rules.ts';
import { useReading } from './use-reading.ts';

/** The parts of a sport's games on which a market is offered. */
const periodsOf = (sport: SportKey, market: PickDraft['market']): Option<PickDraft['period']>[] =>
  (Object.entries(sportOf(sport).periods) as [PickDraft['period'], PeriodData][])
    .filter(([, { isSoldThreeWay }]) => market === 'total' || !isSoldThreeWay)
    .map(([value, { name: label }]) => ({ value, label }));
const PLACES: readonly Option<PickDraft['places']>[] = [
  { value: '5', label: 'Top 5' },
  { value: '10', label: 'Top 10' },
  { value: '20', label: 'Top 20' },
];
const statsOf = (sport: SportKey): Option<PickDraft['prop']>[] => propKindsOf(sport).map((value) => ({ value, label: PROPS[value].name }));

interface Fields {
  draft: PickDraft;
  reading: Reading;
  onChange: (patch: Partial<PickDraft>) => void;
}

function sidesOf({ draft: { market, period }, reading: { game } }: Pick<Fields, 'draft' | 'reading'>): Option<string>[] {
  if (market === 'make_cut')
    return [
      { value: 'yes', label: 'Makes the cut' },
      { value: 'no', label: 'Misses the cut' },
    ];
  if (market === 'total' || market === 'prop')
    return [
      { value: 'over', label: 'Over' },
      { value: 'under', label: 'Under' },
    ];
  if (market !== 'moneyline' && market !== 'spread') return [];
  return [
    { value: 'away', label: game?.away.name ?? 'Away' },
    { value: 'home', label: game?.home.name ?? 'Home' },
    ...(market === 'moneyline' && isThreeWay(period) ? [{ value: 'draw', label: 'Draw' }] : []),
  ];
}

function PlayerSelect({
  label,
  value,
  reading,
  onChange,
}: {
  label: string;
  value: string;
  reading: Reading;
  onChange: (id: string) => void;
}) {
  const people = reading.players.toSorted((a, b) => a.name.localeCompare(b.name));
  const options = people.map(({ playerId, name, team }) => ({
    value: playerId,
    label: team && reading.game ? `${name}, ${reading.game[team].code}` : name,
  }));
  return <Select label={label} value={value} options={[{ value: '', label: 'Choose' }, ...options]} onChange={onChange} />;
}

function OfMarket({ draft, reading, onChange }: Fields) {
  const { market } = draft;
  const { game } = reading;
  const sides = sidesOf({ draft, reading });
  const isPlayers = market !== 'moneyline' && market !== 'spread' && market !== 'total';
  const periods = game && !isPlayers ? periodsOf(game.sport, market) : [];
  return (
    <>
      {isPlayers ? (
        <PlayerSelect label="Player" value={draft.playerId} reading={reading} onChange={(playerId) => onChange({ playerId })} />
      ) : null}
      {market === 'head_to_head' ? (
        <PlayerSelect label="Over" value={draft.opponentId} reading={reading} onChange={(opponentId) => onChange({ opponentId })} />
      ) : null}
      {market === 'prop' && game ? (
        <Select label="Stat" value={draft.prop} options={statsOf(game.sport)} onChange={(prop) => onChange({ prop })} />
      ) : null}
      {market === 'place' ? (
        <Select label="Finish" value={draft.places} options={PLACES} onChange={(places) => onChange({ places })} />
      ) : null}
      {market === 'total' && game ? (
        <Select
          label="Of"
          value={draft.team}
          options={[
            { value: '', label: 'Both teams' },
            { value: 'away', label: game.away.name },
            { value: 'home', label: game.home.name },
          ]}
          onChange={(team) => onChange({ team })}
        />
      ) : null}
      {sides.length > 0 ? <Select label="Side" value={draft.side} options={sides} onChange={(side) => onChange({ side })} /> : null}
      {periods.length > 1 ? (
        <Select label="Period" value={draft.period} options={periods} onChange={(period) => onChange({ period })} />
      ) : null}
    </>
  );
}

interface PickFieldsProps {
  /** What is read now: its game says what can be picked. */
  ask: ReadAsk;
  /** What the fields start from. */
  from: BetPick | null;
  onUse: (pick: BetPick, words: string) => void;
  onCancel: () => void;
}

/** The bet, chosen from fields instead of typed. */
export function PickFields({ ask, from, onUse, onCancel }: PickFieldsProps) {
  const [picked, setDraft] = useState(() => pickDraftOf(from, marketIn(ask)));
  const [missing, setMissing] = useState('');
  const { pick: _none, ...bare } = ask;
  // Who may play comes with the market, whatever the text says.
  const { reading } = useReading({ ...bare, betType: picked.market, selection: 'pick' });
  if (!reading) return null;
  const sport = reading.game?.sport;
  const markets = marketsOf(sport);
  const draft = draftFor(picked, sport);
  const change = (patch: Partial<PickDraft>): void => {
    setDraft(patch.market ? withMarket(draft, patch.market) : { ...draft, ...patch });
    setMissing('');
  };
  const use = (): void => {
    const found = pickFrom(draft, sport);
    if ('missing' in found) setMissing(found.missing);
    else onUse(found.pick, pickWords(found.pick, reading));
  };
  return (
    <fieldset className="pick-fields">
      <legend className="sr">Choose the bet</legend>
      <Select label="Market" value={draft.market} options={markets} onChange={(next) => change({ market: next })} />
      <OfMarket draft={draft} reading={reading} onChange={change} />
      {needsLine(draft.market) ? (
        <label className={missing.includes('line') ? 'field bad' : 'field'}>
          <span className="lbl">Line</span>
          <input
            value={draft.line}
            inputMode={draft.market === 'spread' ? 'text' : 'decimal'}
            placeholder={draft.market === 'spread' ? '-1.5' : '8.5'}
            maxLength={6}
            autoComplete="off"
            onChange={(event) => change({ line: event.target.value })}
          />
        </label>
      ) : null}
      {missing ? (
        <span className="err" role="alert">
          {missing}
        </span>
      ) : null}
      <div className="pick-acts">
        <Button size="sm" look="primary" onClick={use}>
          Use this bet
        </Button>
        <Button size="sm" onClick={onCancel}>
          Back
        </Button>
      </div>
    </fieldset>
  );
}
