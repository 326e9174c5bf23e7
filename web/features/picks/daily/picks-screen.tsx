import { can } from '@clearedge/contract/entitlements';
import { type PickSport, sportOf } from '@clearedge/contract/sports';
import { VISITOR } from '../../../core/session/of-reader.ts';
import { useSession } from '../../../core/session/session.ts';
import { DateNav } from '../../../core/slate/date-nav.tsx';
import { useToday } from '../../../core/status.ts';
import { type OpenDay, useOpenDay, useSportPicks } from '../pick.queries.ts';
import { ReconcileButton } from '../tracking/reconcile-button.tsx';
import { ALL_PICKS, choosePicks } from './list-rules.ts';
import { MoreLocked } from './more-locked.tsx';
import { PickList } from './pick-list.tsx';
import { PickTiles } from './pick-tiles.tsx';
import { PickTools } from './pick-tools.tsx';
import { PicksEmpty } from './picks-empty.tsx';
import { type PickChoice, usePickChoice } from './use-pick-choice.ts';
import '../styles/open-picks.css';

interface DayProps {
  sport: PickSport;
  answer: ReturnType<typeof useSportPicks>;
  day: OpenDay | undefined;
  choice: PickChoice;
  hasAll: boolean;
}

function Day({ sport, answer, day, choice: { choice, go }, hasAll }: DayProps) {
  const picks = answer.data ?? [];
  const { league } = sportOf(sport);
  return (
    <>
      {answer.data ? <PickTiles picks={picks} day={day} /> : null}
      {answer.data ? <PickTools choice={choice} onChange={go} /> : null}
      <PickList
        answer={answer}
        failed={`Unable to load ${league} picks.`}
        canMark={hasAll}
        choose={(all) => choosePicks(all, choice)}
        empty={
          <PicksEmpty
            league={league}
            day={day}
            isNarrowed={picks.length > 0}
            onPick={(date) => go({ date })}
            onClear={() => go(ALL_PICKS)}
          />
        }
      />
      {!hasAll && picks.length > 0 ? <MoreLocked sport={sport} hidden={day?.hidden ?? 0} /> : null}
      {day?.note}
    </>
  );
}

/** A day's published picks of a sport for everybody, as far as the reader's tier goes. */
export function PicksScreen({ sport }: { sport: PickSport }) {
  const { user, tier } = useSession();
  const who = user ? `${user.id} ${tier}` : VISITOR;
  const hasAll = user !== null && can(tier, 'picks');
  const today = useToday();
  const choice = usePickChoice(today);
  const answer = useSportPicks(sport, choice.date, who);
  const day = useOpenDay(sport, choice.date, who);
  return (
    <>
      <div className="pk-tools">
        <DateNav date={choice.date} today={today} onPick={(on) => choice.go({ date: on })} />
        {hasAll ? <ReconcileButton sport={sport} date={choice.date} /> : null}
      </div>
      <Day sport={sport} answer={answer} day={day} choice={choice} hasAll={hasAll} />
    </>
  );
}
