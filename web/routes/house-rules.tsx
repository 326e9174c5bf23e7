import { HOUSE_RULES, HOUSE_RULES_VERSION, workedExamples } from '@clearedge/quant/grading';
import { useDocumentTitle } from '../core/document-title.ts';
import { DocPage } from '../ui/layout/doc-page.tsx';

const EXAMPLES = workedExamples();

function RuleText({ id, text }: { id: string; text: string }) {
  const examples = EXAMPLES.get(id);
  return (
    <>
      <p>{text}</p>
      {examples ? (
        <ul aria-label="Worked examples">
          {examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const SECTIONS = HOUSE_RULES.map(({ id, title, text }) => ({ id, title, body: <RuleText id={id} text={text} /> }));

/** The rules bets are graded by, from the same list the grader names on each receipt. */
export default function HouseRulesRoute() {
  useDocumentTitle('House Rules');
  return (
    <DocPage
      title="House Rules"
      caption={`Version ${HOUSE_RULES_VERSION}`}
      intro={
        <p>
          Every bet and every published pick is graded by these rules. A receipt names the rule that decided and the version it was made
          under. The examples are graded and paid by the same code as the bets.
        </p>
      }
      sections={SECTIONS}
    />
  );
}
