import { type KeyboardEvent, useEffect, useRef } from 'react';
import { DETAIL_TABS, type DetailTab } from './detail-tabs.ts';

interface TabListProps {
  id: string;
  value: DetailTab;
  onChange: (tab: DetailTab) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const last = DETAIL_TABS.length - 1;

function nextIndex(key: string, index: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  return step === undefined ? null : (index + step + DETAIL_TABS.length) % DETAIL_TABS.length;
}

/** The tabs of a game: arrows, Home and End move, and the chosen one is part of the address. */
export function TabList({ id, value, onChange }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[id="${id}-${value}"]`);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 2 + tab.clientWidth / 2;
  }, [id, value]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = nextIndex(
      event.key,
      DETAIL_TABS.findIndex((tab) => tab.value === value),
    );
    if (to === null) return;
    event.preventDefault();
    onChange(DETAIL_TABS[to]!.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };
  return (
    <div ref={list} className="tabs" role="tablist" aria-label="About this game" onKeyDown={onKeyDown} tabIndex={-1}>
      {DETAIL_TABS.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${id}-panel` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
