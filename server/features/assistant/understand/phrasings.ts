/** Ways to ask that no list of phrases holds, as names stand between their words; each is a cue of the table of questions. */
export const PHRASINGS: Readonly<Record<string, RegExp>> = {
  // "what should the price be"
  should_be: /\bshould\b.*\bbe\b/i,
  // "did he play": a player of before
  he: /\b(he|him|his)\b/i,
  // "is he out"
  is_out: /\bis\b.*\bout\W*$/i,
  // "how many points do the Kraken have"
  points_have: /\bhow many (points|wins|losses) (do|does|have|has)\b.*\b(have|got)\b|\bhow many (points|wins|losses) (have|has)\b/i,
  // "explain the Mets number"
  explain_it: /\bexplain\b.*\b(number|price|pick|line|call|projection)\b/i,
  // "Senators or Sabres"
  either: /\bor\b/i,
  // "my NHL bets"
  my_own: /\bmy \w+( \w+)? (bets|wagers|tickets|parlays|plays|record|roi|results|wins|losses)\b|\bopen (\w+ )?(bets|wagers|tickets)\b/i,
  // "do the Wild play tonight"
  do_play: /^\W*(do|does) (the )?[\w ]{3,25} play\b/i,
  // "odds the Alouettes win"
  will_win: /\bodds (the |that the )?[\w ]{3,25} (win|wins|cover|covers)\b/i,
  // "is the Pelicans line any good"
  any_good: /\b(any good|a good (bet|price|line|number)|good value)\W*$/i,
  // "where did the Flyers open"
  opened: /\b(where|what|at what)\b.*\bopen(ed)?\b/i,
  // "what does -1.5 mean"
  mean: /\bwhat (does|do|is|are)\b.*\bmeans?\b/i,
  // "how many do the Knicks score"
  how_many: /\bhow many (do|does|will|would|are)\b/i,
  // "how did you do", "how many picks have you won"
  you_did: /\bhow (did|have|are) you (do|done|doing)\b|\bhow many\b.*\bhave you\b/i,
  // "how far ahead are the Chiefs"
  ahead: /\bhow (far|many games) (ahead|behind|back|up|clear)\b/i,
  // "who beat the Hawks"
  beaten: /^\W*who (beat|defeated|lost to|topped|edged)\b/i,
  // "how is my NBA season going"
  my_season: /\bmy (\w+ )?(season|year|month|week)\b/i,
  // "does Celtics ML go with the over"
  goes_with: /\b(go|goes|going|fit|fits) (well |together )?with\b/i,
  // "do the Clippers cover"
  do_they: /^\W*do (the )?[\w ]{3,25} (cover|win|beat)\b/i,
  // "what are the Mets at"
  quoted_at: /\bat\W*$/i,
};
