import { gradeSelection } from '../../../sports/registry.ts';
import type { Gradable } from '../../contests/index.ts';
import { findPick, listPicksOfContest, openGroupPicks, writePickGrade } from '../rows/pick-rows.ts';
import { selectionOf } from './pick-rules.ts';

export const groupPicks: Gradable = {
  key: 'group-pick',
  table: 'group_picks',
  open: openGroupPicks,
  listItems: async (ctx, contestId, found) =>
    found === null || found.version === null ? [] : (await listPicksOfContest(ctx, contestId)).map(({ id }) => id),
  grade: async (tx, _contestId, pickId, found) => {
    const pick = await findPick(tx, pickId);
    if (!pick || !found || found.version === null) return;
    const terms = { pitcherRule: 'action', scheduledInningsAtBet: pick.scheduledInnings } as const;
    const decision = gradeSelection(selectionOf(pick), found, terms);
    if (decision?.kind !== 'graded' || decision.grade === pick.result) return;
    await writePickGrade(tx, pickId, { result: decision.grade, formula: decision.formula, factsVersion: found.version });
  },
};
