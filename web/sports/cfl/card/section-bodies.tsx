import { type ReactNode, useState } from 'react';
import { useNow } from '../../../core/clock.ts';
import type { CardMarket } from '../../../core/prices/market-names.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useGameDetails } from '../football.queries.ts';
import type { FootballDetail, FootballGame } from '../football-types.ts';
import { BooksTable } from '../price/books-table.tsx';
import { MARKET_OPTIONS } from '../words/football-words.ts';
import { FormBrief } from './form-brief.tsx';
import { PlayList } from './play-list.tsx';
import '../styles/football.css';
import '../styles/tables.css';

function AllBooks({ game }: { game: FootballDetail }) {
  const now = useNow();
  const [market, setMarket] = useState<CardMarket>('spread');
  return (
    <>
      <Segmented label="Market" value={market} options={MARKET_OPTIONS} onChange={setMarket} />
      <BooksTable game={game} market={market} now={now} />
    </>
  );
}

function Detailed({ gameId, children }: { gameId: string; children: (game: FootballDetail) => ReactNode }) {
  const [answer] = useGameDetails([gameId]);
  if (answer?.data) return children(answer.data);
  if (answer?.isError) return <ErrorState title="This part could not be loaded" onRetry={() => void answer.refetch()} />;
  return <Skeleton height={160} radius={6} />;
}

type Props = { game: FootballGame };
export const Books = ({ game }: Props) => <Detailed gameId={game.gameId}>{(detail) => <AllBooks game={detail} />}</Detailed>;
export const Plays = ({ game }: Props) => <Detailed gameId={game.gameId}>{(detail) => <PlayList game={detail} />}</Detailed>;
export const Form = ({ game }: Props) => <Detailed gameId={game.gameId}>{(detail) => <FormBrief game={detail} />}</Detailed>;
