import { CHANGE_KINDS, type Change, type ChangeKind } from './changes.ts';

interface Release {
  readonly version: string;
  /** An ISO date such as 2026-11-28. */
  readonly day: string;
  readonly changes: readonly Change[];
}

const titles: Readonly<Record<ChangeKind, string>> = { added: 'Added', changed: 'Changed', fixed: 'Fixed', api: 'API' };

/**
 * The text of CHANGELOG.md with a release at the top. If this version is at the top already, the changes are added to the end of its
 * sections, and its date is updated.
 */
export function addRelease(changelog: string, { version, day, changes }: Release): string {
  const [head = '', ...releases] = changelog.split(/^(?=## )/m);
  const [latest, ...earlier] = releases;
  const isAgain = latest?.startsWith(`## ${version} (`) === true;
  const { intro, bodies } = isAgain ? readSections(latest) : { intro: '', bodies: new Map<string, string>() };
  for (const kind of CHANGE_KINDS) {
    const lines = changes.flatMap((change) => change.lines.filter((line) => line.kind === kind));
    const added = lines.map(({ text }) => `- ${text}`);
    const all = [bodies.get(titles[kind]), ...added].filter((text) => text !== undefined);
    if (all.length > 0) bodies.set(titles[kind], all.join('\n'));
  }
  const sections = Object.values(titles).flatMap((title) => {
    const body = bodies.get(title);
    return body === undefined ? [] : [`### ${title}\n\n${body}`];
  });
  const release = [`## ${version} (${day})`, ...(intro ? [intro] : []), ...sections].join('\n\n');
  const others = (isAgain ? earlier : releases).map((text) => text.trim());
  return `${[head.trim(), release, ...others].join('\n\n')}\n`;
}

/** A release in parts: the text below its heading, and the text of each section by title. */
function readSections(release: string): { intro: string; bodies: Map<string, string> } {
  const [heading = '', ...sections] = release.split(/^### /m);
  const split = (text: string) => {
    const end = text.indexOf('\n');
    return [text.slice(0, end).trim(), text.slice(end).trim()] as const;
  };
  return { intro: split(heading)[1], bodies: new Map(sections.map(split)) };
}
