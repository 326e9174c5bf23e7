import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { paths } from '../../../lib/paths.ts';
import { readSection, SECTION_NAME, SECTIONS, type Section, sectionPath } from '../football-paths.ts';
import { Part } from '../parts/part.tsx';
import { NotHere } from './not-here.tsx';
import '../parts.css';

const TITLE: Record<Section, string> = {
  teams: 'CFL Teams',
  schedule: 'CFL Schedule',
  standings: 'CFL Standings',
  betting: 'CFL Betting Hub',
};

function SectionNav({ section }: { section: Section }) {
  return (
    <nav className="tabs cf-nav" aria-label="CFL sections">
      {SECTIONS.map((one) => (
        <Link key={one} to={sectionPath(one)} aria-current={one === section ? 'page' : undefined}>
          {SECTION_NAME[one]}
        </Link>
      ))}
    </nav>
  );
}

const UNKNOWN = {
  title: 'There is no page at this address',
  hint: 'It may have moved, or the address has a typo. The CFL has teams, schedule, standings and betting.',
  ways: [
    { to: paths.cfl, label: 'CFL Central' },
    { to: paths.cflGames, label: 'CFL Games' },
  ],
};

function KnownSection({ section }: { section: Section }) {
  useDocumentTitle(TITLE[section]);
  return (
    <>
      <div className="page-h cf-head">
        <nav aria-label="Breadcrumbs">
          <Link className="muted" to={paths.cfl}>
            <ChevronLeft className="s" /> CFL Central
          </Link>
        </nav>
        <h1>{TITLE[section]}</h1>
      </div>
      <SectionNav section={section} />
      <Part section={section} />
    </>
  );
}

/** One part of the hub at its own address. */
export function SectionScreen({ name }: { name: string | undefined }) {
  const section = readSection(name);
  return <div className="page">{section ? <KnownSection key={section} section={section} /> : <NotHere {...UNKNOWN} />}</div>;
}
