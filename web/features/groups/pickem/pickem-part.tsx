import { ChevronLeft, ChevronRight, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useToday } from '../../../core/status.ts';
import { addDays, weekStart } from '../../../lib/dates.ts';
import { formatDate } from '../../../lib/format.ts';
import { Button, IconButton } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { Group } from '../group.queries.ts';
import { Loaded } from '../parts/loaded.tsx';
import { PickGame } from '../parts/pick-game.tsx';
import { CardTerms } from './card-terms.tsx';
import { type Pickem, type Rules, usePickem } from './pickem.queries.ts';
import { RulesDialog } from './rules-dialog.tsx';
import { dayName, rulesText } from './rules-text.ts';
import { Standings } from './standings.tsx';

interface ViewProps {
  group: Group;
  pickem: Pickem;
  onDecide: () => void;
}

function RulesList({ rules, next }: { rules: Rules; next: Pickem['next'] }) {
  return (
    <div className="grp-rules">
      <b>Rules in force</b>
      <ul>
        {rulesText(rules).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <NextRules next={next} />
    </div>
  );
}

function NextRules({ next }: { next: Pickem['next'] }) {
  if (!next) return null;
  const from = `From the week of ${formatDate(next.from, 'plain')}:`;
  return <p className="cap">{next.rules ? `${from} ${rulesText(next.rules).join(' ')}` : `${from} no card.`}</p>;
}

function View({ group, pickem, onDecide }: ViewProps) {
  const { rules, next, card } = pickem;
  const isAdmin = group.membership.role === 'admin';
  if (!rules)
    return (
      <>
        <EmptyState
          icon={ListChecks}
          title="No card this week"
          hint={
            isAdmin
              ? 'A card is a fixed list of games: everybody picks the winners, with confidence numbers if you like. You decide the rules.'
              : 'A card is a fixed list of games: everybody picks the winners. The group’s admin decides whether there is one.'
          }
          action={
            isAdmin ? (
              <Button look="primary" onClick={onDecide}>
                Set the rules
              </Button>
            ) : undefined
          }
        />
        <NextRules next={next} />
      </>
    );
  return (
    <>
      <RulesList rules={rules} next={pickem.isCurrent ? next : null} />
      {card ? (
        <ul className="grp-games" aria-label={`Card of ${formatDate(card.date)}`}>
          {card.games.map((game) => (
            <PickGame key={game.gameId} groupId={group.id} date={card.date} game={game}>
              <CardTerms groupId={group.id} card={card} rules={rules} game={game} />
            </PickGame>
          ))}
        </ul>
      ) : (
        <EmptyState icon={ListChecks} title={`No games on ${dayName(rules)}`} hint="There is no card this week, and no one loses points." />
      )}
      <Standings pickem={pickem} />
    </>
  );
}

interface Props {
  group: Group;
  week: string | null;
  onWeek: (week: string | null) => void;
}

/** The group's card of a week: rules, games with one's picks, standings. */
export function PickemPart({ group, week: requested, onWeek }: Props) {
  const current = weekStart(useToday());
  const week = requested ? weekStart(requested) : current;
  const pickem = usePickem(group.id, requested && week);
  const [isDeciding, setDeciding] = useState(false);
  const go = (day: string): void => onWeek(day === current ? null : day);
  const rules = pickem.data && (pickem.data.next ? pickem.data.next.rules : pickem.data.rules);
  return (
    <div className="stack">
      <div className="grp-bar">
        <span className="date">
          <IconButton label="Previous week" onClick={() => go(addDays(week, -7))}>
            <ChevronLeft />
          </IconButton>
          <Button onClick={() => onWeek(null)} disabled={week === current}>
            This week
          </Button>
          <IconButton label="Next week" onClick={() => go(addDays(week, 7))} disabled={week > current}>
            <ChevronRight />
          </IconButton>
          <b className="grp-day">{`Week of ${formatDate(week, 'plain')}`}</b>
        </span>
        {group.membership.role === 'admin' && rules !== undefined ? <Button onClick={() => setDeciding(true)}>Change rules</Button> : null}
      </div>
      <Loaded query={pickem} height={240}>
        {(data) => <View group={group} pickem={data} onDecide={() => setDeciding(true)} />}
      </Loaded>
      {isDeciding && rules !== undefined ? <RulesDialog groupId={group.id} rules={rules} onClose={() => setDeciding(false)} /> : null}
    </div>
  );
}
