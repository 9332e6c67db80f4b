/** A control as a person names it: its kind, and its label or text. A regular expression matches a part. */
export interface Named {
  role: 'button' | 'link' | 'textbox' | 'slider' | 'radio' | 'checkbox' | 'select' | 'heading' | 'image' | 'text';
  name: string | RegExp;
}

/** A key by its name in the DOM, or with the one that is held down meanwhile. */
export type PressedKey = 'Enter' | 'Home' | 'ArrowRight' | 'Control+z';

/** One tab of a browser; what differs between the ways of driving them. */
export interface BrowserTab {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page and returns its result, which must be JSON. */
  run<Result>(body: string, ...args: unknown[]): Promise<Result>;
  /** Clicks, with a real pointer, the element that the body of a function returns. */
  click(body: string, ...args: unknown[]): Promise<void>;
  /** Types text into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Presses one key. */
  press(key: PressedKey): Promise<void>;
  close(): Promise<void>;
}

const SELECTORS: Readonly<Record<Named['role'], string>> = {
  button: 'button, [role=button]',
  link: 'a[href]',
  textbox: 'input:not([type]), input[type=text], input[type=email], input[type=password], textarea',
  slider: 'input[type=range], [role=slider]',
  radio: 'input[type=radio], [role=radio]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  select: 'select',
  heading: 'h1, h2, h3, h4',
  image: 'img, [role=img]',
  text: 'body *',
};

/** In the page: the first visible element with this name, scrolled to the middle of the window; null if there is none. */
const FIND = `
  const [selector, name, isPattern, isText] = arguments;
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const matches = (text) => (isPattern ? new RegExp(name).test(text) : text === name);
  const ownText = (element) => clean([...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(''));
  const nameOf = (element) =>
    clean(
      element.getAttribute('aria-label') ??
        (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    ) || clean(element.labels?.[0]?.textContent).replace(/ ?\\*$/, '') || clean(element.textContent);
  const isThere = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
  const found = [...document.querySelectorAll(selector)].find(
    (element) => isThere(element) && matches(isText ? ownText(element) : nameOf(element)),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
`;

const findArgs = ({ role, name }: Named) =>
  [SELECTORS[role], typeof name === 'string' ? name : name.source, typeof name !== 'string', role === 'text'] as const;

/** How long anything is waited for, in milliseconds: a busy machine is slow. */
const PATIENCE = 60_000;

/** Asks until the answer is true. @throws what was waited for, and what the page shows instead */
export async function until(tab: BrowserTab, what: string, ask: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    // While a page loads, it cannot be asked.
    if (await ask().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const page = await tab.run<string>('return location.href + "\\n" + document.body.innerText.slice(0, 1500)');
  throw new Error(`Not within ${PATIENCE / 1000} s: ${what}. The page:\n${page}`);
}

const described = ({ role, name }: Named) => `${role} “${String(name)}”`;

/** Waits until a control is visible. */
export const sees = (tab: BrowserTab, named: Named): Promise<void> =>
  until(tab, described(named), () =>
    tab.run<boolean>(
      `const find = function () {${FIND}}; return find.apply(null, arguments) !== null;`,
      ...findArgs(named),
    ),
  );

/** Waits for a control, then clicks it. */
export async function press(tab: BrowserTab, named: Named): Promise<void> {
  await sees(tab, named);
  await tab.click(FIND, ...findArgs(named));
}

/** Waits for a text field and types into it. */
export async function fill(tab: BrowserTab, name: string, text: string): Promise<void> {
  await press(tab, { role: 'textbox', name });
  await tab.type(text);
}

/** Waits for a list of choices and chooses one by its label, as a person does. */
export async function choose(tab: BrowserTab, name: string, option: string): Promise<void> {
  await sees(tab, { role: 'select', name });
  const body = `
    const find = function () {${FIND}};
    const list = find.apply(null, arguments);
    const value = [...list.options].find(({ label }) => label === arguments[4]).value;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, value);
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return true;`;
  await tab.run(body, ...findArgs({ role: 'select', name }), option);
}

/** Sets a slider with keys: to its first step, then up. */
export async function slide(tab: BrowserTab, name: string | RegExp, value: number): Promise<void> {
  await press(tab, { role: 'slider', name });
  await tab.press('Home');
  for (let step = 1; step < value; step += 1) await tab.press('ArrowRight');
}

/** Waits until the address ends with a path. */
export const arrives = (tab: BrowserTab, path: string): Promise<void> =>
  until(tab, `the address ${path}`, async () => (await tab.run<string>('return location.pathname')) === path);
