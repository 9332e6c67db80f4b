import { describe, expect, it } from 'vitest';
import { mentionAt, mentionedIn, splitMentions } from '#domain/comments/mentions.ts';

const people = [
  { id: '1', name: 'Uma User' },
  { id: '2', name: 'Uma User-Meier' },
  { id: '3', name: 'Łukasz Żak' },
  { id: '4', name: 'Jo Double' },
  { id: '5', name: 'Jo Double' },
];

describe('a comment', () => {
  it.each([
    ['@Uma User, look at this', ['Uma User']],
    ['ask @Uma User-Meier', ['Uma User-Meier']],
    ['(@Łukasz Żak)', ['Łukasz Żak']],
    ['@Uma User and @Łukasz Żak', ['Uma User', 'Łukasz Żak']],
    ['@Uma Users', []],
    ['@uma user', []],
    ['mail@Uma User', []],
    ['@nobody and a@b.example', []],
    ['@@Uma User', ['Uma User']],
    ['', []],
  ])('%j mentions %j and keeps every character', (body, names) => {
    const parts = splitMentions(body, people);
    expect(parts.flatMap(({ mention }) => mention?.name ?? [])).toEqual(names);
    expect(parts.map(({ text }) => text).join('')).toBe(body);
  });

  it('mentions the chosen one of two people with the same name, or both if none was chosen', () => {
    expect(mentionedIn('@Jo Double', people, ['5']).map(({ id }) => id)).toEqual(['5']);
    expect(mentionedIn('@Jo Double', people, []).map(({ id }) => id)).toEqual(['4', '5']);
  });

  it('does not mention a chosen person whose name was deleted again', () => {
    expect(mentionedIn('never mind', people, ['1'])).toEqual([]);
  });
});

describe('the mention being typed', () => {
  it.each([
    ['@', 1, { from: 0, typed: '' }],
    ['ask @Um', 7, { from: 4, typed: 'Um' }],
    ['ask @Uma Us', 11, { from: 4, typed: 'Uma Us' }],
    ['a@b', 3, null],
    ['ask @ me', 8, null],
    ['@Uma\nnext', 9, null],
    ['no name', 4, null],
  ])('in %j at %i is %j', (text, caret, typed) => {
    expect(mentionAt(text, caret)).toEqual(typed);
  });
});
