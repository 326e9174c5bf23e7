import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { apiQuery } from '../../lib/query.ts';
import { type SearchHit, SearchResults } from './search-results.tsx';

const MIN_LETTERS = 2;

function useHits(text: string) {
  const q = useDeferredValue(text.trim());
  const isAsked = q.length >= MIN_LETTERS;
  const result = useQuery({
    ...apiQuery('GET /api/search', { query: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return { ...result, isAsked, hits: isAsked ? (result.data ?? []) : [] };
}

/** Teams, players and games by name; arrows choose, Enter opens, Escape closes. */
export function SearchBox({ id, hasKey = false }: { id?: string; hasKey?: boolean }) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { hits, isAsked, isError, isPending } = useHits(text);
  const navigate = useNavigate();
  const list = useId();

  const close = (): void => {
    setIsOpen(false);
    setText('');
  };
  const go = (hit: SearchHit | undefined): void => {
    if (!hit) return;
    close();
    void navigate(hit.href);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((was) => (was + step + hits.length) % hits.length);
    } else if (event.key === 'Enter') go(hits[active]);
    else if (event.key === 'Escape') {
      close();
      event.currentTarget.blur();
    }
  };
  const isShown = isOpen && isAsked;

  return (
    <search className="head-find" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setIsOpen(false)}>
      <label className="head-search">
        <Search />
        <input
          id={id}
          type="search"
          role="combobox"
          autoComplete="off"
          aria-label="Search teams, players, games"
          placeholder="Search teams, players, games"
          aria-expanded={isShown}
          aria-controls={list}
          aria-activedescendant={isShown && hits[active] ? `${list}-${active}` : undefined}
          value={text}
          onFocus={() => setIsOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            setIsOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        {hasKey && text === '' ? <kbd>/</kbd> : null}
      </label>
      {isShown ? <SearchResults id={list} hits={hits} active={active} isPending={isPending} isError={isError} onChoose={go} /> : null}
    </search>
  );
}
