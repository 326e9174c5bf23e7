import { SearchX, Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../../core/clock.ts';
import { Locked } from '../../../core/session/feature-gate.tsx';
import { VISITOR } from '../../../core/session/of-reader.ts';
import { useSession } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatPercent } from '../../../lib/format.ts';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type GolfOdds, useGolfOdds } from '../golf.queries.ts';
import type { GolfUrl } from '../golf-url.ts';
import { MARKET_NAME } from '../golf-words.ts';
import { OddsBoard } from './odds-board.tsx';

interface OddsViewProps {
  tournamentId: string;
  startsAt: string;
  url: GolfUrl<string>;
  choose?: ReactNode;
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function matching(board: GolfOdds, search: string): GolfOdds['players'] {
  const wanted = plain(search.trim());
  return wanted === ''
    ? board.players
    : board.players.filter(({ player, opponent }) => plain(`${player} ${opponent ?? ''}`).includes(wanted));
}

/** Where the figures come from and how to read them. */
function Sources({ board }: { board: GolfOdds }) {
  const { clock } = useReaderFormat();
  const paired = board.market === 'make_cut' || board.market === 'head_to_head';
  return (
    <p className="gf-src">
      {board.source}. Fair: the average of the books, each with its margin taken out {paired ? 'of the pair' : 'over the whole field'}{' '}
      (power method).
      {board.hold === null ? '' : ` Hold at the best prices ${formatPercent(board.hold)}.`}
      {board.market.startsWith('top') ? ' Places are shares: ties over the last place are paid as a dead heat.' : ''}
      {board.market === 'head_to_head' ? ' A tie hands the stake back.' : ''}
      {board.modelAsOf
        ? ` Model: form and ${board.status === 'upcoming' ? 'the field' : `the leaderboard of ${clock(board.modelAsOf)}`}, not mixed with the market; too few priced tournaments are on file to say what it adds to these prices, so it claims no value.`
        : ''}
    </p>
  );
}

function Answer({ board, url, startsAt, now }: { board: GolfOdds; url: GolfUrl<string>; startsAt: string; now: number }) {
  if (board.books.length === 0)
    return <EmptyState title={`No prices for ${MARKET_NAME[board.market]}`} hint="No book has this market open now." icon={Tags} />;
  const rows = matching(board, url.search);
  return (
    <>
      {board.isClosing ? <p className="gf-note">The tournament is over: these are the last prices before it began.</p> : null}
      {rows.length === 0 ? (
        <EmptyState title="No players found" hint="Try adjusting your search terms" icon={SearchX} />
      ) : (
        <OddsBoard board={board} rows={rows} startsAt={startsAt} now={now} onPlayer={(player) => url.change({ player })} />
      )}
      <Sources board={board} />
      {board.modelLocked && !board.isClosing ? <Locked feature="golfModel" what="The model's chance of every player" /> : null}
    </>
  );
}

/** Every book's prices of one market of a tournament. */
export function OddsView({ tournamentId, startsAt, url, choose }: OddsViewProps) {
  const now = useNow();
  const { user } = useSession();
  const who = user ? `${user.id} ${user.subscriptionTier}` : VISITOR;
  const { data, isError, refetch } = useGolfOdds(tournamentId, url.market, who);
  const markets = data?.markets.length ? data.markets : [url.market];
  const options = (markets.includes(url.market) ? markets : [...markets, url.market]).map((value) => ({
    value,
    label: MARKET_NAME[value],
  }));
  return (
    <>
      <div className="tools gf-tools">
        {choose}
        <Segmented label="Market" value={url.market} options={options} onChange={(market) => url.change({ market })} />
        <SearchField label="Search players" placeholder="Search players" value={url.search} onChange={(q) => url.change({ q })} />
      </div>
      {data ? <Answer board={data} url={url} startsAt={startsAt} now={now} /> : null}
      {!data && isError ? (
        <div className="panel">
          <ErrorState title="The prices could not be loaded" onRetry={() => void refetch()} />
        </div>
      ) : null}
      {!data && !isError ? <Skeleton height={480} radius={8} /> : null}
    </>
  );
}
