import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';

export interface HelpPlan {
  name: string;
  price: string;
  features: readonly string[];
  limits: readonly string[];
}

/** What each plan holds, from the same list as the page that sells them. */
export function HelpPlans({ plans }: { plans: readonly HelpPlan[] }) {
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
