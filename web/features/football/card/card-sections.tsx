import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useGameDetails } from '../football.queries.ts';
import type { FootballDetail, FootballGame } from '../football-types.ts';
import { BooksTable } from '../price/books-table.tsx';
import { MARKET_OPTIONS, type Market } from '../price/offers.ts';
import { FormBrief } from './form-brief.tsx';
import { PlayList } from './play-list.tsx';

const SECTIONS = ['books', 'plays', 'form'] as const;
type Key = (typeof SECTIONS)[number];
const NAME: Record<Key, string> = { books: 'Every book', plays: 'Play by play', form: 'Form and meetings' };

function Books({ game }: { game: FootballDetail }) {
  const now = useNow();
  const [market, setMarket] = useState<Market>('spread');
  return (
    <>
      <Segmented label="Market" value={market} options={MARKET_OPTIONS} onChange={setMarket} />
      <BooksTable game={game} market={market} now={now} />
    </>
  );
}

function SectionBody({ section, game }: { section: Key; game: FootballDetail }) {
  if (section === 'books') return <Books game={game} />;
  return section === 'plays' ? <PlayList game={game} /> : <FormBrief game={game} />;
}

function LoadedSection({ section, gameId }: { section: Key; gameId: string }) {
  const [answer] = useGameDetails([gameId]);
  if (answer?.data) return <SectionBody section={section} game={answer.data} />;
  if (answer?.isError) return <ErrorState title="This part could not be loaded" onRetry={() => void answer.refetch()} />;
  return <Skeleton height={160} radius={6} />;
}

/** The parts under a game; what a closed one would show is neither in the page nor fetched. */
export function CardSections({ game }: { game: FootballGame }) {
  const id = useId();
  const [open, setOpen] = useState<Key | null>(null);
  const shown = SECTIONS.filter((key) => key !== 'plays' || game.quarters !== null);
  return (
    <>
      <div className="g-foot">
        {shown.map((key) => (
          <button
            key={key}
            type="button"
            className="g-sec"
            aria-expanded={open === key}
            aria-controls={`${id}-${key}`}
            onClick={() => setOpen(open === key ? null : key)}
          >
            <ChevronRight className="s" />
            <span>{NAME[key]}</span>
          </button>
        ))}
        <span className="venue">{[game.venue, game.city].filter(Boolean).join(', ')}</span>
      </div>
      {open ? (
        <section className="g-more" id={`${id}-${open}`} aria-label={NAME[open]}>
          <LoadedSection section={open} gameId={game.gameId} />
        </section>
      ) : null}
    </>
  );
}
