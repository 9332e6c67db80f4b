import { useQueryClient } from '@tanstack/react-query';
import type { ReportSettingsShape } from '#contract/company.ts';
import { isSameReportSettings, type ReportSettings } from '#domain/people/report-settings.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { reportSettingsQuery, showReportSettings } from './api.ts';
import { companyMessages, reportMessages as say } from './messages.ts';

/** Editing the report settings; unsaved input is kept in the browser. */
export function useReportSettings(settings: ReportSettingsShape) {
  const { id, version } = settings;
  const client = useQueryClient();
  const rows = useChangedRows<ReportSettings, ReportSettingsShape>({
    scope: { id, readAgain: reportSettingsQuery.queryKey },
    form: 'report-settings',
    savedRow: () => settings,
    isSame: (input, saved) => saved !== undefined && isSameReportSettings(input, saved),
    keyOf: (row) => row.id,
    send: (changes) =>
      Promise.all(
        changes.map(({ value: { reportName, accent, locale }, seenVersion }) =>
          api.company.saveReportSettings({ reportName, accent, locale, version: seenVersion ?? version }),
        ),
      ),
    apply: ([saved]) => saved && showReportSettings(client, saved),
    merging,
    failedTitle: say.reportsSaveFailed,
  });
  return {
    // Drafts stored before a field existed lack it.
    input: { ...inputOf(settings), ...rows.drafts[id]?.value },
    isChanged: rows.isDirty,
    /** What a colleague has saved in the meantime. */
    news: rows.newsOf(id),
    question: rows.question,
    change: (input: ReportSettings) => rows.change(id, input),
    discard: rows.discard,
    /** False if it failed, which has been reported then. */
    async save(): Promise<boolean> {
      const outcome = await rows.save();
      if (outcome && outcome.saved.length > 0) toast.success(say.reportsSaved);
      return outcome !== null;
    },
  };
}

const inputOf = ({ reportName, accent, locale }: ReportSettings): ReportSettings => ({ reportName, accent, locale });

const merging = mergingOf<ReportSettings, ReportSettingsShape, ReportSettings>({
  fields: { reportName: { label: say.reportName }, accent: { label: say.accent }, locale: { label: say.locale } },
  valuesOf: (input) => input,
  withValues: (_, input) => input,
  valuesIn: inputOf,
  begin: (input) => input,
  title: () => companyMessages.reportsTitle,
});
