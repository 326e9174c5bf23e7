import { Link2 } from 'lucide-react';
import { Fragment, type KeyboardEvent, useDeferredValue, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SearchField } from '../../ui/controls/field.tsx';
import { PhoneMore } from '../../ui/layout/phone-more.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { CHAPTERS } from './content/index.ts';
import { findHelp, partsOf } from './help-search.ts';
import type { HelpChapter, HelpText, HelpTopic } from './help-types.ts';
import './help.css';
import { useSearch } from '../../lib/use-search.ts';

function HelpWords({ text }: { text: string }) {
  return partsOf(text).map(({ text: words, to }, at) => {
    const key = at;
    if (to === undefined) return <Fragment key={key}>{words}</Fragment>;
    if (to.startsWith('#'))
      return (
        <a key={key} href={to}>
          {words}
        </a>
      );
    return (
      <Link key={key} to={to}>
        {words}
      </Link>
    );
  });
}

/** Paragraphs and lists of a topic, with their links. */
function HelpBody({ body }: { body: readonly HelpText[] }) {
  return body.map((part) =>
    typeof part === 'string' ? (
      <p key={part}>
        <HelpWords text={part} />
      </p>
    ) : (
      <ul key={part[0]}>
        {part.map((point) => (
          <li key={point}>
            <HelpWords text={point} />
          </li>
        ))}
      </ul>
    ),
  );
}

interface HelpPlan {
  name: string;
  price: string;
  features: readonly string[];
  limits: readonly string[];
}

/** What each plan holds, from the same list as the page that sells them. */
function HelpPlans({ plans }: { plans: readonly HelpPlan[] }) {
  return (
    <section className="help-topic" aria-labelledby="plan-list">
      <h3 id="plan-list" tabIndex={-1}>
        What each plan holds
      </h3>
      <div className="help-plans">
        {plans.map(({ name, price, features, limits }) => (
          <div key={name}>
            <h4>
              {name} <span className="muted">{price}</span>
            </h4>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            {limits.map((limit) => (
              <p key={limit} className="cap">
                {limit}
              </p>
            ))}
          </div>
        ))}
      </div>
      <p>
        <Link to={paths.subscribe}>Compare and change plans</Link>
      </p>
    </section>
  );
}

/** Puts the topic that an address names in view and the focus on it. */
function goTo(id: string): boolean {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
  return target !== null;
}

/** What is searched for, kept in the address. An address that names a topic ends a search that does not find it. */
function useHelpSearch(): { query: string; setQuery: (next: string) => void } {
  const [search, change] = useSearch();
  const { hash, key } = useLocation();
  const query = search.get('q') ?? '';
  const setQuery = (next: string): void => change({ q: next }, { replace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same link count
  useEffect(() => {
    if (hash.length > 1) goTo(decodeURIComponent(hash.slice(1)));
  }, [hash, key]);
  return { query, setQuery };
}

/** One topic with an address of its own. */
function HelpTopicCard({ topic: { id, title, body } }: { topic: HelpTopic }) {
  return (
    <section className="help-topic" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {title}
        <a className="help-anchor" href={`#${id}`} aria-label={`Link to “${title}”`}>
          <Link2 aria-hidden="true" />
        </a>
      </h3>
      <HelpBody body={body} />
    </section>
  );
}

/** Words and their meanings, each with an address. */
function HelpGlossary({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <dl className="help-words more-of">
      {topics.map(({ id, title, body }) => (
        <div key={id}>
          <dt id={id} tabIndex={-1}>
            {title}
          </dt>
          <dd>{body.join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

const FIRST_RESULT = '.help-topic h3, .help-words dt';
const count = (chapters: readonly HelpChapter[]): number => chapters.reduce((sum, { topics }) => sum + topics.length, 0);

interface ChapterProps {
  chapter: HelpChapter;
  plans: readonly HelpPlan[] | null;
  /** By a search: its topics are all shown. */
  isFound: boolean;
}

function Chapter({ chapter: { id, title, about, topics }, plans, isFound }: ChapterProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className="muted">{about}</p>
      <PhoneMore first={1} count={isFound ? 0 : topics.length} what="topics">
        {id === 'glossary' ? (
          <HelpGlossary topics={topics} />
        ) : (
          <div className="more-of">
            {topics.map((topic) => (
              <HelpTopicCard key={topic.id} topic={topic} />
            ))}
          </div>
        )}
      </PhoneMore>
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
  const requested = useDeferredValue(query.trim());
  const chapters = findHelp(CHAPTERS, requested);
  const found = count(chapters);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    document.querySelector<HTMLElement>(FIRST_RESULT)?.focus();
    event.preventDefault();
  };
  return (
    <>
      <div className="help-find">
        <SearchField label="Search the help" placeholder="Search the help" value={query} onChange={setQuery} onKeyDown={onKey} />
        <span className="cap" role="status">
          {requested === '' ? `${found} topics` : found === 1 ? '1 topic found' : `${found} topics found`}
        </span>
      </div>
      <div className="doc">
        <div className="prose help">
          {found === 0 ? <NoResult query={requested} onClear={() => setQuery('')} /> : null}
          {chapters.map((chapter) => (
            <Chapter
              key={chapter.id}
              chapter={chapter}
              isFound={requested !== ''}
              plans={requested === '' && chapter.id === 'start' ? plans : null}
            />
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
