import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';

export type SearchHit = CallResult<Contract['GET /api/search']>[number];

const KIND: Record<SearchHit['kind'], string> = { team: 'Team', game: 'Game', player: 'Player' };

interface SearchResultsProps {
  id: string;
  hits: readonly SearchHit[];
  active: number;
  isPending: boolean;
  isError: boolean;
  onChoose: (hit: SearchHit) => void;
}

const words = (isPending: boolean, isError: boolean): string =>
  isError ? 'Search is not available right now.' : isPending ? 'Searching…' : 'Nothing found.';

export function SearchResults({ id, hits, active, isPending, isError, onChoose }: SearchResultsProps) {
  return (
    <div className="pop find-pop">
      {hits.length === 0 ? (
        <p className="menu-l" role="status">
          {words(isPending, isError)}
        </p>
      ) : null}
      <div id={id} role="listbox" aria-label="Search results">
        {hits.map((hit, index) => (
          <Link
            key={hit.href + hit.title}
            id={`${id}-${index}`}
            className="find-a"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={hit.href}
            onClick={(event) => {
              event.preventDefault();
              onChoose(hit);
            }}
          >
            <b>{hit.title}</b>
            <Badge>{KIND[hit.kind]}</Badge>
            <span className="cap">{hit.detail}</span>
          </Link>
        ))}
      </div>
    </div>
  );
}
