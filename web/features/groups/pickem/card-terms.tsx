import { RUNS_GUESS_MOST } from '@clearedge/contract/competition';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { type SlateGame, useSetPick } from '../pick.queries.ts';
import type { Card, Rules } from './pickem.queries.ts';

interface Props {
  groupId: string;
  card: Card;
  rules: Rules;
  game: SlateGame;
}

const ownOf = (game: SlateGame) => game.picks.find(({ isYou }) => isYou);

/** Every number of the card, with the game that has it: choosing one that is taken changes places with it. */
function weightOptions({ games }: Card, of: SlateGame) {
  return games.map((_, at) => {
    const weight = at + 1;
    const holder = games.find((game) => game !== of && ownOf(game)?.weight === weight);
    const label = holder ? `${weight} (on ${holder.awayCode} @ ${holder.homeCode})` : String(weight);
    return { value: String(weight), label, disabled: holder !== undefined && !holder.isOpen };
  });
}

function RunsGuess({ groupId, date, game }: { groupId: string; date: string; game: SlateGame }) {
  const set = useSetPick(groupId, date);
  const own = ownOf(game)!;
  const [text, setText] = useState(() => String(own.runsGuess ?? ''));
  const isRight = /^\d{1,2}$/.test(text.trim());
  const [isRefused, setRefused] = useState(false);
  const send = (): void => {
    setRefused(!isRight);
    if (isRight) set.mutate({ gameId: game.gameId, market: 'moneyline', side: own.side, runsGuess: Number(text) });
  };
  return (
    <form
      className="grp-guess"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label="Tiebreaker: total runs of this game"
        inputMode="numeric"
        value={text}
        maxLength={2}
        disabled={set.isPending}
        error={isRefused ? `Guess a whole number of runs from 0 to ${RUNS_GUESS_MOST}.` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(false);
        }}
      />
      <Button type="submit" disabled={set.isPending || text === String(own.runsGuess ?? '')}>
        {text !== '' && text === String(own.runsGuess ?? '') ? 'Saved' : 'Save'}
      </Button>
    </form>
  );
}

/** What one's pick of a game on the card carries, while it is open: its confidence number, and on the last game the guess of its runs. */
export function CardTerms({ groupId, card, rules, game }: Props) {
  const set = useSetPick(groupId, card.date);
  const own = ownOf(game);
  if (!own)
    return (
      <p className="cap">{rules.missedPenalty > 0 ? `Not picked: costs ${rules.missedPenalty} if it stays so.` : 'Not picked yet.'}</p>
    );
  return (
    <>
      {rules.hasWeights ? (
        <Select
          label="Confidence"
          aria-label={`Confidence on ${game.awayCode} at ${game.homeCode}`}
          value={String(own.weight ?? '')}
          options={weightOptions(card, game)}
          disabled={set.isPending}
          onChange={(weight) => set.mutate({ gameId: game.gameId, market: 'moneyline', side: own.side, weight: Number(weight) })}
        />
      ) : null}
      {game.gameId === card.lastGameId ? <RunsGuess groupId={groupId} date={card.date} game={game} /> : null}
    </>
  );
}
