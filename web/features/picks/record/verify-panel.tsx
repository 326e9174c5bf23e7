import { FileDown } from 'lucide-react';
import { plural } from '../../../lib/format.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type RecordReport, useRecordHeads } from './record.queries.ts';

type Chains = RecordReport['chains'];

function Head({ name, head }: { name: string; head: Chains['picks'] }) {
  return (
    <div>
      <dt>{`${name}, ${plural(head.length, 'link')}`}</dt>
      <dd>
        <code>{head.hash}</code>
      </dd>
    </div>
  );
}

const SHOWN_DAYS = 7;

/** Where the chains ended on the last days, as signed files to keep: what was published cannot be taken back from whoever has one. */
function PublishedHeads() {
  const { data, isError } = useRecordHeads();
  if (isError) return <p>We can’t load the published heads right now. The chains below are complete.</p>;
  if (!data) return null;
  return (
    <>
      <dl>
        <div>
          <dt>Public key (Ed25519) that signs the export and the daily heads</dt>
          <dd>
            <code>{data.publicKey}</code>
          </dd>
        </div>
        {data.days.slice(0, SHOWN_DAYS).map(({ publishedOn, digest }) => (
          <div key={publishedOn}>
            <dt>
              Heads of {publishedOn},{' '}
              <a href={`/api/record/heads/${publishedOn}`} download={`clearedge-heads-${publishedOn}.json`}>
                signed file
              </a>
            </dt>
            <dd>
              <code>{digest}</code>
            </dd>
          </div>
        ))}
      </dl>
      {data.days.length === 0 && <p>The first heads are published at midnight Eastern.</p>}
    </>
  );
}

/** How a stranger checks that nothing was changed, and what to check it against. */
export function VerifyPanel({ report }: { report: RecordReport }) {
  return (
    <Panel title="Check it yourself">
      <div className="rec-verify">
        <p>
          The database adds entries and refuses to change or delete them. Each entry’s hash covers the one before it, so that a single byte
          changed anywhere breaks every hash after it. A pick is sealed until its game begins: its seal is public, its words are not. Picks
          of every sport are in one chain, their results in another.
        </p>
        <ol>
          <li>Download the JSON. Each entry has a statement, a seal, the hash before it and its own.</li>
          <li>Write the statement as lines, name=value and a line feed, names sorted. Its SHA-256 is the seal.</li>
          <li>The SHA-256 of the previous hash followed by the seal is the hash; the first follows 64 zeros.</li>
          <li>The last hash of a chain must be the one below, and an older download must be a beginning of this one.</li>
          <li>
            Keep a signed file of daily heads (the digest email carries its hash). <code>npm run verify-record -- FILE --since HEADS</code>{' '}
            checks the export against it: times, prices, scores, units, nonces and signature too.
          </li>
        </ol>
        <PublishedHeads />
        <dl>
          <Head name="Picks" head={report.chains.picks} />
          <Head name="Results" head={report.chains.results} />
        </dl>
        <p className="acts">
          <a className={buttonClass()} href="/api/record/export" download="clearedge-record.json">
            <FileDown /> JSON
          </a>
          <a className={buttonClass()} href="/api/record/csv" download="clearedge-record.csv">
            <FileDown /> CSV
          </a>
        </p>
      </div>
    </Panel>
  );
}
