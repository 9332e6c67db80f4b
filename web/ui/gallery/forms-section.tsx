import { useState } from 'react';
import { Checkbox } from '../inputs/checkbox.tsx';
import { Field, FieldGroup } from '../inputs/field.tsx';
import { Input } from '../inputs/input.tsx';
import { RadioGroup } from '../inputs/radio-group.tsx';
import { Select } from '../inputs/select.tsx';
import { Switch } from '../inputs/switch.tsx';
import { Textarea } from '../inputs/textarea.tsx';
import { GallerySection } from './gallery-section.tsx';

const industries = ['Technology', 'Manufacturing', 'Food & Beverage'].map((label) => ({ value: label, label }));
const actualities = [
  { value: 'actual', label: 'Actual', hint: 'It has happened; its likelihood is fixed at 5.' },
  { value: 'potential', label: 'Potential', hint: 'It could happen.' },
  { value: 'unknown', label: 'Not known', disabled: true },
];

export function FormsSection() {
  const [actuality, setActuality] = useState<string | null>('potential');
  return (
    <GallerySection id="forms" title="Form controls">
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field label="Company name" required hint="As it stands in the register.">
          <Input defaultValue="Aster Foods Cooperative" />
        </Field>
        <Field label="Email" required error="Please enter a valid email address.">
          <Input type="email" defaultValue="anna@" />
        </Field>
        <Field label="Business division">
          <Input placeholder="For example logistics" />
        </Field>
        <Field label="Number of employees" hint="Cannot be changed while the assessment is completed.">
          <Input type="number" disabled defaultValue={1240} />
        </Field>
        <Field label="Industry" required>
          <Select options={industries} placeholder="Select an industry" defaultValue="" />
        </Field>
        <Field label="Company size" error="Choose a size.">
          <Select options={industries} placeholder="Select a size" defaultValue="" />
        </Field>
        <Field label="Justification" hint="What an auditor asks first.">
          <Textarea
            defaultValue={'Emissions of the two oldest boilers exceed the sector mean.\nSource: permit report.'}
          />
        </Field>
        <Field label="Description" error="Say in a sentence what happens, and to whom.">
          <Textarea disabled defaultValue="Locked by a completed assessment." />
        </Field>
        <FieldGroup label="Engagement methods" required error="Tick at least one.">
          <Checkbox label="Survey" defaultChecked />
          <Checkbox label="Regular meetings" hint="At least twice a year." />
          <Checkbox label="All methods" indeterminate />
          <Checkbox label="Legal obligations" disabled />
          <Checkbox label="Industry data" disabled defaultChecked />
        </FieldGroup>
        <RadioGroup
          label="Has it happened?"
          options={actualities}
          value={actuality}
          onValueChange={setActuality}
          required
        />
        <Switch label="Email notifications" hint="Sent to anna@aster.example." defaultChecked />
        <Switch label="Report updates" disabled />
        <RadioGroup
          inline
          label="ESRS version"
          error="Choose one before scoring."
          options={[
            { value: '2023', label: '2023' },
            { value: '2026', label: '2026' },
          ]}
          value={null}
          onValueChange={() => undefined}
        />
      </div>
    </GallerySection>
  );
}
