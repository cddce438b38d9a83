// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { findProgram } from '../local/infrastructure/program.mjs';
import { backend } from '../local/parts.mjs';
import { root } from '../local/root.mjs';
import { alerts, allQueries, metricsIn } from './queries.mjs';
import { alertTests, runPromtool } from './promtool.mjs';

const runbooks = path.join(root, 'infra/docs/runbooks');

describe('alerts', () => {
  it('have a runbook each, and each runbook an alert', () => {
    const names = alerts.map(({ alert }) => alert).sort();
    expect(fs.readdirSync(runbooks).sort()).toEqual(names.map((name) => `${name}.md`));
    for (const { alert, annotations } of alerts) expect(annotations.runbook_url).toBe(`infra/docs/runbooks/${alert}.md`);
  });

  it.each(alerts)('$alert: its runbook says what people notice and what to do', ({ alert }) => {
    const text = fs.readFileSync(path.join(runbooks, `${alert}.md`), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${alert}\n`));
    expect(text).toContain('**What people notice**');
    expect(text).toMatch(/^1\. /m);
  });

  it.each(alerts)('$alert: is tested both when it must fire and when it must not', ({ alert }) => {
    const cases = alertTests()
      .tests.flatMap(({ alert_rule_test }) => alert_rule_test)
      .filter(({ alertname }) => alertname === alert);
    expect(cases.some(({ exp_alerts = [] }) => exp_alerts.length > 0)).toBe(true);
    expect(cases.some(({ exp_alerts = [] }) => exp_alerts.length === 0)).toBe(true);
  });
});

describe('queries', () => {
  it('name processes that there are', () => {
    const named = allQueries().flatMap(({ query }) => [...query.matchAll(/service="(\w+)"/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !backend.includes(name ?? ''))).toEqual([]);
  });

  it('miss every process of which nobody reports', () => {
    const { expr = '' } = alerts.find(({ alert }) => alert === 'TandemProcessAway') ?? {};
    expect([...expr.matchAll(/absent\(\w+\{service="(\w+)"\}\)/g)].map(([, name]) => name).sort()).toEqual([...backend].sort());
  });

  it('are read for the metrics they name, and for nothing else', () => {
    expect(
      metricsIn('topk(10, sum by (subject, le) (rate(one_total{a="b c", d=~"e|f"}[5m]))) / on (x) two > 0.05 or absent(three{g="h"})'),
    ).toEqual(['one_total', 'two', 'three']);
  });
});

// Prometheus' own tool, which not every machine has; `npm run alerts:check` fetches it.
(findProgram('promtool') ? describe : describe.skip)('promtool', () => {
  it('finds the rules well, and every alert firing when it must and only then', () => {
    expect(runPromtool(findProgram('promtool') ?? '')).toMatchObject({ status: 0 });
  });
});
