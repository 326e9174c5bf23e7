import { TIER_LOOK } from '@clearedge/contract/entitlements';
import { formatDate } from '../../../lib/format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Entry } from '../leaderboard.queries.ts';
import { initialsOf, resetsText } from '../leaderboard-words.ts';

interface Props {
  user: Entry['user'];
  isYou: boolean;
  /** Shown under the name where the columns have no room. */
  note: string;
}

/** Initials, name and tier of who stands in a row. */
export function CompetitorCell({ user, isYou, note }: Props) {
  return (
    <span className="lb-who">
      <span className="lb-face" aria-hidden="true">
        {initialsOf(user.username)}
      </span>
      <span className="lb-name">
        <span>
          <b>{user.username}</b>
          {isYou ? <Badge look="value">You</Badge> : null}
          <Badge look={TIER_LOOK[user.subscriptionTier]}>{user.subscriptionTier}</Badge>
          {user.isSimulated ? (
            <Badge look="warn" title="A simulated bettor of this demo installation">
              Simulated
            </Badge>
          ) : null}
        </span>
        <small className="lb-note">{note}</small>
        {user.resets > 0 ? (
          <small className="cap" title="Resets of the practice bankroll. They do not touch the contest.">
            {resetsText(user.resets, user.lastResetAt && formatDate(user.lastResetAt, 'plain'))}
          </small>
        ) : null}
      </span>
    </span>
  );
}
