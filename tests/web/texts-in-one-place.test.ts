import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../web');
/** Screens that only developers see. */
const gallery = /^(ui|features\/shell)\/gallery\/|-gallery\.tsx$/;
const word = /\p{L}{2}/u;
/** Attributes whose value people read. */
const told = new Set([
  'alt',
  'aria-label',
  'busyText',
  'caption',
  'description',
  'hint',
  'label',
  'placeholder',
  'text',
  'title',
]);

type Node = Record<string, unknown> & { type: string };

/** The texts that a component contains itself instead of taking them from its messages file. */
function findTexts(name: string, source: string): string[] {
  const parts = nodesIn(parseSync(name, source).program).flatMap((node) => {
    if (node.type === 'JSXText') return [node.value];
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return nodesOf(node.children).map(writtenIn);
    if (node.type === 'JSXAttribute' && told.has(String((node.name as Node).name)))
      return [writtenIn(node.value as Node)];
    return [];
  });
  return parts.map((part) => String(part).trim()).filter((part) => word.test(part));
}

/** The words of a string or template, also in braces; empty for anything else. */
function writtenIn(node: Node | null): string {
  if (node?.type === 'JSXExpressionContainer') return writtenIn(node.expression as Node);
  // Null has no text, as for a hint that is left out.
  if (node?.type === 'Literal') return String(node.value ?? '');
  if (node?.type === 'TemplateLiteral')
    return nodesOf(node.quasis)
      .map((part) => (part.value as { raw: string }).raw)
      .join(' ');
  return '';
}

/** A node of the syntax tree with all its descendants. */
function nodesIn(part: unknown): Node[] {
  if (typeof part !== 'object' || part === null) return [];
  return [...('type' in part ? [part as Node] : []), ...Object.values(part).flatMap(nodesIn)];
}

const nodesOf = (list: unknown) => list as Node[];

const components = ['features', 'routes', 'ui'].flatMap((room) =>
  readdirSync(join(web, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) => relative(web, join(entry.parentPath, entry.name)))
    .filter((path) => !gallery.test(path)),
);

describe('the texts of screens', () => {
  it('are in messages files, and never in components', () => {
    expect(components.length).toBeGreaterThan(100);
    const written = components.flatMap((path) =>
      findTexts(path, readFileSync(join(web, path), 'utf8')).map((text) => `${path}: ${text}`),
    );
    expect(written).toEqual([]);
  });

  it.each([
    ['between tags', '<p>Save it</p>'],
    ['beside a value', '<p>{count} topics</p>'],
    ['in braces', "<p>{'Save it'}</p>"],
    ['in an attribute', '<Button label="Save it" />'],
    ['in a template', '<Button title={`Save it`} />'],
  ])('are found %s', (_, element) => {
    expect(findTexts('some.tsx', `export const Some = () => ${element};`)).toHaveLength(1);
  });

  it('do not include figures, symbols or class names', () => {
    const element = '<p className="text-muted" title={say.title}>{a} × {b} · {say.text}</p>';
    expect(findTexts('some.tsx', `export const Some = () => ${element};`)).toEqual([]);
  });
});
