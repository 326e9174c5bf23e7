import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMetrics } from '../platform/http/ops.ts';
import { createRegistry } from '../platform/metrics/registry.ts';
import { repositoryRoot } from '../platform/place.ts';
import { Environment } from './config.ts';

const read = (...parts: string[]): string => readFileSync(join(repositoryRoot, ...parts), 'utf8');
const METRIC = /\b(?:clearedge|nodejs|process)_[a-z0-9_]+/g;
/** What Prometheus makes of a histogram's name. */
const plain = (name: string): string => name.replace(/_(bucket|count|sum)$/, '');
const named = (text: string): string[] => [...new Set([...text.matchAll(METRIC)].map(([name]) => plain(name)))];

/** Names are known without a house: figures are read only when someone asks. */
function listMetrics(): string[] {
  const { registry } = createRegistry({} as never);
  createMetrics(registry, { sharedHits: () => 0, openStreams: () => 0 });
  return registry.getMetricsAsArray().map(({ name }) => name);
}

describe('what stands in deploy', () => {
  test('the dashboard and the alerts name only metrics that exist', () => {
    const known = new Set(listMetrics());
    for (const file of [read('deploy', 'grafana', 'clearedge.json'), read('deploy', 'prometheus', 'alerts.yml')]) {
      expect(named(file).length).toBeGreaterThan(8);
      expect(named(file).filter((name) => !known.has(name))).toEqual([]);
    }
  });

  test('every alert has its chapter in the runbook, and every metric of ours a place on the dashboard', () => {
    const alerts = [...read('deploy', 'prometheus', 'alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const chapters = [...read('docs', 'runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
    expect(chapters.filter((name) => alerts.includes(name))).toEqual(alerts);
    const shown = named(read('deploy', 'grafana', 'clearedge.json'));
    const own = listMetrics().filter((name) => name.startsWith('clearedge_'));
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });

  test('compose and the units set only variables that are read, and the price of every plan', () => {
    const outside = ['NODE_ENV', 'MALLOC_ARENA_MAX'];
    const isRead = (name: string): boolean => name in Environment.shape || outside.includes(name);
    const block = read('deploy', 'compose.yaml').split('environment: &environment')[1]!.split('\n\n')[0]!;
    const composed = [...block.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name!);
    const units = readdirSync(join(repositoryRoot, 'deploy', 'systemd'))
      .flatMap((file) => [...read('deploy', 'systemd', file).matchAll(/^Environment=(.*)$/gm)])
      .flatMap(([, line]) => line!.split(' ').map((pair) => pair.split('=')[0]!));
    const file = [...read('deploy', 'systemd', 'clearedge.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!);
    const samples = [...read('deploy', 'env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name!);
    const priced = Object.keys(Environment.shape).filter((name) => name.endsWith('_PRICE_ID'));
    expect(priced.filter((name) => !composed.includes(name) || !samples.includes(name))).toEqual([]);
    expect(composed.length).toBeGreaterThan(10);
    expect([...composed, ...units, ...file].filter((name) => !isRead(name))).toEqual([]);
  });

  test('the image and the units start programs that the build makes', () => {
    const made = [...read('tools', 'lib', 'bundle.mjs').matchAll(/'?([a-z-]+)'?: 'server\/main\//g)].map(([, name]) => name);
    const texts = [
      read('Dockerfile'),
      read('deploy', 'compose.yaml'),
      ...readdirSync(join(repositoryRoot, 'deploy', 'systemd')).map((file) => read('deploy', 'systemd', file)),
    ];
    const started = texts.flatMap((text) => [...text.matchAll(/server\/dist\/([a-z-]+)\.js/g)].map(([, name]) => name));
    expect(started.length).toBeGreaterThan(8);
    expect(started.filter((name) => !made.includes(name))).toEqual([]);
  });

  test('the image copies what is there', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources]) => sources!.split(' '));
    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
  });
});
