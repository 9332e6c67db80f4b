import { createHash } from 'node:crypto';
import { writeIn } from '#documents/document/words.ts';
import { wholeOfFrozen } from '#domain/frozen-results/whole-of-frozen.ts';
import { DEFAULT_LOCALE } from '#domain/people/report-locales.ts';
import type { PackageFacts } from '../package-facts.ts';
import { filesSection, front, signOffSection, thresholdsSection, verifySection } from './about.ts';
import { evidenceSection } from './evidence.ts';
import { type Html, html } from './html.ts';
import { scalesSection } from './scales.ts';
import { STYLE } from './style.ts';
import { resultSection, topicsSection } from './topics.ts';

/** In the order in which they are read. */
const sections = [
  resultSection,
  thresholdsSection,
  topicsSection,
  scalesSection,
  evidenceSection,
  signOffSection,
  filesSection,
  verifySection,
];

/**
 * The page of a package: a single file that can be opened from a disk, without scripts and without content from anywhere else. Its
 * content security policy allows only its own styles, whatever people have written in the assessment.
 */
export function makePage(facts: PackageFacts): string {
  writeIn(DEFAULT_LOCALE);
  const { manifest, result } = facts;
  const data = wholeOfFrozen(result, false);
  const made = sections.map((section) => section(facts, data));
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${manifest.company}: ${manifest.assessment.name}, evidence package</title>
`;
  const body = html`${front(facts)}<main>
<nav aria-label="Contents"><ul>${made.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
${made.map(({ id, title, content }): Html => html`<section id="${id}"><h2>${title}</h2>\n${content}</section>\n`)}</main>
<footer><p class="quiet">Made by Twofold ${manifest.made.product}.</p></footer>`;
  return `${page}<style>${STYLE}</style>\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}
