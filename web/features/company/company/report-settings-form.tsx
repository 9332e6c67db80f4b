import type { ReportSettingsShape } from '#contract/company.ts';
import { MAX_REPORT_NAME } from '#domain/limits.ts';
import { formatsOf, type ReportLocale, reportLocales } from '#domain/people/report-locales.ts';
import {
  accentProblem,
  DEFAULT_ACCENT,
  DEFAULT_REPORT_NAME,
  validateReportSettings,
} from '#domain/people/report-settings.ts';
import { MeanwhileNote } from '#web/features/saving/meanwhile-note.tsx';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Form, sayProblems, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { CardBody, CardFooter } from '#web/ui/layout/card.tsx';
import { companyMessages, reportProblems, reportMessages as say } from './messages.ts';
import { useReportSettings } from './use-report-settings.ts';

const EXAMPLE = { day: '2026-11-03', number: 12_345.5 };
const localeOptions = reportLocales.map(({ id, label }) => ({ value: id, label }));

/** The field that gets the focus when the buttons below the form disappear. */
const FIRST = 'report-name';

/** The title, colour and formats of the company's reports. Unsaved values stay in the fields; the buttons appear with them. */
export function ReportSettingsForm({ settings }: { settings: ReportSettingsShape }) {
  const { input, isChanged, news, question, change, discard, save } = useReportSettings(settings);
  const form = useForm({
    value: input,
    onChange: change,
    check: (value) => sayProblems(validateReportSettings(value), reportProblems),
    send: async () => {
      const isSaved = await save();
      if (isSaved) focusSoon(FIRST);
      return isSaved;
    },
  });
  const shown =
    input.accent.trim() === '' || accentProblem(input.accent) === 'accent-invalid' ? '' : input.accent.trim();
  const formats = formatsOf(input.locale);
  return (
    <Form form={form} aria-label={companyMessages.reportsTitle}>
      <CardBody className="flex max-w-xl flex-col gap-5">
        <MeanwhileNote className="empty:hidden" news={news} place="company" />
        <Field id={FIRST} label={say.reportName} hint={say.reportNameHint} error={form.errorOf('reportName')}>
          <LimitedInput {...form.text('reportName')} most={MAX_REPORT_NAME} placeholder={DEFAULT_REPORT_NAME} />
        </Field>
        <Field label={say.accent} hint={say.accentHint} error={form.errorOf('accent')}>
          <div className="flex items-center gap-2">
            <Input
              {...form.text('accent')}
              className="figures max-w-40"
              placeholder={DEFAULT_ACCENT}
              spellCheck={false}
            />
            <input
              type="color"
              aria-label={say.pickAccent}
              className="h-9 w-12 shrink-0 cursor-pointer rounded-md border border-line-strong bg-surface p-1"
              value={(shown || DEFAULT_ACCENT).toLowerCase()}
              onChange={(event) => form.set({ accent: event.currentTarget.value })}
            />
          </div>
        </Field>
        <Field
          label={say.locale}
          hint={say.localeHint(formats.day(EXAMPLE.day), formats.number(EXAMPLE.number))}
          className="max-w-xs"
        >
          <Select
            value={input.locale}
            options={localeOptions}
            onChange={({ target }) => form.set({ locale: target.value as ReportLocale })}
          />
        </Field>
      </CardBody>
      {isChanged ? (
        <CardFooter>
          <Button type="submit" variant="primary" busy={form.isBusy} busyText={companyMessages.saving}>
            {say.saveReports}
          </Button>
          <Button
            variant="ghost"
            disabled={form.isBusy}
            onClick={() => {
              form.forget();
              discard();
              focusSoon(FIRST);
            }}
          >
            {say.cancelReports}
          </Button>
          <Badge tone="warning">{companyMessages.unsaved}</Badge>
        </CardFooter>
      ) : null}
      {question}
    </Form>
  );
}
