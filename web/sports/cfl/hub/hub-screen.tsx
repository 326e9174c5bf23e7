import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Tiles } from '../../../ui/layout/tiles.tsx';
import { useSchedule, useStandings } from '../football.queries.ts';
import { readSection, SECTION_NAME, SECTIONS, type Section } from '../football-paths.ts';
import { Part } from '../parts/part.tsx';
import { Hero } from './hero.tsx';
import { hubTiles } from './hub-figures.ts';
import '../styles/parts.css';

/** The league at a glance; its parts are tabs, and the open one is part of the address. */
export function HubScreen() {
  useDocumentTitle('CFL Central');
  const [params, setParams] = useSearchParams();
  const schedule = useSchedule().data;
  const standings = useStandings().data;
  const tab = readSection(params.get('tab')) ?? 'teams';
  const go = (next: Section) => setParams(next === 'teams' ? {} : { tab: next }, { preventScrollReset: true });
  const tabs: { value: Section; label: string; content: ReactNode }[] = SECTIONS.map((section) => ({
    value: section,
    label: SECTION_NAME[section],
    content: <Part section={section} />,
  }));
  return (
    <div className="page cf-hub">
      <Hero schedule={schedule} />
      <Tiles items={hubTiles(schedule, standings)} />
      <div className="cf-tabs">
        <Tabs label="CFL Central" value={tab} onChange={go} tabs={tabs} />
      </div>
    </div>
  );
}
