import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { slipEntryOf } from '../../../core/prices/offer.ts';
import { useSession } from '../../../core/session/session.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { slip } from '../../../core/slip/index.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { apiQuery } from '../../../lib/query.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { Glyph } from '../../../ui/marks/glyph.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { MIN_LETTERS, type PaletteGroup, type PaletteItem, paletteGroups } from './palette-rules.ts';
import './palette.css';

const RECENT_KEY = 'clearedge.recent';
const MOST_RECENT = 5;
const isList = (value: unknown): value is PaletteItem[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one?.key === 'string' && typeof one.title === 'string' && typeof one.act?.to === 'string');

const readRecent = (): PaletteItem[] => readStored(RECENT_KEY, isList) ?? [];
const remember = (item: PaletteItem): void =>
  writeStored(RECENT_KEY, [item, ...readRecent().filter(({ key }) => key !== item.key)].slice(0, MOST_RECENT));

interface Found {
  groups: PaletteGroup[];
  isSearching: boolean;
  isError: boolean;
}

function useFound(text: string): Found {
  const q = useDeferredValue(text.trim());
  const isRequested = q.length >= MIN_LETTERS;
  const { tier, isAdmin } = useSession();
  const format = useReaderFormat();
  const now = useNow(30_000);
  const [recent] = useState(readRecent);
  const { data: games = [] } = useQuery({ ...apiQuery('GET /api/games'), enabled: isRequested });
  const search = useQuery({
    ...apiQuery('GET /api/search', { query: { q } }),
    enabled: isRequested,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return {
    groups: paletteGroups(text, isRequested ? (search.data ?? []) : [], recent, { games, now, tier, isAdmin, format }),
    isSearching: isRequested && search.isPending,
    isError: isRequested && search.isError,
  };
}

function Mark({ mark }: Pick<PaletteItem, 'mark'>) {
  if ('code' in mark) return <TeamChip code={mark.code} sport={mark.sport} />;
  return (
    <span className="palette-i">
      <Glyph name={mark.glyph} />
    </span>
  );
}

const emptyWords = ({ isSearching, isError }: Found): string =>
  isError ? 'Search is not available right now.' : isSearching ? 'Searching…' : 'Nothing found. Try a team, a player or a page.';

/** Teams with tonight's prices, games, players and pages by name; every line is one press. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const list = useId();
  const found = useFound(text);
  const items = found.groups.flatMap((group) => group.items);
  const current = active < items.length ? active : 0;
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    lines.current?.querySelector(`[data-line="${current}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const run = (item: PaletteItem | undefined): void => {
    if (!item) return;
    onClose();
    if ('to' in item.act) {
      remember(item);
      void navigate(item.act.to);
      return;
    }
    const entry = slipEntryOf(item.act.game, item.act.offer);
    if (entry) slip.add(entry);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) run(items[current]);
    else if (items.length > 0) setActive((current + step + items.length) % items.length);
  };

  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Search" place="top">
      <label className="palette-q">
        <Glyph name="search" />
        <input
          type="search"
          role="combobox"
          autoComplete="off"
          aria-label="Search teams, players, pages"
          placeholder="Search teams, players, pages"
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-activedescendant={items.length > 0 ? `${list}-${current}` : undefined}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
        />
      </label>
      <div className="palette-b" id={list} role="listbox" aria-label="Search results" ref={lines}>
        {found.groups.map(({ name, items: own }) => (
          <fieldset key={name}>
            <legend>{name}</legend>
            {own.map((item) => {
              const index = items.indexOf(item);
              return (
                <button
                  type="button"
                  key={item.key}
                  id={`${list}-${index}`}
                  data-line={index}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === current}
                  className={clsx('palette-a', index === current && 'on')}
                  onPointerMove={() => setActive(index)}
                  onClick={() => run(item)}
                >
                  <Mark mark={item.mark} />
                  <span className="palette-t">
                    <b>{item.title}</b>
                    {item.detail ? <small>{item.detail}</small> : null}
                  </span>
                  <span className={clsx('cap', 'game' in item.act && 'palette-add')}>{item.note}</span>
                </button>
              );
            })}
          </fieldset>
        ))}
      </div>
      {items.length === 0 ? <output className="palette-e">{emptyWords(found)}</output> : null}
      <p className="palette-f" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> move <kbd>↵</kbd> open or add to slip <kbd>esc</kbd> close
      </p>
    </Dialog>
  );
}
