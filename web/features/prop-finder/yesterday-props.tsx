import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { NONE } from '../../lib/format.ts';
import { apiQuery } from '../../lib/query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { KIND_ORDER, kindWords, SIDE_WORD, SIDES, type Side } from './rules/words.ts';
import './yesterday-props.css';

type SettledProp = CallResult<Contract['GET /api/yesterday/props']>[number];

const SHOWN = 24;
const GRADE_WORD = { win: 'Won', loss: 'Lost', push: 'Push', void: 'Void' } as const;

function SideCell({ prop, side }: { prop: SettledProp; side: Side }) {
  const { odds } = useReaderFormat();
  const offer = prop[side];
  if (!offer) return <span className="yp-side">{NONE}</span>;
  return (
    <span className={clsx('yp-side', offer.grade === 'win' && 'won')} title={offer.bookName}>
      <span>{`${SIDE_WORD[side]} ${prop.line}`}</span>
      <b>{odds(offer.odds)}</b>
      <small>{offer.grade ? GRADE_WORD[offer.grade] : 'Closed'}</small>
    </span>
  );
}

/** The last settled day's props at their last prices, each side with how it ended. */
export function YesterdayProps() {
  const { data, isError, refetch } = useQuery(apiQuery('GET /api/yesterday/props'));
  const [kind, setKind] = useState('all');
  const [isAll, setAll] = useState(false);
  if (isError && !data)
    return (
      <div className="panel">
        <ErrorState title="Yesterday’s props could not be loaded" onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <Skeleton height={480} radius={8} />;
  if (data.length === 0) return <p className="muted">No props of a settled game are stored yet.</p>;
  const kinds = KIND_ORDER.filter((one) => data.some(({ propType }) => propType === one));
  const found = data.filter(({ propType }) => kind === 'all' || propType === kind);
  const shown = isAll ? found : found.slice(0, SHOWN);
  return (
    <section className="panel yp" aria-label="Yesterday’s props">
      <div className="tools">
        <Select
          label="Prop"
          value={kind}
          options={[{ value: 'all', label: 'All props' }, ...kinds.map((value) => ({ value, label: kindWords(value) }))]}
          onChange={setKind}
        />
      </div>
      <ul>
        {shown.map((prop) => (
          <li key={`${prop.gameId} ${prop.playerName} ${prop.propType} ${prop.line}`}>
            <span className="yp-what">
              <b>{prop.playerName}</b>
              <span className="cap">{`${prop.teamCode} · ${prop.awayTeamCode} @ ${prop.homeTeamCode} · ${kindWords(prop.propType)}`}</span>
            </span>
            {SIDES.map((side) => (
              <SideCell key={side} prop={prop} side={side} />
            ))}
            <span className="yp-actual">
              <span className="cap">Actual</span> <b>{prop.actual ?? NONE}</b>
            </span>
          </li>
        ))}
      </ul>
      {found.length > SHOWN ? (
        <p className="yp-more">
          <Button look="quiet" size="sm" onClick={() => setAll(!isAll)}>
            {isAll ? `Show first ${SHOWN}` : `Show all ${found.length.toLocaleString('en-US')}`}
          </Button>
        </p>
      ) : null}
    </section>
  );
}
