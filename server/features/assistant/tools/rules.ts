import { leagueOf, SPORT_KEYS, type SportKey, sportOf } from '@clearedge/contract/sports';
import { HOUSE_RULES } from '@clearedge/quant/grading';
import { type Finding, finding } from '../session/finding.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';

const RULE_HEADS = SPORT_KEYS.map((sport) => ({ sport, heads: [leagueOf(sport), sportOf(sport).name].map((head) => `${head}:`) }));
const sportOfRule = (title: string): SportKey | null =>
  RULE_HEADS.find(({ heads }) => heads.some((head) => title.startsWith(head)))?.sport ?? null;
const MOST_RULES = 6;

/** A sport's own rules where it has such, else those that name no other sport. */
function rulesOf(sport: SportKey | null, found: typeof HOUSE_RULES): typeof HOUSE_RULES {
  const own = sport === null ? [] : found.filter(({ title }) => sportOfRule(title) === sport);
  const common = sport === null ? found : found.filter(({ title }) => sportOfRule(title) === null);
  return (own.length > 0 ? own : common).slice(0, MOST_RULES);
}

/** The rule that decides a bet, from the house rules. */
export async function lookAtRule(_session: AssistantSession, reading: Reading): Promise<Finding> {
  const words = reading.text.toLowerCase();
  const topics: readonly [RegExp, RegExp][] = [
    [/rain|postpon|weather|called off|cancel|moved|reschedul|another day/, /postpon|not played|called off|cancel/i],
    [/abandon|stopped/, /abandon/i],
    [/shoot ?out/, /shootout/i],
    [/\b(half|halves|quarters?|periods?)\b/, /halves|periods/i],
    [
      /suspend|shorten|called (?:early|after|in)\b|cut short|official|(?:after|through|only) \w+ innings|five innings|9 innings/,
      /official|shorten|suspend|innings/i,
    ],
    [/extra inning|overtime|\bot\b/, /extra|overtime/i],
    [/pitcher|starter|listed|scratch/, /pitcher|listed|start/i],
    [/dead heat|\btie(d|s)?\b/, /dead heat|\btie/i],
    [/push/, /push/i],
    [/parlay|leg/, /parlay|leg/i],
    [/player|prop|not play|doesn|does not|bat/, /player|prop|plate|start/i],
    [/withdr|golf|cut|playoff|play-off/, /golf|withdr|cut|tee/i],
  ];
  const wanted = topics.filter(([asked]) => asked.test(words)).map(([, rule]) => rule);
  const found = HOUSE_RULES.filter(
    ({ title, text }) =>
      wanted.some((pattern) => pattern.test(title)) || (wanted.length > 0 && wanted.every((pattern) => pattern.test(`${title} ${text}`))),
  );
  const shown = rulesOf(reading.sport, found);
  const links = [{ label: 'House rules', href: '/house-rules' }];
  const sources = [{ label: 'House rules', asOf: null, href: '/house-rules' }];
  if (shown.length === 0)
    return finding(
      [
        'Every bet is graded by the written house rules: official results, pushes and voids, shortened games, listed pitchers, parlays, props and golf each have theirs.',
      ],
      { sources, links },
    );
  return Promise.resolve(
    finding([...shown.map(({ title, text }) => `• ${title}: ${text}`), 'A book of your own may have other rules for the same bet.'], {
      sources,
      links,
    }),
  );
}
