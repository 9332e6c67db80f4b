import { sayChoice, sayChoiceDetail } from '#domain/disclosures/words.ts';
import { type FrozenResult, inputsNow } from '#domain/frozen-results/frozen-result.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { FoldedPart } from './folded-part.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** The choices on disclosure requirements that were frozen with the result. */
export function FrozenDisclosureChoices({ result }: { result: FrozenResult }) {
  const { disclosureChoices } = inputsNow(result.inputs);
  if (disclosureChoices.length === 0) return null;
  return (
    <FoldedPart
      id={PART_IDS.disclosureChoices}
      title={say.disclosureChoicesTitle}
      count={say.choices(disclosureChoices.length)}
    >
      <ul className="flex flex-col gap-3 text-sm">
        {disclosureChoices.map((choice) => (
          <li key={`${choice.esrsVersion} ${choice.requirement}`}>
            <p className="font-medium wrap-anywhere">
              {choice.requirement}: {[sayChoice(choice), sayChoiceDetail(choice)].filter(Boolean).join(', ')}
            </p>
            {choice.reason === '' ? null : (
              <p dir="auto" className="max-w-prose wrap-anywhere">
                {choice.reason}
              </p>
            )}
            <p className="text-xs text-muted">{say.chosenBy(choice.chosenBy, formatMoment(choice.chosenAt))}</p>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}
