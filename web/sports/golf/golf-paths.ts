const encoded = (query: Record<string, string | undefined>): string => {
  const stated = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const text = new URLSearchParams(stated).toString();
  return text ? `?${text}` : '';
};

export const golfPaths = {
  list: (query: { tab?: string; tournament?: string; market?: string } = {}) => `/golf/tournaments${encoded(query)}`,
  tournament: (id: string, query: { tab?: string } = {}) => `/golf/tournaments/${encodeURIComponent(id)}${encoded(query)}`,
};
