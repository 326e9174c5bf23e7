import { HOUSE_RULES, HOUSE_RULES_VERSION } from '@clearedge/quant/grading';
import { useDocumentTitle } from '../core/document-title.ts';
import { DocPage } from '../ui/layout/doc-page.tsx';

const SECTIONS = HOUSE_RULES.map(({ id, title, text }) => ({ id, title, body: <p>{text}</p> }));

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
          under.
        </p>
      }
      sections={SECTIONS}
    />
  );
}
