import type { LinkRow } from '#contract/links.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { Component } from '#domain/components/component.ts';
import type { AssessmentId, ComponentId, LinkId, MeasureId } from '#domain/ids.ts';
import { linkFields } from '#domain/links/fields.ts';
import type { LinkedEntry } from '#domain/links/told-links.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { link } from '#domain/records/link.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';

/** The links of an assessment. */
export const linkRows = versionedRows<LinkId>()({ kind: link, fields: linkFields, key: 'id' });

/** The entries and measures with these ids, as far as the assessment has them. */
export async function readLinked(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { componentIds, measureIds }: { componentIds: readonly ComponentId[]; measureIds: readonly MeasureId[] },
): Promise<{
  components: Pick<Component, 'id' | 'kind'>[];
  measures: Pick<Measure, 'id' | 'componentId'>[];
}> {
  const measures =
    measureIds.length === 0
      ? []
      : await tx
          .selectFrom('measures')
          .select(['id', 'componentId'])
          .where('assessmentId', '=', assessmentId)
          .where('id', 'in', measureIds)
          .execute();
  const ids = [...componentIds, ...measures.map(({ componentId }) => componentId)];
  const components = await tx
    .selectFrom('materialityComponents')
    .select(['id', 'kind'])
    .where('assessmentId', '=', assessmentId)
    .where('id', 'in', ids)
    .$narrowType<Pick<Component, 'id' | 'kind'>>()
    .execute();
  return { components, measures };
}

/** The links that begin at or lead to one of some entries or measures, whatever became of their other ends. */
function listLinksAt(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { componentIds, measureIds }: { componentIds: readonly ComponentId[]; measureIds: readonly MeasureId[] },
): Promise<Omit<LinkRow, 'version'>[]> {
  return tx
    .selectFrom('links')
    .select(['id', 'kind', 'fromComponentId', 'fromMeasureId', 'dependency', 'componentId', 'note'])
    .where('assessmentId', '=', assessmentId)
    .where((eb) =>
      eb.or([
        eb('componentId', 'in', componentIds),
        eb('fromComponentId', 'in', componentIds),
        ...(measureIds.length > 0 ? [eb('fromMeasureId', 'in', measureIds)] : []),
      ]),
    )
    .$narrowType<Omit<LinkRow, 'version'>>()
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The links at some components, with the names of everything at their ends. */
export async function readLinksNear(tx: CompanyTx, assessmentId: AssessmentId, componentIds: readonly ComponentId[]) {
  if (componentIds.length === 0) return { links: [], components: [], measures: [] };
  const named = await tx
    .selectFrom('measures')
    .innerJoin('links', (join) =>
      join.onRef('links.fromMeasureId', '=', 'measures.id').onRef('links.assessmentId', '=', 'measures.assessmentId'),
    )
    .select(['measures.id', 'measures.componentId', 'measures.title'])
    .distinct()
    .where('measures.assessmentId', '=', assessmentId)
    .where((eb) => eb.or([eb('measures.componentId', 'in', componentIds), eb('links.componentId', 'in', componentIds)]))
    .execute();
  const measureIds = named.map(({ id }) => id);
  const links = await listLinksAt(tx, assessmentId, { componentIds, measureIds });
  const ids = [
    ...componentIds,
    ...named.map(({ componentId }) => componentId),
    ...links.flatMap(({ componentId, fromComponentId }) => [
      componentId,
      ...(fromComponentId ? [fromComponentId] : []),
    ]),
  ];
  const components = await tx
    .selectFrom('materialityComponents')
    .select(['id', 'kind', 'title', 'topicId'])
    .where('assessmentId', '=', assessmentId)
    .where('id', 'in', [...new Set(ids)])
    .$narrowType<LinkedEntry>()
    .execute();
  return { links, components, measures: named };
}
