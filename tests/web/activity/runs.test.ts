import { expect, it } from 'vitest';
import type { ChangeShape } from '#contract/history.ts';
import { runsOf } from '#web/features/assurance/history/runs.ts';

const change = (id: string, noun: string, userId = 'aino', verb = 'added', act: object | null = null) =>
  ({ id, noun, userId, verb, act }) as unknown as ChangeShape;
const ids = (changes: ChangeShape[]) => runsOf(changes).map((run) => run.map(({ id }) => id).join());

it('gathers what one person checked in a row, from three on', () => {
  const marks = [change('1', 'mark'), change('2', 'mark'), change('3', 'mark')];
  expect(ids(marks)).toEqual(['1,2,3']);
  expect(ids(marks.slice(0, 2))).toEqual(['1', '2']);
});

it('keeps apart what another person did, what was done differently, and what is in between', () => {
  expect(ids([change('1', 'mark'), change('2', 'mark'), change('3', 'mark', 'mara')])).toEqual(['1', '2', '3']);
  expect(ids([change('1', 'mark'), change('2', 'mark'), change('3', 'mark', 'aino', 'deleted')])).toEqual([
    ...['1', '2', '3'],
  ]);
  expect(ids([change('1', 'mark'), change('2', 'comment'), change('3', 'mark'), change('4', 'mark')])).toEqual([
    ...['1', '2', '3', '4'],
  ]);
});

it('gathers neither changes of the contents, which say from which value to which, nor acts', () => {
  expect(ids(['1', '2', '3'].map((id) => change(id, 'component')))).toEqual(['1', '2', '3']);
  const act = { id: 'act' };
  expect(ids(['1', '2', '3'].map((id) => change(id, 'mark', 'aino', 'added', act)))).toEqual(['1', '2', '3']);
});
