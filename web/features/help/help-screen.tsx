import { type KeyboardEvent, useDeferredValue } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { SearchField } from '../../ui/controls/field.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { CHAPTERS } from './content/index.ts';
import { findHelp } from './help-search.ts';
import type { HelpChapter } from './help-types.ts';
import { HelpGlossary } from './parts/help-glossary.tsx';
import { type HelpPlan, HelpPlans } from './parts/help-plans.tsx';
import { HelpTopicCard } from './parts/help-topic-card.tsx';
import { useHelpSearch } from './use-help-search.ts';

const FIRST_RESULT = '.help-topic h3, .help-words dt';
const count = (chapters: readonly HelpChapter[]): number => chapters.reduce((sum, { topics }) => sum + topics.length, 0);

function Chapter({ chapter: { id, title, about, topics }, plans }: { chapter: HelpChapter; plans: readonly HelpPlan[] | null }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className="muted">{about}</p>
      {id === 'glossary' ? <HelpGlossary topics={topics} /> : topics.map((topic) => <HelpTopicCard key={topic.id} topic={topic} />)}
      {plans ? <HelpPlans plans={plans} /> : null}
    </section>
  );
}

const NoResult = ({ query, onClear }: { query: string; onClear: () => void }) => (
  <EmptyState
    title={`Nothing found for “${query}”`}
    hint="Try one word, such as confidence, push or quiet hours."
    action={<Button onClick={onClear}>Show everything</Button>}
  />
);

/** The guide: every topic with its address, and a search that runs in the page. */
export function HelpScreen({ plans }: { plans: readonly HelpPlan[] }) {
  const { query, setQuery } = useHelpSearch();
  const asked = useDeferredValue(query.trim());
  const chapters = findHelp(CHAPTERS, asked);
  const found = count(chapters);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && query !== '') setQuery('');
    else if (event.key === 'Enter' || event.key === 'ArrowDown') document.querySelector<HTMLElement>(FIRST_RESULT)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="help-find">
        <SearchField label="Search the help" placeholder="Search the help" value={query} onChange={setQuery} onKeyDown={onKey} />
        <span className="cap" role="status">
          {asked === '' ? `${found} topics` : found === 1 ? '1 topic found' : `${found} topics found`}
        </span>
      </div>
      <div className="doc">
        <div className="prose help">
          {found === 0 ? <NoResult query={asked} onClear={() => setQuery('')} /> : null}
          {chapters.map((chapter) => (
            <Chapter key={chapter.id} chapter={chapter} plans={asked === '' && chapter.id === 'start' ? plans : null} />
          ))}
        </div>
        <nav className="doc-toc" aria-label="On this page">
          {chapters.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </div>
    </>
  );
}
