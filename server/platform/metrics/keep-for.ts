/** Answers from memory until the answer is `milliseconds` old: however often someone asks, what it costs stays bounded. */
export function keepFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (kept === null || now - kept.at >= milliseconds) kept = { at: now, answer: read() };
    return kept.answer;
  };
}
