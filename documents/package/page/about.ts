import { minutesSaid, unlessSigned } from '#documents/document/signature-words.ts';
import { amountOf, dayOf, numberOf } from '#documents/document/words.ts';
import type { wholeOfFrozen } from '#domain/frozen-results/whole-of-frozen.ts';
import { saidOfScoring } from '#domain/results/scoring-progress.ts';
import { mannerSaid, stepNames } from '#domain/sign-off/words.ts';
import { isEvidencePath, PACKAGE_PATHS } from '../manifest.ts';
import type { PackageFacts } from '../package-facts.ts';
import { evidenceOfRecords } from './evidence.ts';
import { type Html, html } from './html.ts';
import { facts, fileLink, type Section, sizeOf, stated, table } from './parts.ts';

type Whole = ReturnType<typeof wholeOfFrozen>;

/** States what the package is about, before everything else. */
export function front({ manifest, result, remarks }: PackageFacts): Html {
  const { company, assessment, made, state, result: frozen } = manifest;
  const { versions, inputs, completed } = result;
  return html`<header>
<p class="quiet">Evidence package</p>
<h1 dir="auto">${company}</h1>
<p dir="auto">${assessment.name}, financial year starting ${dayOf(inputs.assessment.financialYearStart)}</p>
<p class="${frozen ? 'state' : 'state draft'}">${state}</p>
${frozen ? null : html`<p class="callout">This is a draft. Nothing in it is frozen or signed, and it can still change.</p>`}
${remarks.map((remark) => html`<p>${remark}</p>`)}
${facts([
  ['Standards', `${versions.esrsLabel} (${versions.legalAct})`],
  [
    'Frozen',
    frozen && `${dayOf(frozen.frozenAt)}, when ${completed.by || 'a former colleague'} completed the assessment`,
  ],
  ['Fingerprint of the result', frozen && html`<code>${frozen.sha256}</code>`],
  [
    'Package created',
    `${dayOf(made.at)}, ${made.at.slice(11, 16)} UTC, for ${made.by || 'a former colleague'}, by Twofold ${made.product}`,
  ],
])}
</header>\n`;
}

/** The thresholds, with who adopted them and why. */
export function thresholdsSection(about: PackageFacts, { assessment }: Whole): Section {
  const { thresholds, borderlineBand, thresholdsAdopted: adopted, thresholdsReason, versionReason } = assessment;
  const scoring = adopted?.scoring ? `, ${saidOfScoring(adopted.scoring)}` : '';
  return {
    id: 'thresholds',
    title: 'Thresholds',
    content: html`${facts([
      ['Impact', `${numberOf(thresholds.impact)} of 25 or more`],
      ['Financial', `${numberOf(thresholds.financial)} of 25 or more`],
      ['Borderline', borderlineBand > 0 ? `Within ${numberOf(borderlineBand)} of a threshold, inclusive` : null],
      [
        'Adopted',
        adopted
          ? `Adopted by ${adopted.by} on ${dayOf(adopted.at)}${scoring}`
          : 'Twofold’s default. No thresholds were adopted',
      ],
    ])}
${stated('Reason for the thresholds', thresholdsReason)}
${evidenceOfRecords(about)('thresholds', assessment.id)}
${stated('Reason for the version of the standards', versionReason)}`,
  };
}

