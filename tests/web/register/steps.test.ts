import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCORE_VALUES } from '#domain/fields/score5.ts';

const css = readFileSync(new URL('../../../web/features/register/grid/grid.css', import.meta.url), 'utf8');

/** The filled length and the whole length of the steps in the rule for a value, in pixels. */
function filledBy(selector: string): [number, number] {
  const rule = css.slice(css.indexOf(`${selector} {`));
  const [, filled, whole] =
    /background-size:\s*([\d.]+)px 8px,\s*([\d.]+)px 8px;/.exec(rule.slice(0, rule.indexOf('}'))) ?? [];
  return [Number(filled), Number(whole)];
}

/** Full steps with their gaps, and part of the next step. */
function expected(steps: number, step: number): [number, number] {
  const whole = 5 * step + 4 * 2;
  return [Math.min(whole, Number((steps * step + Math.floor(steps) * 2).toFixed(1))), whole];
}

describe('the steps behind a number in the register', () => {
  it('are filled according to the number', () => {
    for (const value of SCORE_VALUES) {
      expect(filledBy(`.register-steps[data-fill="${value}"]`), `step ${value}`).toEqual(expected(value, 6));
    }
  });

  it('have a rule for each possible score', () => {
    for (const score of SCORE_VALUES.flatMap((one) => SCORE_VALUES.map((other) => one * other))) {
      const selector = `:is(.register-score, .register-bar)[data-fill="${score}"]`;
      expect(filledBy(selector), `score ${score}`).toEqual(expected(score / 5, 12));
    }
  });
});
