import { type BaseballPart, mapParts, mapProps, PROPS } from '@clearedge/quant/grading';
import { type Entry, market, period, type Sense, stat } from '../../spelling/meanings.ts';
import { plainWords } from '../../spelling/plain-words.ts';
import type { GameSpelling, NamedTeam, PeriodLines } from '../../spelling/sport-spelling.ts';

/** How bettors write a part of a game, and the lines that its markets are written at. */
const PART_SPELLINGS: Readonly<Record<BaseballPart, { phrases: string; lines: PeriodLines }>> = {
  first5: {
    phrases:
      'f5|f 5|first 5|first five|1st 5|1st five|f5 innings|f5 inns|first 5 innings|first five innings|1st 5 innings|1st five innings|first 5 inns|1st 5 inns|first 5 inn|1st 5 inn|first 5 inning|1st 5 inning|first five inning',
    lines: { total: { least: 0.5, most: 11.5 }, teamTotal: { least: 0.5, most: 7.5 }, mostSpread: 4.5, mostSurelyTeam: 2.5 },
  },
  inning1: {
    phrases: '1st inning|first inning|1st inn|first inn|inning 1|1st innning',
    lines: { total: { least: 0.5, most: 4.5 }, teamTotal: { least: 0.5, most: 2.5 }, mostSpread: 1.5, mostSurelyTeam: 0 },
  },
};

const firstInning = (side: 'over' | 'under'): Sense => [
  { is: 'direction', side },
  { is: 'number', value: 0.5, isSigned: false },
  { is: 'period', period: 'inning1' },
];

const GAME: readonly Entry[] = [
  [[{ is: 'nothing' }], 'mlb|baseball'],
  [market('spread'), 'rl|run line|runline|spread|run lines|runlin'],
  [[{ is: 'unit' }], 'runs|run'],
  [[...market('total'), { is: 'unit' }], 'total runs|runs total'],
  [[...market('team total'), { is: 'unit' }], 'team total runs|team runs|team total run'],
  [[...market('game total'), { is: 'unit' }], 'game total runs|combined runs|game runs'],
  [period('full'), 'including extra innings|incl extra innings|inc extra innings|including extras|incl extras'],
  ...Object.entries(PART_SPELLINGS).map(([part, { phrases }]): Entry => [period(part as BaseballPart), phrases]),
  [
    firstInning('under'),
    'nrfi|no run first inning|no run 1st inning|no runs first inning|no runs 1st inning|no run in the first inning|no run in the 1st inning|no runs in the first inning|no runs in the 1st inning|no runs in the 1st|no run in the 1st|no run in the first|no runs in the first',
  ],
  [
    firstInning('over'),
    'yrfi|yes run first inning|yes run 1st inning|run in the first inning|run in the 1st inning|a run in the first inning|a run in the 1st inning|run scored in the first inning|run scored in the 1st inning',
  ],
];

const ONCE_HOMER =
  'to homer|to hit a home run|to hit a hr|to hit a homer|to hit a homerun|to go yard|to go deep|anytime hr|anytime home run|anytime homer|hits a home run|hits a hr|to hit a dinger|any time home run|any time hr|to hit home run|to hit hr';
