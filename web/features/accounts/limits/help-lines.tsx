/** Where help is, for everybody. */
export function HelpLines() {
  return (
    <section className="panel" aria-labelledby="help-lines">
      <header className="panel-h">
        <h2 id="help-lines">Somebody to talk to</h2>
        <span className="cap">Free, confidential, at any hour</span>
      </header>
      <div className="panel-b">
        <p>
          <a className="btn primary" href="tel:1-800-426-2537">
            Call 1-800-GAMBLER
          </a>
        </p>
        <ul className="rows">
          <li>
            <div>
              <b>United States</b>
              <p>
                National Problem Gambling Helpline: call or text 1-800-GAMBLER (1-800-426-2537), or chat at{' '}
                <a className="link" href="https://www.ncpgambling.org/chat/" rel="noreferrer">
                  ncpgambling.org/chat
                </a>
              </p>
            </div>
          </li>
          <li>
            <div>
              <b>Ontario, Canada</b>
              <p>ConnexOntario: 1-866-531-2600</p>
            </div>
          </li>
          <li>
            <div>
              <b>Gamblers Anonymous</b>
              <p>
                Meetings near you and online:{' '}
                <a className="link" href="https://www.gamblersanonymous.org" rel="noreferrer">
                  gamblersanonymous.org
                </a>
              </p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  );
}
