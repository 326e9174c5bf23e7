import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { plural } from '../../lib/format.ts';
import { type DayGame, type DayGroup, isFolded, partName } from './day-order.ts';
import './day-groups.css';

/** What a group is called and how many games it holds. */
export function GroupHead({ group }: { group: DayGroup<DayGame> }) {
  return (
    <>
      <b>{partName(group)}</b> <span className="cap">{plural(group.games.length, 'game')}</span>
    </>
  );
}

interface GroupProps {
  group: DayGroup<DayGame>;
  isShut: boolean;
  children: ReactNode;
}

function Group({ group, isShut, children }: GroupProps) {
  const head = <GroupHead group={group} />;
  if (isShut)
    return (
      <details className="dg">
        <summary className="dg-h">
          <ChevronRight className="s" />
          {head}
        </summary>
        {children}
      </details>
    );
  return (
    <section className="dg" aria-label={partName(group)}>
      <p className="dg-h">{head}</p>
      {children}
    </section>
  );
}

interface DayGroupsProps<G> {
  groups: readonly DayGroup<G>[];
  children: (group: DayGroup<G>) => ReactNode;
}

/** A day's games under their heads, what is over behind its own head. A day of one group alone needs none. */
export function DayGroups<G extends DayGame>({ groups, children }: DayGroupsProps<G>) {
  return groups.map((group) =>
    groups.length === 1 && group.part !== 'mine' ? (
      <div key={group.part}>{children(group)}</div>
    ) : (
      <Group key={group.part} group={group} isShut={isFolded(group, groups)}>
        {children(group)}
      </Group>
    ),
  );
}
