import type { DecisiveChoice } from '#domain/components/component-score.ts';
import { componentFields } from '#domain/components/fields.ts';
import { impactNatures } from '#domain/reference/options.ts';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { fieldId } from './focus.ts';
import { FormSection, OptionField, type SideFieldsProps, TitleFields, WhereAndWhenFields } from './form-parts.tsx';
import { ImpactScores } from './impact-scores.tsx';
import { componentMessages as say } from './messages.ts';
import { useComponentFields } from './use-component-form.ts';

/** What an impact is, where and when it occurs, and how it is scored. */
export function ImpactFields({ consequence, proposed }: SideFieldsProps) {
  const { component, set } = useComponentFields();
  const hintOf = (choice: DecisiveChoice) => (component[choice] === null ? say.choiceMissing : undefined);
  return (
    <>
      <FormSection title={say.sectionWhat}>
        <TitleFields proposed={proposed} />
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <RadioGroup
            id={fieldId('impactPolarity')}
            label={componentFields.impactPolarity.label}
            required
            inline
            hint={hintOf('impactPolarity')}
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
            hint={hintOf('actualPotentialImpact')}
            options={[
              { value: 'Actual', label: say.actualities.Actual, hint: say.actualHint },
              { value: 'Potential', label: say.actualities.Potential, hint: say.potentialHint },
            ]}
            value={component.actualPotentialImpact}
            onValueChange={(actualPotentialImpact) => set({ actualPotentialImpact })}
          />
        </div>
      </FormSection>
      <FormSection title={say.sectionScores} note={say.sectionImpactNote}>
        <ImpactScores />
        {consequence}
      </FormSection>
      <FormSection title={say.sectionWhere}>
        <div className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-2">
          <OptionField name="natureOfImpact" options={impactNatures} />
          <WhereAndWhenFields />
        </div>
      </FormSection>
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
