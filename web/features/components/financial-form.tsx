import { financialEffects, riskOpportunityTypes } from '#domain/reference/options.ts';
import { MultiChoice } from '#web/ui/multi-choice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { ShapeMarker } from '#web/ui/shape-marker.tsx';
import {
  type FormPartProps,
  FormSection,
  OptionField,
  problemAt,
  TitleFields,
  WhereAndWhenFields,
} from './form-parts.tsx';
import { componentMessages as say } from './messages.ts';
import { ScoreField } from './score-field.tsx';

/** What a risk or opportunity is, how it is scored, and where and when it arises. */
export function FinancialFields(props: FormPartProps) {
  const { component, problems, change, consequence } = props;
  const tone = component.kind === 'opportunity' ? 'opportunity' : 'risk';
  return (
    <>
      <FormSection title={say.sectionWhat}>
        <RadioGroup
          label={say.kind}
          inline
          options={(['risk', 'opportunity'] as const).map((kind) => ({
            value: kind,
            label: (
              <span className="inline-flex items-center gap-1.5">
                <ShapeMarker kind={kind} />
                {say.kinds[kind]}
              </span>
            ),
          }))}
          value={tone}
          onValueChange={(kind) => change({ kind })}
        />
        <TitleFields {...props} />
      </FormSection>
      <FormSection title={say.sectionScores} note={say.sectionImpactNote}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <ScoreField
            label={say.magnitude}
            scale="magnitude"
            tone={tone}
            value={component.financialRiskOpportunity}
            onValueChange={(financialRiskOpportunity) => change({ financialRiskOpportunity })}
            error={problemAt(problems, 'financialRiskOpportunity')}
          />
          <ScoreField
            label={say.likelihood}
            scale="likelihood"
            tone={tone}
            value={component.financialLikelihood}
            onValueChange={(financialLikelihood) => change({ financialLikelihood })}
            error={problemAt(problems, 'financialLikelihood')}
          />
        </div>
        {consequence}
        <MultiChoice
          label={say.effects}
          columns={2}
          options={financialEffects.map((effect) => ({ value: effect.id, label: effect.label }))}
          value={component.financialEffects}
          onValueChange={(effects) => change({ financialEffects: effects })}
        />
      </FormSection>
      <FormSection title={say.sectionWhere}>
        <div className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-2">
          <OptionField
            label={tone === 'risk' ? say.riskType : say.opportunityType}
            options={riskOpportunityTypes.filter((type) => type.kind === tone)}
            value={component.riskOpportunityType}
            error={problemAt(problems, 'riskOpportunityType')}
            onValueChange={(riskOpportunityType) => change({ riskOpportunityType })}
          />
          <WhereAndWhenFields {...props} />
        </div>
      </FormSection>
    </>
  );
}