const STATS: readonly Entry[] = [
  [[{ is: 'nothing' }], 'player prop|prop|props|to record|to have|to get|to throw'],
  [stat({ batter: 'hits' }), 'hits|hit|base hits'],
  [stat({ batter: 'singles' }), 'singles|single|1b'],
  [stat({ batter: 'doubles' }), 'doubles|double|2b|two baggers'],
  [
    stat({ batter: 'hits_runs_rbi' }),
    'hits + runs + rbi|hits + runs + rbis|hits+runs+rbis|h + r + rbi|h + r + rbis|hrr|hits runs rbi|hits runs rbis|hits runs and rbi|hits runs and rbis|hits runs & rbis|hits/runs/rbis|h/r/rbi',
  ],
  [stat({ pitcher: 'pitcher_win' }), 'pitcher wins|pitcher win'],
  [stat({ pitcher: 'pitcher_win' }, true), 'to record a win|to record the win|to get the win|to earn the win|to earn a win'],
  [stat({ batter: 'total_bases' }), 'total bases|tb|tbs|total base'],
  [stat({ batter: 'home_runs' }), 'home runs|home run|hr|hrs|homers|homer|homeruns|homerun|dingers|dinger'],
  [stat({ batter: 'rbi' }), 'rbi|rbis|runs batted in|ribbies'],
  [stat({ batter: 'runs' }), 'runs|run|runs scored|run scored'],
  [stat({ batter: 'stolen_bases' }), 'stolen bases|stolen base|sb|sbs|steals|steal'],
  [stat({ batter: 'batter_walks', pitcher: 'pitcher_walks' }), 'walks|walk|bb|bbs|bases on balls'],
  [stat({ batter: 'batter_walks' }), 'batter walks|walks drawn'],
  [stat({ pitcher: 'pitcher_walks' }), 'walks allowed|walks issued|pitcher walks|walks given up'],
  [
    stat({ batter: 'batter_strikeouts', pitcher: 'pitcher_strikeouts' }),
    'strikeouts|strikeout|ks|k|so|sos|punchouts|punch outs|strike outs|striekouts|strikouts|kks',
  ],
  [stat({ batter: 'batter_strikeouts' }), 'batter strikeouts|batter ks|batter strikeout'],
  [stat({ pitcher: 'pitcher_strikeouts' }), 'pitcher strikeouts|pitching strikeouts|strikeouts thrown|pitcher ks'],
  [stat({ pitcher: 'pitcher_outs' }), 'outs|outs recorded|pitching outs|pitcher outs|recorded outs|outs pitched'],
  [stat({ pitcher: 'pitcher_hits_allowed' }), 'hits allowed|hits given up|pitcher hits allowed'],
  [stat({ pitcher: 'pitcher_earned_runs' }), 'earned runs|earned run|er|ers|earned runs allowed|earned runs given up'],
  [stat({ batter: 'home_runs' }, true), ONCE_HOMER],
  [stat({ batter: 'hits' }, true), 'to record a hit|to get a hit|to have a hit'],
  [stat({ batter: 'singles' }, true), 'to hit a single|to record a single'],
  [stat({ batter: 'doubles' }, true), 'to hit a double|to record a double'],
  [stat({ batter: 'stolen_bases' }, true), 'to steal a base|to record a stolen base|to steal'],
  [stat({ batter: 'runs' }, true), 'to score a run|to record a run|to score'],
  [stat({ batter: 'rbi' }, true), 'to record an rbi|to get an rbi|to have an rbi|to record a rbi|to drive in a run'],
];

/** What bettors write of baseball. */
const VOCABULARY: readonly Entry[] = [...GAME, ...STATS];

