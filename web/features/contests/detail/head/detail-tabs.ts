export const DETAIL_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'trends', label: 'Trends' },
  { value: 'weather', label: 'Weather' },
  { value: 'h2h', label: 'H2H' },
  { value: 'public', label: 'Public' },
  { value: 'props', label: 'Player props' },
  { value: 'box', label: 'Box score' },
] as const;
export type DetailTab = (typeof DETAIL_TABS)[number]['value'];

export const readTab = (params: URLSearchParams): DetailTab =>
  DETAIL_TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
