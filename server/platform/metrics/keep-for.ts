/** Answers from memory until the answer is `milliseconds` old: however often someone asks, what it costs stays bounded. */
export function keepFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let stored: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (stored === null || now - stored.at >= milliseconds) stored = { at: now, answer: read() };
    return stored.answer;
  };
}
