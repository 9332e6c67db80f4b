import { forgoneSaid } from '#documents/chapters/disclosures.ts';
import { whereAndWhen } from '#documents/chapters/material-topics.ts';
import { type Block, gap, list, paragraph, strong } from '#documents/document/document.ts';
import { decides, type Reading } from '#documents/document/reading.ts';
import { amountOf, joined, kindOf, numberOf, topicName } from '#documents/document/words.ts';
import type { Component } from '#domain/components/component.ts';
import type { Link } from '#domain/links/link.ts';
import { sayLink } from '#domain/links/words.ts';
import { hasASay } from '#domain/results/decisions.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';

/** The largest number of rows that are listed individually. */
const MOST_LISTED = 150;

/** The material impacts, risks and opportunities, with their topics and where they arise. */
export function materialRows(reading: Reading): Block[] {
  const forgoneIds = new Set<string>(reading.dashboard.forgone);
  const rows = reading.rows.filter((row) => decides(row, reading) && !forgoneIds.has(row.id));
  const forgone = forgoneSaid(reading);
  const apart = forgone ? [forgone] : [];
  if (rows.length === 0) return [gap('No impact, risk or opportunity is material so far.'), ...apart];
  return [
    paragraph(
      `${amountOf(rows.length, 'impact, risk or opportunity', 'impacts, risks and opportunities')} ${rows.length === 1 ? 'is' : 'are'} material because ${rows.length === 1 ? 'it reaches' : 'they reach'} the threshold of ${rows.length === 1 ? 'its' : 'their'} side${(reading.dashboard.decisions ?? []).some(hasASay) ? ', or because of a decision on the topic' : ''}.`,
    ),
    {
      kind: 'table',
      caption: 'Material impacts, risks and opportunities',
      columns: [
        { head: 'Topic', width: 4 },
        { head: 'Impact, risk or opportunity', width: 6 },
        { head: 'Kind', width: 3 },
        { head: 'Where and when', width: 5 },
      ],
      rows: rows
        .slice(0, MOST_LISTED)
        .map((row) => [topicName(row.topic), strong(row.title), kindOf(row), whereAndWhen(row) || 'not given']),
    },
    ...(rows.length > MOST_LISTED
      ? [gap(`The other ${numberOf(rows.length - MOST_LISTED)}. Group them so that no material one is obscured.`)]
      : []),
    ...apart,
  ];
}

/** The components behind the material sides of topics, without opportunities that are forgone. */
export function materialComponents({ data, rows, bars, dashboard }: Reading): Component[] {
  const forgone = new Set<string>(dashboard.forgone);
  const ids = new Set(rows.filter((row) => decides(row, { bars })).map(({ id }) => id));
  return data.components.filter(({ id }) => ids.has(id) && !forgone.has(id));
}

/** How the material impacts affect people and the environment, and how the company is involved, as far as that is stated. */
export function impactsSaid(reading: Reading): Block[] {
  const impacts = materialComponents(reading).filter(({ kind }) => kind === 'impact');
  if (impacts.length === 0) return [paragraph('No impact is material.')];
  const undescribed = impacts.filter(({ description }) => description.trim() === '').length;
  return [
    paragraph(
      `${amountOf(impacts.length, 'impact')} ${impacts.length === 1 ? 'is' : 'are'} material. The chapter on material topics describes ${impacts.length === 1 ? 'it' : 'each of them'}.`,
    ),
    gap(
      'How the company is involved in each impact: whether it caused it or contributed to it through its own activities, or is linked to it through its business relationships, and through which.',
    ),
    ...(undescribed > 0
      ? [
          gap(
            `How ${amountOf(undescribed, 'material impact')} ${undescribed === 1 ? 'affects' : 'affect'} people or the environment. No description has been given.`,
          ),
        ]
      : []),
  ];
}

/** Which material topics the standards cover, and which are the company's own. */
export function ownSaid({ material }: Reading): Block {
  const own = material.filter(({ topic }) => isOwnTopic(topic));
  if (own.length === 0) return paragraph('Every material topic is on the list of the standards.');
  return paragraph(
    `Specific to the company, and covered by additional disclosures: ${joined(own.map(({ topic }) => topicName(topic)))}.`,
  );
}

/** What has changed in the material topics since the previous year. */
export function changesSaid({ compared }: Reading): Block {
  if (!compared) return gap('What changed. There is no earlier assessment to compare with.');
  const { newlyMaterial, noLongerMaterial, addedComponents, droppedComponents } = compared;
  const named = [
    newlyMaterial.length > 0 && `newly material: ${joined(newlyMaterial.map(topicName))}`,
    noLongerMaterial.length > 0 && `no longer material: ${joined(noLongerMaterial.map(topicName))}`,
    `${numberOf(addedComponents.length)} new entries and ${numberOf(droppedComponents.length)} removed`,
  ].filter((text) => text !== false);
  return paragraph(`Compared with the previous year: ${named.join('; ')}.`);
}

/** The links from the material entries that are kept by one test, as sentences. */
function linkList(reading: Reading, isWanted: (link: Link) => boolean): string[] {
  const ids = new Set<string>(materialComponents(reading).map(({ id }) => id));
  return reading.links
    .filter(({ link, from, to }) => isWanted(link) && (ids.has(to.id) || (from !== undefined && ids.has(from.id))))
    .map((ends) => `${sayLink(ends, ends.link)}.`);
}

/** Which impacts and dependencies lead to material risks and opportunities, as far as entries are linked. */
export function sourcesSaid(reading: Reading): Block[] {
  return linksBlock(
    'According to the links between entries, these impacts and dependencies lead to risks and opportunities:',
    linkList(reading, ({ kind }) => kind !== 'causes'),
  );
}

/** The dependencies behind material risks and opportunities, as far as they are named. */
export function dependenciesSaid(reading: Reading): Block[] {
  return linksBlock(
    'These dependencies are named:',
    linkList(reading, ({ kind }) => kind === 'dependency'),
  );
}

/** Which measures cause impacts or risks elsewhere, as far as entries are linked. */
export function sideEffectsSaid(reading: Reading): Block[] {
  return linksBlock(
    'Actions can have impacts or cause risks on other matters. These are linked:',
    linkList(reading, ({ kind }) => kind === 'causes'),
  );
}

function linksBlock(said: string, links: readonly string[]): Block[] {
  if (links.length === 0) return [];
  const left = links.length - MOST_LISTED;
  return [
    paragraph(said),
    list(links.slice(0, MOST_LISTED)),
    ...(left > 0 ? [paragraph(`The workbook lists ${amountOf(left, 'more link')}.`)] : []),
  ];
}
