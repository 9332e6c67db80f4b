import { describe, expect, it } from 'vitest';
import { describeWeight, groupOf, isHeavy, scriptBudgets } from '../../scripts/web-pages/script-budgets.ts';

describe('the two script budgets', () => {
  it.each([
    ['landing', 'before signing in'],
    ['auth', 'before signing in'],
    ['invitation', 'before signing in'],
    ['company-setup', 'after signing in'],
    ['dashboard', 'after signing in'],
    ['profile', 'after signing in'],
  ] as const)('counts %s among the pages %s', (name, group) => {
    expect(groupOf(name)).toBe(group);
  });

  it('reports a page as heavy if it loads more than its group allows', () => {
    const most = scriptBudgets['before signing in'];
    expect(isHeavy({ name: 'auth', kilobytes: most })).toBe(false);
    expect(isHeavy({ name: 'auth', kilobytes: most + 0.1 })).toBe(true);
    expect(isHeavy({ name: 'dashboard', kilobytes: most + 0.1 })).toBe(false);
    expect(describeWeight({ name: 'auth', kilobytes: 200.04 })).toBe(
      `auth: 200.0 kB of script, at most ${most} before signing in`,
    );
  });
});
