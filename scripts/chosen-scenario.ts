import { isScenarioName, type ScenarioName, scenarios } from '#sample/scenarios/scenarios.ts';

/**
 * The scenario that `--sample NAME` names; `audited` for `--sample` alone.
 * @returns undefined without `--sample`
 * @throws {Error} with the existing names if there is no such scenario
 */
export function readChosenScenario(args: readonly string[]): ScenarioName | undefined {
  const at = args.indexOf('--sample');
  if (at === -1) return undefined;
  const name = args[at + 1];
  if (name === undefined || name.startsWith('-')) return 'audited';
  if (isScenarioName(name)) return name;
  throw new Error(`There is no scenario “${name}”. Choose one of ${Object.keys(scenarios).join(', ')}.`);
}
