import type { SportKey } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { recordText } from '../../../../core/game-words.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../../core/team-chip.tsx';
import { plural } from '../../../../lib/format.ts';
import { paths } from '../../../../lib/paths.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { GameDetail, TeamForm } from '../../contest-types.ts';

const sum = (...counts: number[]): number => counts.reduce((total, count) => total + count, 0);
const mean = (value: number | null): string => (value === null ? '—' : value.toFixed(2));

function formRows(form: TeamForm): { label: string; value: string; sample: string }[] {
  const { overUnder: total, runLine } = form;
  const known = (count: number): string => (form.isWhole ? plural(count, 'game') : `${plural(count, 'game')} known, not the whole season`);
  const placed = [
    { label: 'Last ten', value: recordText(form.lastTen), sample: plural(sum(form.lastTen.wins, form.lastTen.losses), 'game') },
    { label: 'Streak', value: form.streak, sample: '' },
    { label: 'At home', value: recordText(form.home), sample: plural(sum(form.home.wins, form.home.losses), 'game') },
    { label: 'Away', value: recordText(form.away), sample: plural(sum(form.away.wins, form.away.losses), 'game') },
  ];
  return [
    ...(form.isWhole ? placed : []),
    { label: 'Runs per game', value: mean(form.runsPerGame), sample: known(form.games) },
    { label: 'Runs allowed per game', value: mean(form.runsAllowedPerGame), sample: known(form.games) },
    {
      label: 'Over, under, push',
      value: `${total.overs}–${total.unders}–${total.pushes}`,
      sample: `${plural(sum(total.overs, total.unders, total.pushes), 'game')} with a closing total`,
    },
    {
      label: 'Run line covered, lost, push',
      value: `${runLine.covered}–${runLine.lost}–${runLine.pushes}`,
      sample: `${plural(sum(runLine.covered, runLine.lost, runLine.pushes), 'game')} with a closing line`,
    },
  ];
}

function RecentGames({ form }: { form: TeamForm }) {
  const { date } = useReaderFormat();
  if (form.recent.length === 0) return <p className="muted gd-note">No game played yet.</p>;
  return (
    <ul className="recent">
      {form.recent.map((game) => {
        const isWin = game.runs > game.runsAllowed;
        return (
          <li key={game.gameId}>
            <Link to={paths.game(game.gameId)}>
              <span className="muted">{date(game.slateOn)}</span>
              <span>
                {game.isHome ? 'v.' : '@'} {game.opponent}
              </span>
              <b className={isWin ? 'pos' : 'neg'}>{game.runs === game.runsAllowed ? 'T' : isWin ? 'W' : 'L'}</b>
              <span className="num">{`${game.runs}–${game.runsAllowed}`}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface FormPanelProps {
  sport: SportKey;
  team: string;
  code: string;
  form: TeamForm;
}

function FormPanel({ sport, team, code, form }: FormPanelProps) {
  return (
    <Panel title={team} tools={<TeamChip sport={sport} code={code} size="sm" />} caption="season to date" padded={false}>
      <dl className="form-rows">
        {formRows(form).map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              <b>{row.value}</b>
              <span className="cap">{row.sample}</span>
            </dd>
          </div>
        ))}
      </dl>
      <h3 className="gd-sub">Recent games</h3>
      <RecentGames form={form} />
    </Panel>
  );
}

export function TrendsTab({ game }: { game: GameDetail }) {
  return (
    <div className="gd-two gd-tab">
      <FormPanel sport={game.sport} team={game.awayTeam} code={game.awayTeamCode} form={game.form.away} />
      <FormPanel sport={game.sport} team={game.homeTeam} code={game.homeTeamCode} form={game.form.home} />
    </div>
  );
}
