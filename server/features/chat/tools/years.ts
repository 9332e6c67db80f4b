import { z } from 'zod';
import { compareYears, type TopicChange } from '#domain/chat-compare-years.ts';
import { MATERIAL_BY_LABELS } from '#domain/classification.ts';
import { chatTool } from './chat-tool.ts';
import { kindOf, SCALE, sourcesOf } from './facts.ts';

/** This assessment against the one before it. */
export const compareYearsTool = chatTool({
  description:
    'Compares this assessment with the one of the financial year before: topics newly material or no longer material, changed scores, added and dropped components, thresholds of both.',
  input: z.object({}),
  async run(desk) {
    const on = await desk.assessment();
    const earlier = await desk.earlier();
    const sources = sourcesOf(on, desk.book);
    const name = ({ whole }: typeof on) => ({
      name: whole.assessment.name,
      financialYearStart: whole.assessment.financialYearStart,
      status: whole.assessment.status,
      thresholds: whole.assessment.thresholds,
    });
    const base = { source: sources.results(), scale: SCALE, later: name(on) };
    if (!earlier) return { ...base, earlier: null, compared: null };
    const before = sourcesOf(earlier, desk.book);
    const result = compareYears(earlier.dashboard, on.dashboard);
    const tell = (change: TopicChange) => ({
      source: change.later ? sources.topic(change.later.topic) : before.topic(change.earlier!.topic),
      topic: `${change.code} ${change.name}`,
      earlier: change.earlier && {
        source: before.topic(change.earlier.topic),
        impact: change.earlier.impact,
        financial: change.earlier.financial,
        material: MATERIAL_BY_LABELS[change.earlier.materialBy],
      },
      later: change.later && {
        impact: change.later.impact,
        financial: change.later.financial,
        material: MATERIAL_BY_LABELS[change.later.materialBy],
      },
    });
    const tellComponent =
      (of: typeof sources, { whole }: typeof on) =>
      (row: (typeof result.addedComponents)[number]) => ({
        source: of.component(whole.components.find(({ id }) => id === row.id)!),
        kind: kindOf(row),
        title: row.title,
        score: row.score,
      });
    return {
      ...base,
      earlier: { source: before.results(), ...name(earlier) },
      compared: {
        isSameVersion: result.isSameVersion,
        newlyMaterial: result.newlyMaterial.map(tell),
        noLongerMaterial: result.noLongerMaterial.map(tell),
        moved: result.moved.map(tell),
        unchanged: result.unchanged.length,
        onlyEarlier: result.onlyEarlier.map(tell),
        onlyLater: result.onlyLater.map(tell),
        addedComponents: result.addedComponents.map(tellComponent(sources, on)),
        droppedComponents: result.droppedComponents.map(tellComponent(before, earlier)),
      },
    };
  },
});
