import { audited } from './audited.ts';
import { empty } from './empty.ts';
import { full } from './full.ts';
import { half } from './half.ts';

/** Each scenario under the name that `npm run dev -- --sample NAME` accepts. */
export const scenarios = { empty, half, full, audited };
export type ScenarioName = keyof typeof scenarios;

export const isScenarioName = (word: string): word is ScenarioName => Object.hasOwn(scenarios, word);
