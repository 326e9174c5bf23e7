import type { Plugin } from 'vite';

/** The style sheet names the font only once it has been parsed; the preload lets both arrive together. */
export const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
      if (!font) return [];
      const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true };
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
    },
  },
});
