import { useState } from 'react';
import { Field } from '../inputs/field.tsx';
import { MultiChoice } from '../inputs/multi-choice.tsx';
import { MultiCombobox } from '../inputs/multi-combobox.tsx';
import { Segmented } from '../inputs/segmented.tsx';
import { ThemeSwitch } from '../inputs/theme-switch.tsx';
import { Example, GallerySection } from './gallery-section.tsx';

const countries = [
  'Austria',
  'Belgium',
  'Brazil',
  'Canada',
  'Côte d’Ivoire',
  'Denmark',
  'Finland',
  'France',
  'Germany',
  'Saint Vincent and the Grenadines',
  'Sweden',
  'United Kingdom of Great Britain and Northern Ireland',
].map((label) => ({ value: label.toLowerCase(), label }));

const regulations = ['CSRD', 'VSME', 'ISO 14001', 'EU taxonomy', 'Other'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
];

export function ChoicesSection() {
  const [chosen, setChosen] = useState<string[]>(['france', 'united kingdom of great britain and northern ireland']);
  const [none, setNone] = useState<string[]>([]);
  const [ticked, setTicked] = useState<string[]>(['csrd', 'other']);
  const [other, setOther] = useState('Supply chain act');
  const [view, setView] = useState('chart');
  return (
    <GallerySection id="choices" title="Several of many">
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field label="Operating countries" required hint="Type to search.">
          <MultiCombobox options={countries} value={chosen} onValueChange={setChosen} placeholder="Search countries" />
        </Field>
        <Field label="Sales countries" error="Choose at least one country.">
          <MultiCombobox options={countries} value={none} onValueChange={setNone} placeholder="Search countries" />
        </Field>
        <MultiChoice
          label="Key regulations for our company"
          options={regulations}
          value={ticked}
          onValueChange={setTicked}
          otherValue="other"
          otherText={other}
          onOtherTextChange={setOther}
          columns={2}
        />
        <Field label="Locked countries">
          <MultiCombobox options={countries} value={['france']} onValueChange={setNone} disabled />
        </Field>
      </div>
      <Example label="Segments and theme">
        <Segmented label="View" options={views} value={view} onValueChange={setView} />
        <ThemeSwitch />
        <ThemeSwitch compact />
      </Example>
    </GallerySection>
  );
}
