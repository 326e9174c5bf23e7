import type { Contract } from '@clearedge/contract';
import type { CallResult } from '@clearedge/contract/route';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { apiQuery } from '../../../lib/query.ts';
import { Badge } from '../../../ui/marks/badge.tsx';

type SearchHit = CallResult<Contract['GET /api/search']>[number];

const MIN_LETTERS = 2;
const KIND: Record<SearchHit['kind'], string> = { team: 'Team', game: 'Game', player: 'Player' };

interface SearchResultsProps {
  id: string;
  text: string;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

function useHits(text: string) {
  const q = useDeferredValue(text.trim());
  const isRequested = q.length >= MIN_LETTERS;
  const result = useQuery({
    ...apiQuery('GET /api/search', { query: { q } }),
    enabled: isRequested,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return { ...result, isRequested, hits: isRequested ? (result.data ?? []) : [] };
}

interface Keys {
  input: RefObject<HTMLInputElement | null>;
  onStep: (step: 1 | -1) => void;
  onEnter: () => void;
  onEscape: () => void;
}

/** The keys are pressed in the input, which stands outside: arrows choose, Enter opens, Escape closes. */
function useKeys({ input, onStep, onEnter, onEscape }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = { ArrowDown: () => onStep(1), ArrowUp: () => onStep(-1), Enter: onEnter, Escape: onEscape }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [input]);
}

function useChosen({ id, input, onClose }: SearchResultsProps, hits: readonly SearchHit[]) {
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const current = active < hits.length ? active : 0;
  const go = (hit: SearchHit | undefined): void => {
    if (!hit) return;
    onClose();
    input.current?.blur();
    void navigate(hit.href);
  };
  useKeys({
    input,
    onStep: (step) => setActive(hits.length === 0 ? 0 : (current + step + hits.length) % hits.length),
    onEnter: () => go(hits[current]),
    onEscape: () => {
      onClose();
      input.current?.blur();
    },
  });
  useEffect(() => {
    const element = input.current;
    if (hits.length > 0) element?.setAttribute('aria-activedescendant', `${id}-${current}`);
    return () => element?.removeAttribute('aria-activedescendant');
  }, [id, input, current, hits.length]);
  return { current, go };
}

const words = (isPending: boolean, isError: boolean): string =>
  isError ? 'Search is not available right now.' : isPending ? 'Searching…' : 'Nothing found.';

export function SearchResults(props: SearchResultsProps) {
  const { id, text } = props;
  const { hits, isRequested, isError, isPending } = useHits(text);
  const { current, go } = useChosen(props, hits);
  if (!isRequested) return null;
  return (
    <div className="pop find-pop">
      {hits.length === 0 ? <output className="menu-l">{words(isPending, isError)}</output> : null}
      <div id={id} role="listbox" aria-label="Search results">
        {hits.map((hit, index) => (
          <Link
            key={hit.href + hit.title}
            id={`${id}-${index}`}
            className="find-a"
            role="option"
            aria-selected={index === current}
            tabIndex={-1}
            to={hit.href}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.preventDefault();
              go(hit);
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
