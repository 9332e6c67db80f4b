import { amountOf, dayOf, numberOf } from '#documents/document/words.ts';
import type { wholeOfFrozen } from '#domain/frozen-results/whole-of-frozen.ts';
import { saidOfScoring } from '#domain/results/scoring-progress.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import { isEvidencePath, PACKAGE_PATHS } from '../manifest.ts';
import type { PackageFacts } from '../package-facts.ts';
import { evidenceOfRecords } from './evidence.ts';
import { type Html, html } from './html.ts';
import { facts, fileLink, type Section, sizeOf, stated, table } from './parts.ts';

type Whole = ReturnType<typeof wholeOfFrozen>;

/** What the package is of, before everything else. */
export function front({ manifest, result, remarks }: PackageFacts): Html {
  const { company, assessment, made, state, result: frozen } = manifest;
  const { versions, inputs, completed } = result;
  return html`<header>
<p class="quiet">Evidence package</p>
<h1 dir="auto">${company}</h1>
<p dir="auto">${assessment.name}, financial year from ${dayOf(inputs.assessment.financialYearStart)}</p>
<p class="${frozen ? 'state' : 'state draft'}">${state}</p>
${frozen ? null : html`<p class="callout">This is a draft. Nothing in it was frozen or signed, and it may say something else tomorrow.</p>`}
${remarks.map((remark) => html`<p>${remark}</p>`)}
${facts([
  ['Standards', `${versions.esrsLabel} (${versions.legalAct})`],
  [
    'Frozen',
    frozen && `${dayOf(frozen.frozenAt)}, when ${completed.by || 'a former colleague'} completed the assessment`,
  ],
  ['Fingerprint of the result', frozen && html`<code>${frozen.sha256}</code>`],
  [
    'Package made',
    `${dayOf(made.at)}, ${made.at.slice(11, 16)} UTC, for ${made.by || 'a former colleague'}, by Twofold ${made.product}`,
  ],
])}
</header>\n`;
}

/** The thresholds with who adopted them and why. */
export function thresholdsSection(about: PackageFacts, { assessment }: Whole): Section {
  const { thresholds, borderlineBand, thresholdsAdopted: adopted, thresholdsReason, versionReason } = assessment;
  const scoring = adopted?.scoring ? `, ${saidOfScoring(adopted.scoring)}` : '';
  return {
    id: 'thresholds',
    title: 'Thresholds',
    content: html`${facts([
      ['Impact', `${numberOf(thresholds.impact)} of 25, reached from that score on`],
      ['Financial', `${numberOf(thresholds.financial)} of 25, reached from that score on`],
      ['Borderline', borderlineBand > 0 ? `Within ${numberOf(borderlineBand)} of a threshold, edges included` : null],
      [
        'Whose',
        adopted
          ? `Adopted by ${adopted.by} on ${dayOf(adopted.at)}${scoring}`
          : 'The product’s default; nobody has adopted others',
      ],
    ])}
${stated('Reason for the thresholds', thresholdsReason)}
${evidenceOfRecords(about)('thresholds', assessment.id)}
${stated('Reason for the version of the standards', versionReason)}`,
  };
}

/** Who stands behind the result. */
export function signOffSection({ manifest, signatures, ended }: PackageFacts): Section {
  const columns = [{ head: 'Step' }, { head: 'Name and function' }, { head: 'Day' }, { head: 'Minutes' }];
  const rows = signatures.map(({ step, name, jobTitle, signedOn, minutes }) => [
    stepNames[step],
    [name, jobTitle].filter(Boolean).join(', '),
    dayOf(signedOn),
    minutes,
  ]);
  const gone = ended.map(
    ({ step, name, signedOn, ended: { by, at, reason } }) =>
      html`<li dir="auto">${stepNames[step]} by ${name} on ${dayOf(signedOn)}; ended by ${by || 'a former colleague'} on ${dayOf(at)}: ${reason}</li>`,
  );
  const nobody = manifest.result ? 'Nobody has signed this result yet.' : 'A draft is not signed.';
  return {
    id: 'sign-off',
    title: 'Sign-off',
    content: html`${rows.length > 0 ? table('Steps that stand', columns, rows) : html`<p>${nobody}</p>`}
${gone.length > 0 ? html`<p>Signatures that have ended:</p><ul>${gone}</ul>` : null}`,
  };
}

