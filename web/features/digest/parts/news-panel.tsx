import { Link } from 'react-router';
import { NewsTitle } from '../../../core/news-title.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { useStatus } from '../../../core/status.ts';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Digest } from '../digest.queries.ts';

function NewsRow({ item }: { item: Digest['news'][number] }) {
  const { dateTime } = useReaderFormat();
  return (
    <li className="dg-item">
      <NewsTitle title={item.title} url={item.url} />
      <p className="muted">{item.summary}</p>
      <span className="cap">
        <Badge>{item.category}</Badge> {`${item.source}, ${dateTime(item.publishedAt)}`}
      </span>
    </li>
  );
}

/** Who is out, back, scratched or in the lineup. */
export function NewsPanel({ digest }: { digest: Digest }) {
  const isUnread = useStatus()?.newsReadAt === null;
  return (
    <Panel title="Injuries, scratches and lineups" caption="Last 24 hours" padded={false}>
      {digest.news.length > 0 ? (
        <ul>
          {digest.news.map((item) => (
            <NewsRow key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <p className="dg-none muted">{isUnread ? 'Unknown: our news sources haven’t answered yet.' : 'None in the news.'}</p>
      )}
    </Panel>
  );
}

export function WeatherPanel({ digest }: { digest: Digest }) {
  const { clock, gameTime } = useReaderFormat();
  return (
    <Panel title="Weather that matters" caption="10 mph along the field, 30% rain, 50 °F or 90 °F" padded={false}>
      {digest.weather.length > 0 ? (
        <ul>
          {digest.weather.map((note) => (
            <li className="dg-item dg-sky" key={note.gameId}>
              <Link to={paths.game(note.gameId)}>{`${note.awayTeamCode} @ ${note.homeTeamCode}`}</Link>
              <b>{note.notes.join(', ')}</b>
              <span className="cap">{`${note.venue}, ${gameTime(note.startsAt)}; as of ${clock(note.weather.asOf)}`}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="dg-none muted">Nothing in the forecasts so far.</p>
      )}
    </Panel>
  );
}
