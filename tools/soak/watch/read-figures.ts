export interface Figures {
  residentBytes: number;
  heapBytes: number;
  processorSeconds: number;
  openStreams: number | null;
}

const value = (text: string, name: string): number | null => {
  const found = new RegExp(`^${name} ([\\d.e+-]+)$`, 'm').exec(text)?.[1];
  return found === undefined ? null : Number(found);
};

/** What `/metrics` says of a process; null while it does not answer. */
export async function readFigures(metricsPort: number): Promise<Figures | null> {
  try {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return {
      residentBytes: value(text, 'process_resident_memory_bytes') ?? Number.NaN,
      heapBytes: value(text, 'nodejs_heap_size_used_bytes') ?? Number.NaN,
      processorSeconds: value(text, 'process_cpu_seconds_total') ?? Number.NaN,
      openStreams: value(text, 'clearedge_open_streams'),
    };
  } catch {
    return null;
  }
}