/** The people who prepared, reviewed and approved the result. */
export function signOffSection({ manifest, signatures, ended }: PackageFacts): Section {
  const columns = [
    { head: 'Step' },
    { head: 'Name and position' },
    { head: 'Day' },
    { head: 'How' },
    { head: 'Minutes' },
  ];
  const rows = signatures.map(({ step, name, jobTitle, signedOn, ...made }) => [
    stepNames[step],
    [name, jobTitle].filter(Boolean).join(', '),
    dayOf(signedOn),
    mannerSaid(made),
    minutesSaid(made),
  ]);
  const gone = ended.map(
    ({ step, name, signedOn, ended: { by, at, reason }, ...made }) =>
      html`<li dir="auto">${stepNames[step]} by ${name}${unlessSigned(made)} on ${dayOf(signedOn)}; ended by ${by || 'a former colleague'} on ${dayOf(at)}: ${reason}</li>`,
  );
  const nobody = manifest.result ? 'Nobody has signed this result yet.' : 'A draft is not signed.';
  return {
    id: 'sign-off',
    title: 'Sign-off',
    content: html`${rows.length > 0 ? table('Valid steps', columns, rows) : html`<p>${nobody}</p>`}
${gone.length > 0 ? html`<p>Steps no longer valid:</p><ul>${gone}</ul>` : null}`,
  };
}

/** A description of each file, by the beginning of its path. */
const ABOUT: readonly (readonly [string, string])[] = [
  [
    PACKAGE_PATHS.result,
    'The frozen result, on which everything in this package is based. Its SHA-256 is the fingerprint of the result',
  ],
  [PACKAGE_PATHS.signOff, 'The sign-off of that result, as recorded when the package was created'],
  ['report.pdf', 'The report'],
  [
    'register/workbook.xlsx',
    'Register, topics, scores, stakeholders, answers, thresholds, decisions and changes as a workbook',
  ],
  ['register/assessment.json', 'The same data for other programs'],
  ['register/tables/', 'One sheet of the workbook as a plain table'],
  [PACKAGE_PATHS.history, 'Every change to the assessment as recorded in the history, one line each'],
  [PACKAGE_PATHS.seals, 'The seals over the history. They contain only hashes of data that is not in this package'],
  [PACKAGE_PATHS.method, 'The method: every rule with its source'],
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
    title: 'Files in this package',
    content: html`${table('Files and their sizes', columns, rows)}${ofEvidence.length > 0 ? html`<p>The package also contains ${amountOf(ofEvidence.length, 'evidence file')}, listed above.</p>` : null}`,
  };
}

/** How to check whether the package is unchanged since it was made, and what the check proves. */
export function verifySection({ manifest }: PackageFacts): Section {
  const { result, history, seals } = manifest;
  return {
    id: 'verify',
    title: 'Checking this package',
    content: html`<p>Twofold is open source. You can check this package with its source code, without a server or a database:</p>
<p><code>npm run verify -- --package FILE.zip --fingerprint FINGERPRINT</code></p>
<p>The fingerprint of the package is the SHA-256 of <a href="${PACKAGE_PATHS.manifest}">${PACKAGE_PATHS.manifest}</a>. The package cannot contain it, so ask the company for it. Twofold shows it next to the package and in the history of the assessment.</p>
<p>The command compares every byte of the package with the manifest, ${result ? 'recomputes the result from the inputs, ' : ''}and compares the lines of the history with their seals. To check a single file, use any tool that computes SHA-256${result ? html`: the SHA-256 of <code>${PACKAGE_PATHS.result}</code> is the fingerprint of the signed result` : ''}.</p>
<h3>What it proves, and what it does not</h3>
<ul>
<li>With the fingerprint: nothing in this package was changed, added or removed since it was made. Without the fingerprint: nothing was changed by accident.</li>
${result ? html`<li>The scores and topics in the result follow from the inputs, according to the rules of the version that checks it.</li>\n` : null}<li>The ${numberOf(history.lines)} lines of the history in this package are as they were when the history was sealed (${numberOf(seals.count)} seals${seals.last ? html`, the last <code>${seals.last.hash}</code> of ${dayOf(seals.last.madeAt)}` : ''}). Only Twofold itself can check that no line is missing from the package.</li>
<li>It does not prove that what the company entered is true. Nor does it prove that nobody rewrote the whole history beforehand, with all its seals. To check that, compare a seal with a copy that the company handed out earlier.</li>
</ul>`,
  };
}
