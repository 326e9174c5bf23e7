/** Names of the league's clubs, for where no stored game tells them. */
export const CLUB_NAMES: Readonly<Record<string, string>> = {
  BC: 'BC Lions',
  CGY: 'Calgary Stampeders',
  EDM: 'Edmonton Elks',
  HAM: 'Hamilton Tiger-Cats',
  MTL: 'Montreal Alouettes',
  OTT: 'Ottawa Redblacks',
  SSK: 'Saskatchewan Roughriders',
  TOR: 'Toronto Argonauts',
  WPG: 'Winnipeg Blue Bombers',
};
