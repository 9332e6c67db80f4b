import { useState } from 'react';
import { Field } from '../inputs/field.tsx';
import { ScoreSlider } from '../inputs/score-slider.tsx';
import { Example, GallerySection } from './gallery-section.tsx';

const words = ['very low', 'low', 'medium', 'high', 'very high'];

function sayOfFive(value: number) {
  return `${value} of 5, ${words[value - 1]}`;
}

export function ScoresSection() {
  const [severity, setSeverity] = useState(4);
  const [unset, setUnset] = useState<number | null>(null);
  const [topic, setTopic] = useState(7);
  return (
    <GallerySection id="scores" title="Scores">
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <Field label="Severity" hint="How grave, how widespread, how hard to undo.">
          <ScoreSlider
            max={5}
            value={severity}
            onValueChange={setSeverity}
            getValueText={sayOfFive}
            lowLabel="Minor"
            highLabel="Grave"
          />
        </Field>
        <Field label="Scope" error="Score the scope, or leave all three details empty.">
          <ScoreSlider max={5} value={unset} onValueChange={setUnset} getValueText={sayOfFive} />
        </Field>
        <Field label="Climate change adaptation: impact">
          <ScoreSlider max={10} value={topic} onValueChange={setTopic} getValueText={(value) => `${value} of 10`} />
        </Field>
        <Field label="Likelihood" hint="An actual impact has happened: fixed at 5.">
          <ScoreSlider max={5} value={5} onValueChange={() => undefined} getValueText={sayOfFive} disabled />
        </Field>
      </div>
      <Example label="Not chosen by anybody yet">
        <ScoreSlider
          label="Default"
          isDefault
          max={5}
          value={severity}
          onValueChange={setSeverity}
          getValueText={sayOfFive}
        />
      </Example>
    </GallerySection>
  );
}
