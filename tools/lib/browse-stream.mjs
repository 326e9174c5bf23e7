import { get } from 'node:http';

/** One browser on the live stream; `hear` is told of every event by its name. Each comes from an address of its own, as behind a proxy. Answers how to leave. */
export function browse(url, number, hear) {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/stream`, { agent: false, headers: { 'x-forwarded-for': address } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`/api/stream answered ${response.statusCode}`));
      let stored = '';
      response.setEncoding('utf8').on('data', (text) => {
        stored += text;
        const end = stored.lastIndexOf('\n\n');
        if (end < 0) return;
        for (const [, name] of stored.slice(0, end).matchAll(/^event: (.*)$/gm)) hear(name);
        stored = stored.slice(end + 2);
      });
      resolve(() => request.destroy());
    });
    request.on('error', reject);
  });
}

const AT_ONCE = 50;

/** As many browsers, numbered from one, of whom `hear` is told the number and the event. Answers how each leaves. */
export async function browseMany(url, count, hear) {
  const ends = [];
  for (let first = 1; first <= count; first += AT_ONCE) {
    const open = (_, more) => browse(url, first + more, (event) => hear(first + more, event));
    ends.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - first + 1) }, open))));
  }
  return ends;
}
