import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useJoinGroup, useOpenGroups } from '../group.queries.ts';
import { membersText } from '../group-words.ts';

/** Groups that need no code; nothing is drawn while there is none. */
export function OpenGroups({ onJoined }: { onJoined: (groupId: string) => void }) {
  const { data } = useOpenGroups();
  const join = useJoinGroup();
  if (!data || data.length === 0) return null;
  return (
    <Panel title="Open groups" caption="No code needed">
      <ul className="grp-rows" aria-label="Open groups">
        {data.map((group) => (
          <li key={group.id}>
            <span className="grp-who">
              <b>{group.name}</b>
              <span className="cap">{membersText(group)}</span>
              {group.description ? <small>{group.description}</small> : null}
            </span>
            <Button
              size="sm"
              disabled={join.isPending}
              onClick={() => join.mutate({ groupId: group.id }, { onSuccess: ({ id }) => onJoined(id) })}
              aria-label={`Join ${group.name}`}
            >
              Join
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
