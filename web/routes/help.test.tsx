import { americanToDecimal } from '@clearedge/quant/price';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '../features/help/content/index.ts';
import { findHelp } from '../features/help/help-search.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import Help from './help.tsx';

const open = (path = '/help'): Rendered => renderPart(<Help />, { path });
const topics = CHAPTERS.flatMap((chapter) => chapter.topics);
const idsOf = (query: string): string[] => findHelp(CHAPTERS, query).flatMap((chapter) => chapter.topics.map(({ id }) => id));
const textOf = (id: string): string =>
  topics
    .find((topic) => topic.id === id)!
    .body.flat()
    .join(' ');

describe('what the help says', () => {
  it('states the figures that the product keeps', () => {
    expect(textOf('virtual-balance')).toContain('$1,000');
    expect(JSON.stringify(CHAPTERS)).not.toContain('10,000');
    expect(textOf('five-percent')).toContain('Never bet more than 5% of your bankroll on one game.');
    expect(textOf('kelly')).toContain('typically 1 to 5%');
    expect(textOf('confidence')).toMatch(/70 or more is a strong pick.*80 and above green, 60 to 79 yellow, below 60 red/);
    expect(textOf('margin')).toMatch(/52\.38%.*4\.55%.*50%/);
    expect(textOf('ev')).toContain(`${(100 * (0.55 * americanToDecimal(-110) - 1)).toFixed(1)}%`);
  });
});

describe('the help page', () => {
  it.each([
    ['quiet hours', 'notifications'],
    ['VIG', 'margin'],
    ['70%', 'confidence'],
    ['self exclusion', 'breaks'],
    ["book's margin", 'margin'],
    ['1-800-gambler', 'talk'],
    ['-150', 'odds'],
  ])('finds %s', (query, id) => {
    expect(idsOf(query)).toContain(id);
  });

  it('puts what is about a word before what only names it', () => {
    expect(idsOf('confidence')[0]).toBe('confidence');
    expect(idsOf('kelly')[0]).toBe('kelly');
    expect(idsOf('xyzzy')).toEqual([]);
  });

  it('searches as one types, with the words in the address, and goes to the first result by Enter', async () => {
    const { user } = open();
    const box = await screen.findByRole('searchbox', { name: 'Search the help' });
    expect(screen.getByRole('heading', { name: 'What each plan holds' })).toBeTruthy();
    expect(screen.getByText('Top 3 AI daily picks, with price and probability')).toBeTruthy();
    await user.type(box, 'cool-off');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'What each plan holds' })).toBeNull());
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ topics? found$/);
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Cool-off and self-exclusion');
    await user.click(box);
    await user.keyboard('{Escape}');
    expect((box as HTMLInputElement).value).toBe('');
  });

  it('says that it found nothing, and leads back', async () => {
    const { user } = open('/help?q=xyzzy');
    await user.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('heading', { name: 'Glossary' })).toBeTruthy();
  });

  it('opens at the topic that the address names', async () => {
    open('/help#confidence');
    await waitFor(() => expect(document.activeElement?.id).toBe('confidence'));
  });
});
