import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useActivity } from '../group.queries.ts';
import { activityText } from '../group-words.ts';
import { Loaded } from './loaded.tsx';

/** What happened in the group, newest first. */
export function ActivityList({ groupId }: { groupId: string }) {
  const { dateTime } = useReaderFormat();
  return (
    <Loaded query={useActivity(groupId)} height={120}>
      {(rows) => (
        <ul className="grp-rows" aria-label="Activity">
          {rows.map((row) => (
            <li key={row.id}>
              <span>{activityText(row)}</span>
              <small>{dateTime(row.at)}</small>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
