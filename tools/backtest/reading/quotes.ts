export interface Moneyline {
  /** Decimal prices as quoted. */
  away: number;
  home: number;
  /** Probability of the home side with the margin taken out by the power method. */
  pHome: number;
}

export interface TotalQuote {
  line: number;
  over: number;
  under: number;
}
