import { KEY_CALLS_PER_MINUTE } from '@clearedge/contract/routes/white-label/white-label-terms';
import { useToday } from '../../../core/status.ts';
import { WideTable } from '../../../ui/layout/wide-table.tsx';

const CALLS = [
  { path: '/api/partner/v1/games', scope: 'games:read', text: 'Schedule, status and scores of a day (date, today by default)' },
  { path: '/api/partner/v1/odds', scope: 'odds:read', text: 'Best price, book and age of every side of a day (date likewise)' },
  { path: '/api/partner/v1/record', scope: 'record:read', text: 'The public record of the model in figures, with intervals' },
] as const;

/** The calls, an example, and what refusals mean. */
export function ApiGuide() {
  const today = useToday();
  const example = `curl -H "Authorization: Bearer ce_YOUR_KEY" \\\n  "${location.origin}/api/partner/v1/games?date=${today}"`;
  return (
    <div className="wl-guide">
      <h3>How to call it</h3>
      <WideTable label="Example">
        <pre className="code">{example}</pre>
      </WideTable>
      <dl>
        {CALLS.map(({ path, scope, text }) => (
          <div key={path}>
            <dt className="code">GET {path}</dt>
            <dd>
              {text}. Scope <span className="code">{scope}</span>.
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        Public data only, as JSON, with the time of the answer and its source. {KEY_CALLS_PER_MINUTE} calls a minute for each key; beyond
        that 429 with Retry-After. 401: no key that works. 403: the key lacks the scope, API Access is off, or the plan has ended. Call it
        from your server: a key in a web page is everybody’s. Every field is in the{' '}
        <a className="link" href="/api/docs">
          API documentation
        </a>
        .
      </p>
    </div>
  );
}
