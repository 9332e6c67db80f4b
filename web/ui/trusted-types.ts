/**
 * Lets a library empty this one element through `innerHTML = ''` where Trusted Types are required (ECharts does so when it starts and
 * ends). Anything but the empty string is refused. Own property of the element, so no default policy, which would speak for the whole
 * page, has to exist.
 */
export function allowEmptyInnerHtml(element: HTMLElement): void {
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => '',
    set: (value: unknown) => {
      if (value !== '') throw new TypeError('Only the empty string may be assigned to innerHTML here');
      element.replaceChildren();
    },
  });
}
