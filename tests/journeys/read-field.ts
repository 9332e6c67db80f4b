import type { Locator } from 'playwright-core';

/** What a screen reader announces for a field besides its name: whether it is invalid, its descriptions, and the focus. */
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
