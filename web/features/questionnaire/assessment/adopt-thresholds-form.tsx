import type { ReactNode } from 'react';
import { scoreBases } from '#domain/assessment/score-basis.ts';
import { assessmentWords } from '#domain/assessment/words.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_REASON } from '#domain/limits.ts';
import type { Adopted } from '#domain/results/adoption.ts';
import { BAND_CHOICES, scoresInBand } from '#domain/results/band.ts';
import { THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import { MeanwhileNote } from '#web/features/saving/meanwhile-note.tsx';
import type { News } from '#web/features/saving/news.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { thresholdMessages as say } from './messages.ts';
import type { ThresholdInput } from './use-adopt-thresholds.ts';

const bands = BAND_CHOICES.map((choice) => ({ value: String(choice), label: say.bandValue(choice) }));
const options = THRESHOLD_CHOICES.map((choice) => ({ value: String(choice), label: say.value(choice) }));

export interface AdoptThresholdsFormProps {
  assessmentId: AssessmentId;
  /** What a colleague has adopted in the meantime. */
  news: News | null;
  input: ThresholdInput;
  onChange: (input: ThresholdInput) => void;
  /** False if it failed, which has been reported then. */
  onAdopt: () => Promise<boolean>;
  onCancel: () => void;
  /** The effect of adopting these. */
  outlook?: (to: Adopted) => ReactNode;
}

/** The form for both thresholds, the band around them, which scores are used, and the required reason. */
export function AdoptThresholdsForm(props: AdoptThresholdsFormProps) {
  const { assessmentId, news, input, onChange, onAdopt, onCancel, outlook } = props;
  const { impact, financial, borderlineBand: band } = input;
  const scoresNear = (threshold: number) =>
    scoresInBand(threshold, band)
      .map((score) => formatNumber(score))
      .join(', ');
  const form = useForm({
    value: input,
    onChange,
    check: ({ reason }) => {
      if (reason.trim() === '') return { reason: say.reasonMissing };
      return reason.length > MAX_REASON ? { reason: limitMessages.tooLong(MAX_REASON) } : {};
    },
    send: onAdopt,
  });
  return (
    <Form form={form} className="flex flex-col gap-4 border-t pt-4">
      <MeanwhileNote
        className="empty:hidden"
        news={news}
        place={{ assessmentId, noun: 'assessment', id: assessmentId }}
      />
      <div className="grid max-w-md grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={say.impact}>
          <Select
            options={options}
            value={String(input.impact)}
            onChange={(event) => form.set({ impact: Number(event.currentTarget.value) })}
          />
        </Field>
        <Field label={say.financial}>
          <Select
            options={options}
            value={String(input.financial)}
            onChange={(event) => form.set({ financial: Number(event.currentTarget.value) })}
          />
        </Field>
        <Field
          label={say.band}
          hint={band === 0 ? say.noBand : say.bandScores(scoresNear(impact), scoresNear(financial))}
          className="sm:col-span-2"
        >
          <Select
            className="sm:w-1/2"
            options={bands}
            value={String(band)}
            onChange={(event) => form.set({ borderlineBand: Number(event.currentTarget.value) })}
          />
        </Field>
        <RadioGroup
          className="sm:col-span-2"
          label={assessmentWords.scoreBasis.label}
          hint={say.basisHint}
          options={scoreBases.map(({ id, label }) => ({ value: id, label }))}
          value={input.scoreBasis}
          onValueChange={(scoreBasis) => form.set({ scoreBasis })}
        />
      </div>
      {outlook?.({ thresholds: { impact, financial }, band, basis: input.scoreBasis })}
      <Field label={say.reason} hint={say.reasonHint} required error={form.errorOf('reason')} className="max-w-prose">
        <LimitedTextarea {...form.text('reason')} most={MAX_REASON} className="min-h-20" />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={say.adopting}>
          {say.adopt}
        </Button>
        <Button onClick={onCancel} disabled={form.isBusy}>
          {say.cancel}
        </Button>
        <span className="text-xs text-muted">{say.unsaved}</span>
      </div>
    </Form>
  );
}
