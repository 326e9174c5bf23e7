import { useId, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { gameLabel, selectionLabel } from '../../../core/slip/index.ts';
import { formatPercent, NONE } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Estimates, useEstimates, useSetEstimate } from '../analytics.queries.ts';
import { readEstimate } from '../analytics-words.ts';

type OpenBet = Estimates[number];

const shownOf = ({ probability }: OpenBet): string => (probability === null ? '' : String(Math.round(1000 * probability) / 10));

function EstimateForm({ bet }: { bet: OpenBet }) {
  const [typed, setTyped] = useState(shownOf(bet));
  const [error, setError] = useState('');
  const set = useSetEstimate();
  const id = useId();
  const name = selectionLabel(bet.selection);
  const isSame = typed.trim() === shownOf(bet);
  const submit = (): void => {
    const read = readEstimate(typed);
    setError('error' in read ? read.error : '');
    if (!('error' in read)) set.mutate({ betId: bet.betId, probability: read.probability });
  };
  return (
    <form
      className="an-est-f"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className={error ? 'field bad' : 'field'}>
        <input
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          size={5}
          aria-label={`Your estimate for ${name}, percent`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span className="lbl">%</span>
      </label>
      <Button type="submit" size="sm" disabled={isSame || set.isPending} aria-label={`Note your chance for ${name}`}>
        Note
      </Button>
      {error ? (
        <span className="err" id={id} role="alert">
          {error}
        </span>
      ) : null}
    </form>
  );
}

function EstimateRow({ bet }: { bet: OpenBet }) {
  const { odds, dateTime } = useReaderFormat();
  return (
    <li>
      <div>
        <b>{selectionLabel(bet.selection)}</b>
        <span className="cap">
          {`${gameLabel(bet.game)}, ${odds(bet.odds)} needs ${formatPercent(bet.breakEven)}${bet.startsAt ? `; ${dateTime(bet.startsAt)}` : ''}`}
        </span>
      </div>
      {bet.isSealed ? (
        <span className="cap">
          {bet.probability === null ? `Started without one ${NONE}` : `Your estimate ${formatPercent(bet.probability)}`}
        </span>
      ) : (
        <EstimateForm key={bet.probability} bet={bet} />
      )}
    </li>
  );
}

/** Open bets, each with the chance that one gives it before the game. */
export function EstimatesPanel() {
  const { data, isError, error, refetch } = useEstimates();
  return (
    <Panel title="Record your win probability" caption="Open tracked bets" className="an-est">
      {data?.length === 0 ? (
        <p className="muted">No open bets. Estimate each bet’s win probability before its game, and this page scores your estimates.</p>
      ) : null}
      {data && data.length > 0 ? (
        <ul>
          {data.map((bet) => (
            <EstimateRow key={bet.betId} bet={bet} />
          ))}
        </ul>
      ) : null}
      {!data && isError ? <ErrorState text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={96} radius={6} /> : null}
      <p className="cap">Your estimate locks when the game starts and counts once the bet settles.</p>
    </Panel>
  );
}
