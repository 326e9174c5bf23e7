import { Panel } from '../../../ui/layout/panel.tsx';

/** What the figures mean, in a few sentences. */
export function KellyAbout() {
  return (
    <Panel title="How to read this" className="kelly-about">
      <dl>
        <dt>The formula</dt>
        <dd>
          Kelly stakes (p × d − 1) ÷ (d − 1) of the bankroll: p is your win probability, d the decimal price. Without an edge it is nothing.
        </dd>
        <dt>Why not full Kelly</dt>
        <dd>
          Full Kelly grows a bankroll fastest when the probability is exactly right. It halves the bankroll at some point with a chance of
          50%. At half Kelly that chance is 12.5%, at a quarter 0.8%, and a quarter keeps 44% of the growth.
        </dd>
        <dt>Twice Kelly</dt>
        <dd>Staking twice Kelly grows nothing, and more than that loses in the long run, even with an edge.</dd>
        <dt>The probability</dt>
        <dd>Kelly is only as good as it is. Most errors are on the optimistic side, so the stake should be on the careful one.</dd>
      </dl>
    </Panel>
  );
}
