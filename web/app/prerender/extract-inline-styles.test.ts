import { describe, expect, it } from 'vitest';
import { liftStyles } from './prerender-page.tsx';

describe('liftStyles', () => {
  it('moves each attribute into one rule, said once', () => {
    expect(liftStyles('<i style="--c:3;--r:1">a</i><b class="x" style="--c:3;--r:1"></b><u style="width:50%"></u>')).toEqual({
      html: '<i data-s="0">a</i><b class="x" data-s="0"></b><u data-s="1"></u>',
      css: '[data-s="0"]{--c:3;--r:1}[data-s="1"]{width:50%}',
    });
  });

  it('leaves text that looks like an attribute alone', () => {
    const html = '<p title="a style=&quot;x&quot;">a style=&quot;color:red&quot;</p>';
    expect(liftStyles(html)).toEqual({ html, css: '' });
  });

  it.each(['--x:}body{display:none', '--x:&lt;/style&gt;', '--x:\\7d'])('drops %s, which could leave its rule', (value) => {
    expect(liftStyles(`<i style="${value}"></i>`)).toEqual({ html: '<i></i>', css: '' });
  });

  it('reads escaped quotes', () => {
    expect(liftStyles('<i style="font-family:&quot;Inter&quot;"></i>').css).toBe('[data-s="0"]{font-family:"Inter"}');
  });
});
