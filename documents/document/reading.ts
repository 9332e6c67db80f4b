import type { FileFacts } from '#documents/facts.ts';
import { routeLabel, routeOf } from '#domain/assessment/esrs-version.ts';
import { type AssessmentsCompared, compareAssessments } from '#domain/compare/compare-assessments.ts';
import type { Component } from '#domain/components/component.ts';
import { basisOf, type ToldChoice, tellChoices } from '#domain/disclosures/open-choices.ts';
import {
  evidenceByRecord,
  type FrozenEvidence,
  type GivenEvidence,
  inReadingOrder,
} from '#domain/frozen-results/frozen-evidence.ts';
import { type LastChangeOf, listSetAside } from '#domain/frozen-results/frozen-result.ts';
import { type Link, type LinkWithEnds, linksReader, linksWithEnds } from '#domain/links/link.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { relevantPart } from '#domain/progress/missing.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { type EsrsVersionFacts, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { isMaterial } from '#domain/results/classification.ts';
import {
  allRows,
  buildDashboard,
  type Dashboard,
  type DashboardPoint,
  type DashboardRow,
} from '#domain/results/dashboard.ts';
import { conclusionsOf, disclosuresByStandard, type StandardDisclosures } from '#domain/results/disclosures.ts';
import { type EntryBars, entryBars, isMaterialEntry } from '#domain/results/entry-thresholds.ts';
import { bySum } from '#domain/results/order.ts';
import { type Coverage, coverageOf } from '#domain/value-chain/coverage.ts';
import { writeIn } from './words.ts';

/** The facts of a file together with what the rules derive from them, computed once for all chapters. */
export interface Reading {
  facts: FileFacts;
  data: FileFacts['data'];
  dashboard: Dashboard;
  rows: DashboardRow[];
  /** The score that an entry needs in order to be material. */
  bars: EntryBars;
  /** Highest sum of both scores first. */
  material: DashboardPoint[];
  notMaterial: DashboardPoint[];
  setAside: ReturnType<typeof listSetAside>;
  disclosures: StandardDisclosures[];
  /** The choices on their requirements, with where they stand. */
  choices: ToldChoice[];
  /** The links whose ends both exist. */
  links: readonly LinkWithEnds<Component, Measure>[];
  /** The links of each entry. */
  linksAt: ReturnType<typeof linksReader<LinkWithEnds<Component, Measure>>>;
  /** Null if the source of the file does not contain the value chain. */
  coverage: Coverage | null;
  compared: AssessmentsCompared | null;
  /** The evidence in reading order; null if the facts do not contain any evidence. */
  pieces: readonly FrozenEvidence[] | null;
  /** The evidence for each record, by the key of `recordOf`. */
  evidence: ReadonlyMap<string, readonly GivenEvidence[]>;
  esrs: EsrsVersionFacts;
  /** The version that is applied, with or without the reliefs. */
  route: string;
}

/** Derives everything that a report says about an assessment from the facts. */
export function readReport(facts: FileFacts): Reading {
  const { data } = facts;
  writeIn(facts.reportSettings.locale);
  const { assessment } = data;
  const dashboard = buildDashboard(data);
  const bars = entryBars(data);
  const pieces = facts.evidence && inReadingOrder(facts.evidence);
  const esrs = esrsVersions[assessment.esrsVersion];
  const disclosures = disclosuresByStandard(conclusionsOf(dashboard), disclosureRequirements[esrs.id]);
  const links = linksWithEnds<Link, Component, Measure>(data);
  const isMaterialPoint = ({ materialBy }: DashboardPoint) => isMaterial(materialBy);
  return {
    facts,
    data,
    dashboard,
    rows: allRows(dashboard),
    bars,
    material: bySum(dashboard.points.filter(isMaterialPoint)),
    notMaterial: bySum(dashboard.points.filter((point) => !isMaterialPoint(point))),
    setAside: listSetAside(data),
    disclosures,
    choices: tellChoices(
      data.disclosureChoices ?? [],
      disclosures.flatMap(({ lines }) => lines),
      basisOf(assessment),
    ),
    links,
    linksAt: linksReader(links),
    coverage: data.activities ? coverageOf(data.activities, relevantPart(data).components, bars) : null,
    compared: facts.earlier && compareAssessments(facts.earlier, data, facts.origins),
    pieces,
    evidence: evidenceByRecord(pieces ?? []),
    esrs,
    route: routeLabel(routeOf(assessment)),
  };
}

/** The rows that make a topic material on their side. */
export function decides(row: DashboardRow, { bars }: Pick<Reading, 'bars'>): boolean {
  return isMaterialEntry(row, row.topic.id, bars);
}

/** Who changed a row last, if that is known. */
export function lastChangeOf({ facts }: Reading, noun: LastChangeOf['noun'], key: string): LastChangeOf | undefined {
  return facts.lastChanges.find((change) => change.noun === noun && change.key === key);
}
