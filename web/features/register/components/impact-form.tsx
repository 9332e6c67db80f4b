import { componentFields } from '#domain/components/fields.ts';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { fieldId } from './focus.ts';
import { type SideFieldsProps, TitleFields } from './form-parts.tsx';
import { ImpactScores } from './impact-scores.tsx';
import { componentMessages as say } from './messages.ts';
import { useComponentFields } from './use-component-form.ts';

/** What an impact is, and how it is scored. */
export function ImpactFields({ topics, open }: SideFieldsProps) {
  const { component, set } = useComponentFields();
  return (
    <>
      <TitleFields topics={topics} />
      <div className="grid gap-x-6 gap-y-4 @sm/form:grid-cols-2">
        <RadioGroup
          id={fieldId('impactPolarity')}
          label={componentFields.impactPolarity.label}
          required
          inline
          options={[
            { value: 'Negative', label: <PolarityLabel kind="negative" text={say.polarities.Negative} /> },
            { value: 'Positive', label: <PolarityLabel kind="positive" text={say.polarities.Positive} /> },
          ]}
          value={component.impactPolarity}
          onValueChange={(impactPolarity) => set({ impactPolarity })}
        />
        <RadioGroup
          id={fieldId('actualPotentialImpact')}
          label={componentFields.actualPotentialImpact.label}
          required
          inline
          options={[
            { value: 'Actual', label: say.actualities.Actual, hint: say.actualHint },
            { value: 'Potential', label: say.actualities.Potential, hint: say.potentialHint },
          ]}
          value={component.actualPotentialImpact}
          onValueChange={(actualPotentialImpact) => set({ actualPotentialImpact })}
        />
      </div>
      <ImpactScores open={open} />
    </>
  );
}

function PolarityLabel({ kind, text }: { kind: 'negative' | 'positive'; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <ShapeMarker kind={kind} />
      {text}
    </span>
  );
}
