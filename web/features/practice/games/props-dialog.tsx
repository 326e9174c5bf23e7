import { useState } from 'react';
import { formatPercent } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useVirtualProps } from '../practice.queries.ts';
import type { VirtualProp, VirtualProps } from '../practice-types.ts';
import { type GameOffer, type OfferedGame, PriceButton } from './price-button.tsx';

/** Both sides of one proposition. */
interface PropPair {
  id: string;
  playerName: string;
  teamCode: string;
  kind: string;
  /** "Home runs", as the label says it. */
  words: string;
  line: number;
  over: VirtualProp | undefined;
  under: VirtualProp | undefined;
}

/** The kind in words, from a label such as "Aaron Judge Hits Over 1.5" or "Aaron Judge Over 1.5 hits". */
function wordsOf({ label, playerName, prop }: VirtualProp): string {
  const rest = label
    .replace(playerName, '')
    .replace(/\b(Over|Under)\s+[\d.]+/i, '')
    .trim();
  return rest || prop.replaceAll('_', ' ');
}

/** Over and under of one player, kind and line side by side, in the order of the server. */
function pairProps(props: readonly VirtualProp[]): PropPair[] {
  const pairs = new Map<string, PropPair>();
  for (const prop of props) {
    const id = `${prop.playerId} ${prop.prop} ${prop.line}`;
    const { playerName, teamCode, line } = prop;
    const known = pairs.get(id) ?? {
      id,
      playerName,
      teamCode,
      kind: prop.prop,
      words: wordsOf(prop),
      line,
      over: undefined,
      under: undefined,
    };
    pairs.set(id, { ...known, [prop.side]: prop });
  }
  return [...pairs.values()];
}

interface PropFilter {
  q: string;
  kind: string;
}

const filterProps = (pairs: readonly PropPair[], { q, kind }: PropFilter): PropPair[] => {
  const wanted = q.trim().toLowerCase();
  return pairs.filter(
    (pair) => (kind === '' || pair.kind === kind) && `${pair.playerName} ${pair.teamCode} ${pair.words}`.toLowerCase().includes(wanted),
  );
};

/** Every kind there is, once, with its words. */
const kindsOf = (pairs: readonly PropPair[]): { value: string; label: string }[] => [
  ...new Map(pairs.map(({ kind, words }) => [kind, { value: kind, label: words[0]?.toUpperCase() + words.slice(1) }])).values(),
];

function offerOf(game: OfferedGame, prop: VirtualProp): GameOffer {
  const isModel = prop.priceSource === 'model';
  const source = isModel ? 'model price' : `at ${prop.bookName ?? prop.book}`;
  const { odds, label, pick, side, line } = prop;
  return {
    item: {
      gameId: game.gameId,
      sport: game.sport,
      betType: 'prop',
      selection: label,
      pick,
      odds,
      isModelPrice: isModel,
      startsAt: game.gameTime,
      awayTeamCode: game.awayTeamCode,
      homeTeamCode: game.homeTeamCode,
      ...(prop.bookName ? { bookName: prop.bookName } : {}),
    },
    short: `${side === 'over' ? 'O' : 'U'} ${line}`,
    spoken: `${label} ${source}`,
    odds,
    book: isModel ? 'model' : prop.book,
    note: '',
    look: '',
    isOpen: true,
  };
}

function PropLine({ game, pair }: { game: OfferedGame; pair: PropPair }) {
  return (
    <li className="vs-prop">
      <div>
        <b>{pair.playerName}</b> <span className="muted">{pair.teamCode}</span>
        <small>{pair.words}</small>
      </div>
      {pair.over ? <PriceButton offer={offerOf(game, pair.over)} /> : <span />}
      {pair.under ? <PriceButton offer={offerOf(game, pair.under)} /> : <span />}
    </li>
  );
}

const ALL = { value: '', label: 'All' };

function PropList({ game, data }: { game: OfferedGame; data: VirtualProps }) {
  const [q, setQ] = useState('');
  const [kind, setKind] = useState('');
  const pairs = pairProps(data.props);
  const shown = filterProps(pairs, { q, kind });
  if (pairs.length === 0)
    return <EmptyState title="No player props for this game" hint="They are listed once the books or the model have a price for them." />;
  return (
    <>
      <div className="vs-find">
        <SearchField label="Search players" placeholder="Search players..." value={q} onChange={setQ} />
        <Select label="Prop" value={kind} options={[ALL, ...kindsOf(pairs)]} onChange={setKind} />
      </div>
      {data.isModelPrice ? (
        <p className="note vs-note">
          No book offers props of this game. These are model prices: the fair price of the model
          {data.holdFraction === null ? '' : `, less a hold of ${formatPercent(data.holdFraction)}`}.
        </p>
      ) : null}
      {shown.length === 0 ? <p className="muted">No player fits.</p> : null}
      <ul>
        {shown.map((pair) => (
          <PropLine key={pair.id} game={game} pair={pair} />
        ))}
      </ul>
    </>
  );
}

/** Player props of one game, to be put on the slip one after another. */
export function PropsDialog({ game, onClose }: { game: OfferedGame; onClose: () => void }) {
  const { data, isError, error, refetch } = useVirtualProps(game.gameId);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Player props"
      description={`${game.awayTeamCode} @ ${game.homeTeamCode}. A press puts a price on your practice slip.`}
    >
      {data ? <PropList game={game} data={data} /> : null}
      {!data && isError ? (
        <ErrorState title="The props could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {data || isError ? null : (
        <div aria-busy="true">
          <span className="sr">Loading props</span>
          <Skeleton height={320} radius={6} />
        </div>
      )}
    </Dialog>
  );
}
