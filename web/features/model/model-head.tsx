import { PageTabs } from '../../core/page-tabs.tsx';
import { paths } from '../../lib/paths.ts';

const TABS = [
  { to: paths.record(), label: 'Record' },
  { to: paths.model, label: 'How it works' },
  { to: paths.modelDaily, label: 'Daily results' },
];

/** Head of the model's page, whichever of its tabs is open. */
export function ModelHead({ current, caption }: { current: string; caption?: string | undefined }) {
  return (
    <>
      <header className="page-h">
        <h1>Model</h1>
        {caption ? <span className="cap">{caption}</span> : null}
      </header>
      <PageTabs label="Model" current={current} tabs={TABS} />
    </>
  );
}
