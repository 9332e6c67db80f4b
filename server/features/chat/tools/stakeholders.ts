import { z } from 'zod';
import { engagementMethods, stakeholderGroups, stakeholderRoles } from '#domain/reference/options.ts';
import { rowsNamed } from '../find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { excerpt, labelOf, sourcesOf } from './facts.ts';

/** Who was mapped, how they were engaged, what they think. */
export const stakeholdersTool = chatTool({
  description:
    'Stakeholder mapping: groups, names, whether key and why, role, division in charge, engagement methods, views on topics. Filter by key, group id, role, engagement method, or words in their texts.',
  input: z.object({
    keyOnly: z.boolean().default(false),
    group: z
      .string()
      .max(40)
      .optional()
      .describe(stakeholderGroups.map(({ id }) => id).join(', ')),
    role: z.enum(['affected', 'user', 'other']).optional(),
    method: z.enum(['survey', 'interview', 'meetings', 'industry-data', 'legal', 'other']).optional(),
    about: z.string().max(300).optional().describe('Words of names, reasons or views'),
  }),
  async run(context, input) {
    const on = await context.assessment();
    const sources = sourcesOf(on, context.citations);
    const all = on.whole.stakeholders;
    const textOf = (row: (typeof all)[number]) =>
      `${row.stakeholderNames} ${row.keyStakeholderReason} ${row.relevantTopicsViews} ${row.engagementOther}`;
    const byWords = input.about
      ? new Set(rowsNamed(input.about, all, textOf, (row) => row.stakeholderNames).map(({ row }) => row.id))
      : null;
    const rows = all.filter(
      (row) =>
        (!input.keyOnly || row.isKeyStakeholder) &&
        (!input.group || row.stakeholderGroup === input.group) &&
        (!input.role || row.stakeholderRole === input.role) &&
        (!input.method || row.engagementOrganization.includes(input.method)) &&
        (!byWords || byWords.has(row.id)),
    );
    return {
      source: sources.section('Stakeholder Mapping'),
      total: rows.length,
      ofAll: all.length,
      key: all.filter((row) => row.isKeyStakeholder).length,
      stakeholders: rows.map((row) => {
        const group = row.customGroupName || labelOf(stakeholderGroups, row.stakeholderGroup);
        return {
          source: sources.stakeholder(`${group}: ${excerpt(row.stakeholderNames, 60)}`, row.id),
          group,
          names: row.stakeholderNames,
          key: row.isKeyStakeholder,
          reason: row.keyStakeholderReason,
          role: labelOf(stakeholderRoles, row.stakeholderRole),
          division: row.businessDivision,
          engagement: row.engagementOrganization.map((method) =>
            method === 'other' && row.engagementOther ? row.engagementOther : labelOf(engagementMethods, method),
          ),
          views: excerpt(row.relevantTopicsViews, 400),
        };
      }),
    };
  },
});
