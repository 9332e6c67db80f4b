import { organization } from 'virtual:sample-company';
import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { labelOf } from '#domain/reference/option.ts';
import { companySizes, countries, industries } from '#domain/reference/options.ts';
import { cn } from '#web/lib/cn.ts';
import { Progress } from '#web/ui/display/progress.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Chapter } from './chapter.tsx';
import { demoMessages } from './messages.ts';

/** The heaviest part of the page, loaded when the form is almost in view. */
const MultiCombobox = lazy(async () => ({
  default: (await import('#web/ui/inputs/multi-combobox.tsx')).MultiCombobox,
}));

const say = demoMessages.questionnaire;
const sections = questionnaire.map(({ name }) => name);
const toChoices = (options: readonly { id: string; label: string }[]) =>
  options.map(({ id, label }) => ({ value: id, label }));
const choices = { industry: toChoices(industries), size: toChoices(companySizes), countries: toChoices(countries) };

/** The first step of the questionnaire, filled in for the sample company and editable. */
export function DemoQuestionnaire() {
  const [industry, setIndustry] = useState(organization.industry);
  const [operating, setOperating] = useState<readonly string[]>(organization.countries);
  const [size, setSize] = useState<string | null>(organization.size);
  const [isWanted, setWanted] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // The pointer or the focus may have come before the page was hydrated: then there was no event to hear.
  useEffect(() => {
    if (form.current?.matches(':hover, :focus-within')) setWanted(true);
  }, []);
  const answers = [industry, operating.length, size];
  const answered = answers.filter(Boolean).length;
  return (
    <Chapter title={say.title} lead={say.lead} layout="margin">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only detects that somebody comes near */}
      <div
        ref={form}
        className="rounded-md border bg-surface text-sm"
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
      >
        <ol aria-label={say.sections} className="grid grid-cols-2 border-b text-xs sm:grid-cols-3">
          {sections.map((section, index) => (
            <li
              key={section}
              aria-current={index === 0 ? 'step' : undefined}
              className={cn(
                'flex items-baseline gap-2 px-4 py-2.5 sm:px-5',
                index === 0 ? 'font-medium text-accent-strong' : 'text-muted',
              )}
            >
              <span className="figures">{index + 1}</span>
              {section}
            </li>
          ))}
        </ol>
        <div className="flex flex-col gap-6 p-4 sm:p-6">
          <header>
            <p className="overline-label">{say.step(1, sections.length)}</p>
            <h3 className="headline mt-1 text-lg">{sections[0]}</h3>
          </header>
          <Field label={say.industry} required>
            <Select
              options={choices.industry}
              placeholder={say.choose}
              value={industry}
              onChange={(event) => setIndustry(event.currentTarget.value)}
              className="max-w-md"
            />
          </Field>
          <Field label={say.countries} required>
            {isWanted ? (
              <Suspense fallback={<StillChoice ids={operating} />}>
                <MultiCombobox
                  options={choices.countries}
                  value={operating}
                  onValueChange={setOperating}
                  placeholder={say.searchCountries}
                  emptyText={say.noCountry}
                />
              </Suspense>
            ) : (
              <StillChoice ids={operating} />
            )}
          </Field>
          <RadioGroup label={say.size} options={choices.size} value={size} onValueChange={setSize} required />
        </div>
        <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t px-4 py-3 sm:px-6">
          <Progress
            label={sections[0] ?? ''}
            hideLabel
            value={answered}
            max={answers.length}
            text={say.answered(answered, answers.length)}
            className="w-full sm:w-44"
          />
          <p className="text-xs text-muted">{say.next(sections[1] ?? '')}</p>
        </footer>
      </div>
    </Chapter>
  );
}

/** The chosen countries until the combobox is loaded; it uses styles that HTML rendered by the build must not contain. */
function StillChoice({ ids }: { ids: readonly string[] }) {
  return (
    <ul className="flex min-h-9 flex-wrap items-center gap-1 rounded-md border border-line-strong px-1.5 py-1">
      {ids.map((id) => (
        <li
          key={id}
          className="flex h-6 items-center rounded-sm bg-accent-soft pl-2 text-xs font-medium text-accent-strong"
        >
          {labelOf(countries, id)}
          <X aria-hidden="true" className="mx-2 ml-2.5 size-3" />
        </li>
      ))}
    </ul>
  );
}
