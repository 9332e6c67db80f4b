import type { Locator } from 'playwright-core';

/** What a reader of the screen is told of a field beside its name: whether it is wrong, the sentences at it, the focus. */
export function readField(field: Locator): Promise<{ isWrong: boolean; says: string; hasFocus: boolean }> {
  return field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    return {
      isWrong: element.getAttribute('aria-invalid') === 'true',
      says: ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
      hasFocus: element === document.activeElement,
    };
  });
}