/** What each of the files is, by how its path begins. */
const ABOUT: readonly (readonly [string, string])[] = [
  [
    PACKAGE_PATHS.result,
    'The frozen result: what everything here rests on. Its SHA-256 is the fingerprint of the result',
  ],
  [PACKAGE_PATHS.signOff, 'The sign-off of that result, as recorded when the package was made'],
  ['report.pdf', 'The report'],
  [
    'register/workbook.xlsx',
    'Register, topics, scores, stakeholders, answers, thresholds, decisions and changes as a workbook',
  ],
  ['register/assessment.json', 'The same for other programs'],
  ['register/tables/', 'A sheet of it as a plain table'],
  [PACKAGE_PATHS.history, 'Each change of the assessment as the history keeps it, a line each'],
  [PACKAGE_PATHS.seals, 'The seals over the history; of what is not in this package they hold hashes alone'],
  [PACKAGE_PATHS.method, 'The method in words: every rule with its source'],
];

export function filesSection({ manifest }: PackageFacts): Section {
  const ofEvidence = manifest.files.filter(({ path }) => isEvidencePath(path));
  const rows = manifest.files
    .filter((file) => !ofEvidence.includes(file))
    .map(({ path, bytes, sha256 }) => [
      fileLink(path, path),
      ABOUT.find(([begins]) => path.startsWith(begins))?.[1] ?? '',
      sizeOf(bytes),
      html`<code>${sha256}</code>`,
    ]);
  const columns = [
    { head: 'File' },
    { head: 'What it is' },
    { head: 'Size', isNumber: true },
    { head: 'SHA-256' },
  ] as const;
  return {
    id: 'files',
    title: 'Files of this package',
    content: html`${table('As they were made', columns, rows)}${ofEvidence.length > 0 ? html`<p>Besides ${amountOf(ofEvidence.length, 'file')} of evidence, told above.</p>` : null}`,
  };
}

/** How one finds out whether the package is as it was made, and what that says. */
export function verifySection({ manifest }: PackageFacts): Section {
  const { result, history, seals } = manifest;
  return {
    id: 'verify',
    title: 'Checking this package',
    content: html`<p>Twofold is open. With its source at hand, and neither a server nor a database:</p>
<p><code>npm run verify -- --package FILE.zip --fingerprint FINGERPRINT</code></p>
<p>The fingerprint of the package is the SHA-256 of <a href="${PACKAGE_PATHS.manifest}">${PACKAGE_PATHS.manifest}</a>. It cannot stand in the package itself: ask the company for it. It is shown where the package was made, and in the history of the assessment.</p>
<p>The command compares every byte of the package with the manifest, ${result ? 'computes the result again from what was entered, ' : ''}and compares the lines of the history with their seals. Without it, any tool that computes SHA-256 does for single files${result ? html`: that of <code>${PACKAGE_PATHS.result}</code> is the fingerprint of the result that was signed` : ''}.</p>
<h3>What it proves, and what it does not</h3>
<ul>
<li>With the fingerprint: nothing in this package was changed, added or left out since it was made. Without it: nothing was changed by accident.</li>
${result ? html`<li>The scores and topics of the result follow from what was entered, by the rules of the version that checks it.</li>\n` : null}<li>The ${numberOf(history.lines)} lines of the history in this package are as they were when the history was sealed (${numberOf(seals.count)} seals${seals.last ? html`, the last <code>${seals.last.hash}</code> of ${dayOf(seals.last.madeAt)}` : ''}). That no line was left out of the package can only be checked in the product.</li>
<li>Not that the company was honest when it entered things, and not that nobody rewrote the whole history with all its seals before: for that, compare a seal with a copy that left the house earlier.</li>
</ul>`,
  };
}
