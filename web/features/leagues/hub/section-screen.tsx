import { type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { gamesPath, SECTIONS, type Section, sectionPath } from '../../../core/league/league-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { Part } from '../parts/part.tsx';
import type { BoardProps } from '../parts/schedule.tsx';
import { hubTitle, readSection, SECTION_NAME, sectionTitle } from '../section-words.ts';
import { NotHere } from './not-here.tsx';
import '../parts.css';

interface SectionProps {
  league: LeagueSport;
  section: Section;
}

function SectionNav({ league, section }: SectionProps) {
  return (
    <nav className="tabs lg-nav" aria-label={`${leagueOf(league)} sections`}>
      {SECTIONS.map((one) => (
        <Link key={one} to={sectionPath(league, one)} aria-current={one === section ? 'page' : undefined}>
          {SECTION_NAME[one]}
        </Link>
      ))}
    </nav>
  );
}

function KnownSection({ league, Board, section }: SectionProps & BoardProps) {
  const title = sectionTitle(league, section);
  useDocumentTitle(title);
  return (
    <>
      <div className="page-h lg-head">
        <nav aria-label="Breadcrumbs">
          <Link className="muted" to={paths.league(league)}>
            <ChevronLeft className="s" /> {hubTitle(league)}
          </Link>
        </nav>
        <h1>{title}</h1>
      </div>
      <SectionNav league={league} section={section} />
      <Part league={league} Board={Board} section={section} />
    </>
  );
}

function NoSection({ league }: { league: LeagueSport }) {
  const name = leagueOf(league);
  return (
    <NotHere
      title="There is no page at this address"
      hint={`It may have moved, or the address has a typo. The ${name} has teams, schedule, standings, injuries, futures and betting.`}
      ways={[
        { to: paths.league(league), label: hubTitle(league) },
        { to: gamesPath(league), label: `${name} Games` },
      ]}
    />
  );
}

/** One part of the hub at its own address. */
export function SectionScreen({ league, Board, name }: BoardProps & { name: string | undefined }) {
  const section = readSection(name);
  return (
    <div className="page">
      {section ? <KnownSection key={section} league={league} Board={Board} section={section} /> : <NoSection league={league} />}
    </div>
  );
}
