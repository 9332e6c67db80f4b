import { expect, it } from 'vitest';
import { allowEmptyInnerHtml } from '#web/ui/trusted-types.ts';

it('lets an element be emptied through innerHTML and refuses anything else', () => {
  let emptied = 0;
  const element = { replaceChildren: () => emptied++ } as unknown as HTMLElement;
  allowEmptyInnerHtml(element);
  element.innerHTML = '';
  expect(emptied).toBe(1);
  expect(() => {
    element.innerHTML = '<img src=x onerror=alert(1)>';
  }).toThrow(TypeError);
  expect(emptied).toBe(1);
});
