import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filePaint } from '#drawing/matrix/paint.ts';
import { pagePaint } from '#web/features/results/matrix/matrix-paint.ts';
import { mustHave } from '../../shared/must-have.ts';

const css = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';
type Rgb = [number, number, number];

const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g)].map(([, name, light, dark]) => [
    mustHave(name),
    { light: mustHave(light), dark: mustHave(dark) },
  ]),
);

function color(name: string, theme: Theme): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`No colour named ${name} in tokens.css`);
  return token[theme];
}

function toRgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const [r, g, b] = toRgb(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['ground', 'surface', 'raised', 'sunken'];
const hues = ['environmental', 'social', 'governance'];
const happened = ['danger', 'warning', 'success', 'info'];
const themes: Theme[] = ['light', 'dark'];

const texts = [
  ...['ink', 'muted', 'faint'].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...['accent', 'danger', 'warning', 'success', 'info'].flatMap((text) =>
    ['ground', 'surface', 'raised'].map((ground) => [text, ground]),
  ),
  ...hues.flatMap((text) => ['ground', 'surface', 'raised', `${text}-soft`].map((ground) => [text, ground])),
  ...happened.map((text) => [text, `${text}-soft`]),
  ...happened.map((text) => ['ink', `${text}-soft`]),
  ['accent-strong', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
] as [string, string][];

describe.each(themes)('the %s theme', (theme) => {
  it.each(texts)('shows %s on %s at 4.5:1 or more', (text, ground) => {
    expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ground', 'surface', 'raised', 'sunken'])(
    'draws the boundaries of controls and the focus on %s at 3:1 or more',
    (ground) => {
      expect(contrast(color('line-strong', theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
      expect(contrast(color('focus', theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
    },
  );
});

it('paints the matrix in files as on a page in the light theme', () => {
  const { categories: pageHues, ...page } = pagePaint;
  const { categories: fileHues, ...file } = filePaint;
  const inLight = (paint: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(paint).map(([key, value]) => [key, color(value.slice('var(--color-'.length, -1), 'light')]),
    );
  expect(file).toEqual(inLight(page));
  expect(fileHues).toEqual(inLight(pageHues));
});
