import { leagueOf } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { chanceText, marketRecordText } from '../../../core/pick-figures.ts';
import { marketHead } from '../../../core/prices/read-markets.ts';
import { Locked } from '../../../core/session/feature-gate.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { formatPercent } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Digest, DigestPick } from '../digest.queries.ts';
import { evText, noBetText, pickPath, resultLook, unitsText } from '../digest-words.ts';

function PickRow({ pick }: { pick: DigestPick }) {
  const { odds, clock, prices } = useReaderFormat();
  return (
    <li className="dg-item">
      <span className="dg-badges">
        {pick.label ? <Badge look="value">{pick.label}</Badge> : null}
        <Badge>{leagueOf(pick.sport)}</Badge>
        <Badge>{marketHead(pick.sport, pick.pickType)}</Badge>
        {pick.result ? <Badge look={resultLook(pick.result)}>{pick.result}</Badge> : null}
      </span>
      <span className="dg-what">
        <Link to={pickPath(pick)}>{selectionLabel(pick.selection)}</Link>
        <b>{odds(pick.odds)}</b>
        <span className="cap">{`${pick.bookName}, seen ${clock(pick.priceSeenAt)}`}</span>
      </span>
      <span className="cap">
        {`${pick.awayTeamCode} @ ${pick.homeTeamCode} · ${booksText(pick)}we ${chanceText(pick)} · ${evText(pick.expectedValue)} · confidence ${Math.round(pick.confidence)}/100`}
        {pick.units === null ? '' : ` · ${unitsText(pick.units)}`}
      </span>
      <span className="cap">{marketRecordText(pick)}</span>
      {pick.reasoning ? <p className="dg-why">{prices(pick.reasoning)}</p> : null}
    </li>
  );
}

const booksText = ({ marketWinProbability: books }: DigestPick): string => (books === null ? '' : `books ${formatPercent(books)}, `);

const none = (isPast: boolean): string =>
  isPast ? 'No pick was published.' : 'No pick yet. We only post one when the price beats our number.';

/** The day's picks, as many as this reader may see. */
export function PicksPanel({ digest: { picks, isPast, locked } }: { digest: Digest }) {
  const isShort = locked === true && (picks.hidden > 0 || picks.list.some((pick) => pick.locked));
  const { prices } = useReaderFormat();
  const noBet = noBetText(picks);
  return (
    <Panel
      title="Picks"
      caption={`${picks.published} published`}
      tools={
        <Link className="link" to={paths.dailyPicks}>
          Daily Picks
        </Link>
      }
      padded={false}
    >
      {noBet ? <p className="dg-none">{prices(noBet)}</p> : null}
      {picks.list.length > 0 ? (
        <ul>
          {picks.list.map((pick) => (
            <PickRow key={pick.id} pick={pick} />
          ))}
        </ul>
      ) : null}
      {picks.list.length === 0 && !noBet ? <p className="dg-none muted">{none(isPast)}</p> : null}
      {isShort ? (
        <div className="dg-lock">
          <Locked
            feature="digest"
            what={picks.hidden > 0 ? `The reason of every pick, and of ${picks.hidden} more the pick itself,` : 'The reason of every pick'}
          />
        </div>
      ) : null}
    </Panel>
  );
}