/** What bettors call a baseball club beside its code, name and city: its nickname first, common slips of the pen included. */
const TEAM_NAMES: Readonly<Record<string, readonly string[]>> = {
  ARI: ['Diamondbacks', 'AZ', 'Dbacks', 'D-backs', 'Diamond backs', 'Diamonbacks', 'Snakes'],
  ATH: ['Athletics', 'OAK', "A's", 'As', 'Oakland', 'Oakland Athletics', 'Sacramento'],
  ATL: ['Braves', 'Bravos', 'Braevs'],
  BAL: ['Orioles', "O's", 'Os', 'Oriels', 'Birds'],
  BOS: ['Red Sox', 'Sox', 'Bosox', 'Redsox'],
  CHC: ['Cubs', 'CHI', 'Cubbies'],
  CHW: ['White Sox', 'CWS', 'CHI', 'Sox', 'Chisox', 'Whitesox'],
  CIN: ['Reds', 'Redlegs'],
  CLE: ['Guardians', 'Guards', 'Guardains', 'Gaurdians'],
  COL: ['Rockies', 'Rox'],
  DET: ['Tigers', 'Tigs'],
  HOU: ['Astros', "'Stros", 'Stros', 'Astors'],
  KC: ['Royals', 'KCR', 'Kansas City'],
  LAA: ['Angels', 'LA', 'Los Angeles', 'Halos', 'Angles'],
  LAD: ['Dodgers', 'LA', 'Los Angeles', 'Dogers', 'Dodgres'],
  MIA: ['Marlins', 'Fish'],
  MIL: ['Brewers', 'Brew Crew', 'Crew', 'Brews'],
  MIN: ['Twins', 'Twinkies'],
  NYM: ['Mets', 'NY', 'New York', 'Metropolitans'],
  NYY: ['Yankees', 'NY', 'New York', 'Yanks', 'Yankess', 'Yankes', 'Bronx Bombers'],
  OAK: ['Athletics', 'ATH', "A's", 'As', 'Oakland', 'Oakland Athletics', 'Sacramento'],
  PHI: ['Phillies', 'Phils', 'Philly', 'Philies'],
  PIT: ['Pirates', 'Bucs', 'Buccos'],
  SD: ['Padres', 'SDP', 'Pads', 'Friars'],
  SEA: ['Mariners', "M's", 'Ms'],
  SF: ['Giants', 'SFG', 'San Fran', 'San Francisco'],
  STL: ['Cardinals', 'Cards', 'Cardnials', 'Saint Louis', 'Redbirds'],
  TB: ['Rays', 'TBR', 'Tampa', 'Tampa Bay'],
  TEX: ['Rangers'],
  TOR: ['Blue Jays', 'Jays', 'Bluejays'],
  WSH: ['Nationals', 'WAS', 'WSN', 'DC', 'Nats'],
};

const TWO_WORD_NICKNAMES = ['red sox', 'white sox', 'blue jays'];

function cityOf(team: NamedTeam): string[] {
  const name = team.name.trim();
  const nick = /(red sox|white sox|blue jays)$/i.exec(name)?.[0] ?? name.split(' ').at(-1)!;
  const city = name.slice(0, name.length - nick.length).trim();
  return city === '' ? [] : [city];
}

function nicknameOf(team: NamedTeam): string {
  const name = plainWords(team.name);
  return TWO_WORD_NICKNAMES.find((nickname) => name.endsWith(nickname)) ?? name.split(' ').at(-1) ?? name;
}

export const game: GameSpelling = {
  shortNames: (team) => [nicknameOf(team)],
  otherNames: (team) => [...cityOf(team), ...(TEAM_NAMES[team.code] ?? [])],
  nicknames: Object.fromEntries(Object.entries(TEAM_NAMES).map(([code, [nickname = '']]) => [code, nickname])),
  talk: 'wind(?:s|y)?|rain(?:y|ing)?(?! ?(?:out|delay))|snow(?:y|ing)?|weather|forecast|innings?|pitch(?:er|ers|ing)|sps?|mound|bullpen|on the bump|hurlers?|runs|run ?lines?|rain ?(?:out|outs|delay|delays)|double ?headers?|home runs?|homers?|strikeouts?|batt(?:er|ers|ing)|[ny]rfi|first pitch|[an]l (?:east|central|west)',
  vocabulary: VOCABULARY,
  lines: {
    full: { total: { least: 4, most: 19.5 }, teamTotal: { least: 0.5, most: 12.5 }, mostSpread: 7.5, mostSurelyTeam: 5.5 },
    ...mapParts((_, part) => PART_SPELLINGS[part].lines),
  },
  futures: { title: 'world series|ws|fall classic', others: 'pennant|al|nl|al pennant|nl pennant', wins: { least: 35, most: 125 } },
  mostProp: mapProps((kind) => PROPS[kind].most),
};
