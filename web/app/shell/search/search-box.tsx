import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Glyph } from '../../../ui/marks/glyph.tsx';

const SearchResults = lazy(() => import('./search-results.tsx').then((module) => ({ default: module.SearchResults })));

/** Teams, players and games by name. The results and their keys come with the first focus. */
export function SearchBox({ id, hasKey = false }: { id?: string; hasKey?: boolean }) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const close = (): void => {
    setIsOpen(false);
    setText('');
  };
  return (
    <div className="head-find">
      <label className="head-search">
        <Glyph name="search" />
        <input
          id={id}
          ref={input}
          type="search"
          role="combobox"
          autoComplete="off"
          aria-label="Search teams, players, games"
          placeholder="Search teams, players, games"
          aria-expanded={isOpen && text.trim().length > 1}
          aria-controls={list}
          value={text}
          onFocus={() => setIsOpen(true)}
          onBlur={(event) => event.currentTarget.closest('.head-find')?.contains(event.relatedTarget) || setIsOpen(false)}
          onChange={(event) => {
            setText(event.target.value);
            setIsOpen(true);
          }}
        />
        {hasKey && text === '' ? <kbd>/</kbd> : null}
      </label>
      {isOpen ? (
        <Suspense>
          <SearchResults id={list} text={text} input={input} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
