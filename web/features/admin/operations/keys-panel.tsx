import { KEY_CALLS_PER_DAY, KEY_CALLS_PER_MINUTE } from '@clearedge/contract/routes/white-label/white-label-terms';
import { KeyRound } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type KeyUse, useKeyUse } from './operations.queries.ts';

/** The share of a day's calls from which a key is near its limit. */
const NEAR = 0.8;

function LimitBadge({ callsToday }: Pick<KeyUse, 'callsToday'>) {
  if (callsToday >= KEY_CALLS_PER_DAY) return <Badge look="loss">Used up</Badge>;
  return callsToday >= NEAR * KEY_CALLS_PER_DAY ? <Badge look="warn">Near the limit</Badge> : null;
}

function KeyRow({ apiKey: { name, prefix, owner, scopes, callsToday, refusedToday, lastUsedAt } }: { apiKey: KeyUse }) {
  const { dateTime } = useReaderFormat();
  return (
    <tr>
      <th scope="row">
        {owner}
        <small>{`${name}, ${prefix}…`}</small>
        <small>{scopes.join(', ')}</small>
      </th>
      <td className="num" data-head="Calls today">
        {formatCount(callsToday)} of {formatCount(KEY_CALLS_PER_DAY)}
        <small>
          <LimitBadge callsToday={callsToday} />
        </small>
      </td>
      <td className="num" data-head="Refused today">
        {formatCount(refusedToday)}
      </td>
      <td data-head="Last used">{lastUsedAt ? dateTime(lastUsedAt) : NONE}</td>
    </tr>
  );
}

/** Everybody's API keys, and which of them are near their limit. */
export function KeysPanel() {
  const caption = `Since midnight ET. A key is refused above ${KEY_CALLS_PER_MINUTE} calls a minute or ${formatCount(KEY_CALLS_PER_DAY)} a day; refused calls count, too`;
  return (
    <Panel title="API keys" caption={caption} padded={false}>
      <Loaded answer={useKeyUse()} failed="The API keys could not be loaded" empty={<EmptyState icon={KeyRound} title="No API keys yet" />}>
        {(data) => (
          <WideTable label="API keys by calls today">
            <table className="tbl ad-keys">
              <ColumnHeads heads={['Owner and key', ['Calls today'], ['Refused today'], 'Last used']} />
              <tbody>
                {data.map((apiKey) => (
                  <KeyRow key={apiKey.id} apiKey={apiKey} />
                ))}
              </tbody>
            </table>
          </WideTable>
        )}
      </Loaded>
    </Panel>
  );
}
