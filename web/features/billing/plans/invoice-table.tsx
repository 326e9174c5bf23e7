import { TIER_NAME } from '@clearedge/contract/entitlements';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge, type BadgeLook } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Invoice, useInvoices } from '../billing.queries.ts';

const STATUS: Record<Invoice['status'], { word: string; look: BadgeLook }> = {
  paid: { word: 'Paid', look: 'value' },
  failed: { word: 'Failed', look: 'loss' },
  refunded: { word: 'Refunded', look: 'plain' },
  partly_refunded: { word: 'Partly refunded', look: 'plain' },
};

function Row({ invoice }: { invoice: Invoice }) {
  const { date } = useReaderFormat();
  const { word, look } = STATUS[invoice.status];
  const number = invoice.number ?? 'Invoice';
  return (
    <tr>
      <td>{date(invoice.at, 'plain')}</td>
      <td>
        {invoice.url ? (
          <a className="link" href={invoice.url} rel="noreferrer noopener" target="_blank">
            {number}
          </a>
        ) : (
          number
        )}
      </td>
      <td>{invoice.tier ? `${TIER_NAME[invoice.tier]}${invoice.interval ? `, ${invoice.interval}ly` : ''}` : '—'}</td>
      <td className="num">{formatMoney(invoice.amount)}</td>
      <td className="num">{invoice.refunded > 0 ? formatMoney(invoice.refunded) : '—'}</td>
      <td>
        <Badge look={look}>{word}</Badge>
      </td>
    </tr>
  );
}

/** What was billed, the latest first. */
export function InvoiceTable() {
  const { data, isError, refetch } = useInvoices();
  if (isError) return <ErrorState title="Invoices could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} radius={8} />;
  if (data.length === 0) return null;
  return (
    <Panel title="Invoices" caption={data.length === 1 ? '1 invoice' : `${data.length} invoices`} padded={false}>
      <WideTable label="List of invoices">
        <table className="tbl">
          <ColumnHeads heads={['Date', 'Number', 'Plan', ['Amount'], ['Refunded'], 'Status']} />
          <tbody>
            {data.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  );
}
