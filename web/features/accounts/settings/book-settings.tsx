import { useQuery } from '@tanstack/react-query';
import { useMyBooks } from '../../../core/settings/my-books.ts';
import { apiQuery } from '../../../lib/query.ts';
import { Check } from '../../../ui/controls/check.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { Setting } from './setting.tsx';

function Books() {
  const { data, isError, refetch } = useQuery(apiQuery('GET /api/books'));
  const { mine, toggle } = useMyBooks();
  if (!data)
    return isError ? (
      <ErrorState title="The books could not be loaded" onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={120} radius={6} />
    );
  return (
    <ul className="set-books">
      {data.map(({ code, name }) => (
        <li key={code}>
          <Check checked={mine.includes(code)} onChange={() => toggle(code)}>
            {name}
          </Check>
        </li>
      ))}
    </ul>
  );
}

/** Where one can bet: what odds comparison looks at. */
export function BookSettings() {
  return (
    <Setting title="My books" text="Odds comparison compares these when “Only my books” is on. None chosen: all of them.">
      <Books />
    </Setting>
  );
}
